import Foundation

/// Where a context puts the file it makes.
public final class CGDataConsumer {
    private enum Target {
        case file(URL)
        case data(NSMutableData)
    }

    private let target: Target

    /// A consumer that writes a file, which exists from now on; nil if it cannot be made.
    public init?(url: CFURL) {
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
        target = .file(url)
    }

    /// A consumer that adds to some bytes.
    public init?(data: CFMutableData) {
        target = .data(data)
    }

    /// Takes a whole file.
    package func consume(_ data: Data) throws {
        switch target {
        case .file(let url): try data.write(to: url, options: .atomic)
        case .data(let bytes): bytes.append(data)
        }
    }
}
