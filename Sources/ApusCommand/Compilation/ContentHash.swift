import Foundation

/// A 128-bit FNV-1a hash that identifies a compiled program by all its inputs.
struct ContentHash {
    private var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

    mutating func combine(_ text: String) {
        combine(Data(text.utf8))
    }

    /// Adds `data` and its length, so that ("ab", "c") and ("a", "bc") differ.
    mutating func combine(_ data: Data) {
        var length = UInt64(data.count).littleEndian
        withUnsafeBytes(of: &length) { mix($0) }
        data.withUnsafeBytes { mix($0) }
    }

    private mutating func mix(_ bytes: UnsafeRawBufferPointer) {
        for byte in bytes {
            value ^= UInt128(byte)
            value &*= 0x0000_0000_0100_0000_0000_0000_0000_013b
        }
    }

    var name: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}
