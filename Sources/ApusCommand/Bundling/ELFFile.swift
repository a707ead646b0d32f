import Foundation

/// What the loader reads of a program or shared library: the libraries it needs and where it looks for them. 64-bit little-endian only.
struct ELFFile {
    private(set) var data: Data
    /// The names of the libraries that the file needs.
    private(set) var needed: [String] = []
    /// Offsets of the run paths in the file.
    private var runPathOffsets: [Int] = []

    /// nil if `data` is not such a file.
    init?(_ data: Data) {
        self.data = Data(data)
        guard data.count > 64, data.prefix(6) == Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let table = offset(at: 32), let size = number(at: 54, bytes: 2), let count = number(at: 56, bytes: 2), size >= 56
        else { return nil }
        var loads: [(address: Int, offset: Int, size: Int)] = []
        var dynamic: (offset: Int, size: Int)?
        for index in 0..<count {
            let header = table + index * size
            guard let type = number(at: header, bytes: 4), let place = offset(at: header + 8), let address = offset(at: header + 16),
                let length = offset(at: header + 32)
            else { return nil }
            if type == 1 { loads.append((address, place, length)) }
            if type == 2 { dynamic = (place, length) }
        }
        guard let dynamic else { return }
        var entries: [(tag: Int, value: Int)] = []
        var place = dynamic.offset
        while place <= dynamic.offset + dynamic.size - 16, let tag = offset(at: place), let value = offset(at: place + 8), tag != 0 {
            entries.append((tag, value))
            place += 16
        }
        guard let strings = entries.first(where: { $0.tag == 5 })?.value,
            let load = loads.first(where: { strings >= $0.address && strings - $0.address < $0.size })
        else { return }
        let start = strings - load.address + load.offset
        for entry in entries where entry.value < data.count {
            switch entry.tag {
            case 1: if let name = string(at: start + entry.value) { needed.append(name) }
            case 15, 29: runPathOffsets.append(start + entry.value)
            default: break
            }
        }
    }

    /// The folders in which the loader looks for the libraries, as the file has them.
    var runPaths: [String] { runPathOffsets.compactMap(string) }

    /// Writes another run path over each that the file has; says whether there was room.
    mutating func replaceRunPaths(with path: String) -> Bool {
        for place in runPathOffsets {
            guard let old = string(at: place), old.utf8.count >= path.utf8.count else { return false }
            let text = Data(path.utf8) + Data(count: old.utf8.count - path.utf8.count)
            data.replaceSubrange(place..<place + text.count, with: text)
        }
        return true
    }

    private func number(at place: Int, bytes: Int) -> Int? {
        guard place >= 0, place <= data.count - bytes else { return nil }
        var result: UInt64 = 0
        for index in (0..<bytes).reversed() { result = result << 8 | UInt64(data[place + index]) }
        return Int(exactly: result)
    }

    /// A number of 64 bits that is small enough to reckon with.
    private func offset(at place: Int) -> Int? { number(at: place, bytes: 8).flatMap { $0 < 1 << 48 ? $0 : nil } }

    private func string(at place: Int) -> String? {
        guard place >= 0, place < data.count, let end = data[place...].firstIndex(of: 0) else { return nil }
        return String(validating: data[place..<end], as: UTF8.self)
    }
}
