import Foundation

/// A film without compression and sound, in an AVI file, which every GStreamer can read.
struct RawMovie {
    /// The colours of the pictures as red, green and blue. Each fills its picture, of which the top left quarter is white.
    let colours: [(UInt8, UInt8, UInt8)]
    let width: Int
    let height: Int
    /// The pictures a second.
    let rate: Int

    /// Returns the bytes of the file.
    var file: Data {
        let pictures = colours.map(picture)
        let size = pictures.first?.count ?? 0
        var header = Data()
        header += chunk(
            "avih", words(UInt32(1_000_000 / rate), 0, 0, 0x10, UInt32(pictures.count), 0, 1, UInt32(size), UInt32(width), UInt32(height), 0, 0, 0, 0)
        )
        let stream = Data("vidsDIB ".utf8) + words(0, 0, 0, 1, UInt32(rate), 0, UInt32(pictures.count), UInt32(size), .max, 0, 0, 0)
        // Rows lie from bottom to top, since the height is positive, with blue first.
        let format = words(40, UInt32(width), UInt32(height), 24 << 16 | 1, 0, UInt32(size), 0, 0, 0, 0)
        header += list("strl", chunk("strh", stream) + chunk("strf", format))
        var movie = Data()
        var index = Data()
        for picture in pictures {
            index += Data("00db".utf8) + words(0x10, UInt32(4 + movie.count), UInt32(size))
            movie += chunk("00db", picture)
        }
        let content = list("hdrl", header) + list("movi", movie) + chunk("idx1", index)
        return chunk("RIFF", Data("AVI ".utf8) + content)
    }

    /// Calls a function with the file, which exists that long.
    func withFile<Result>(isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> Result) async throws -> Result {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID()).avi")
        try file.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try await body(url)
    }

    private func picture(_ colour: (UInt8, UInt8, UInt8)) -> Data {
        var bytes = Data()
        for row in (0..<height).reversed() {
            for column in 0..<width {
                let isWhite = row < height / 2 && column < width / 2
                bytes += isWhite ? [255, 255, 255] : [colour.2, colour.1, colour.0]
            }
        }
        return bytes
    }

    private func words(_ words: UInt32...) -> Data {
        words.reduce(into: Data()) { data, word in withUnsafeBytes(of: word.littleEndian) { data.append(contentsOf: $0) } }
    }

    private func chunk(_ name: String, _ content: Data) -> Data { Data(name.utf8) + words(UInt32(content.count)) + content }
    private func list(_ name: String, _ content: Data) -> Data { chunk("LIST", Data(name.utf8) + content) }
}
