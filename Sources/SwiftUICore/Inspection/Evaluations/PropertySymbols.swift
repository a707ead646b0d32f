import Foundation
import Synchronization

/// Finds the names of computed properties from the addresses that the descriptions of key paths show.
///
/// The standard library asks the dynamic linker for these names, which knows no local symbols in ELF files. They are in the symbol table
/// of the file, unless it was stripped.
enum PropertySymbols {
    private static let known = Mutex<[UInt: String?]>([:])

    /// The name of the property whose getter for key paths is at an address; nil if it is not known.
    static func name(at address: UInt) -> String? {
        if let name = known.withLock({ $0[address] }) { return name }
        let name = symbol(at: address).flatMap(demangled).flatMap(propertyName)
        known.withLock { $0[address] = .some(name) }
        return name
    }

    /// The name in a description such as `key path getter for Module.(Model in _1A2B).title : Swift.String`.
    private static func propertyName(in description: String) -> String? {
        guard description.hasPrefix("key path getter for "), let end = description.firstRange(of: " : ")?.lowerBound,
            var name = description[..<end].split(separator: ".").last
        else { return nil }
        // A private property is followed by the file that it belongs to.
        if name.hasPrefix("(") { name = name.dropFirst().prefix { $0 != " " } }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
    }

    private static func demangled(_ symbol: String) -> String? {
        guard let text = swiftDemangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    /// The symbol of a function for key paths at an address, from the symbol table of the file that it was loaded from.
    private static func symbol(at address: UInt) -> String? {
        #if os(Linux)
        var image = LoadedImage()
        guard findImage(address, &image) != 0, let path = image.path else { return nil }
        // The linker knows the program by its first argument, which need not be a path.
        let paths = [String(cString: path), "/proc/self/exe"]
        for path in paths {
            guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { continue }
            if let name = file.withUnsafeBytes({ symbol(at: UInt64(address - image.base), in: $0) }) { return name }
        }
        #endif
        return nil
    }

    /// The symbol of a function for key paths at an address of a 64-bit ELF file of the byte order of this machine.
    private static func symbol(at address: UInt64, in file: UnsafeRawBufferPointer) -> String? {
        guard file.count > 64, file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]) else { return nil }
        func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Int {
            guard offset >= 0, offset <= file.count - MemoryLayout<Number>.size else { return 0 }
            return Int(truncatingIfNeeded: file.loadUnaligned(fromByteOffset: offset, as: Number.self))
        }
        let headers = number(UInt64.self, at: 40)
        let headerSize = number(UInt16.self, at: 58)
        func contents(ofSection index: Int) -> Range<Int>? {
            let header = headers + index * headerSize
            let (start, count) = (number(UInt64.self, at: header + 24), number(UInt64.self, at: header + 32))
            return start >= 0 && count >= 0 && start <= file.count && count <= file.count - start ? start..<start + count : nil
        }
        let symbolTable = 2
        for index in 0..<number(UInt16.self, at: 60) where number(UInt32.self, at: headers + index * headerSize + 4) == symbolTable {
            guard let symbols = contents(ofSection: index),
                let names = contents(ofSection: number(UInt32.self, at: headers + index * headerSize + 40))
            else { continue }
            for symbol in stride(from: symbols.lowerBound, to: symbols.upperBound - 23, by: 24)
            where file.loadUnaligned(fromByteOffset: symbol + 8, as: UInt64.self) == address {
                let start = names.lowerBound + number(UInt32.self, at: symbol)
                guard start < names.upperBound else { continue }
                let name = String(decoding: file[start..<names.upperBound].prefix { $0 != 0 }, as: UTF8.self)
                if name.hasSuffix("TK") { return name }
            }
        }
        return nil
    }
}

#if os(Linux)
/// The file that an address was loaded from: `Dl_info`, which Glibc does not show to Swift.
private struct LoadedImage {
    var path: UnsafePointer<CChar>?
    var base: UInt = 0
    var symbol: UnsafePointer<CChar>?
    var symbolAddress: UInt = 0
}

@_silgen_name("dladdr")
private func findImage(_ address: UInt, _ image: UnsafeMutablePointer<LoadedImage>) -> CInt
#endif

@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ name: UnsafePointer<CChar>, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?, _ outputLength: UnsafeMutablePointer<UInt>?,
    _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
