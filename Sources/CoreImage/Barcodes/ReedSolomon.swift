/// Codewords that correct errors, by the code of Reed and Solomon over the field of 256 elements that QR codes use.
struct ReedSolomon {
    /// The coefficients of the generator without the first one, which is 1.
    private let generator: [UInt8]

    /// - Parameter count: The number of codewords.
    init(count: Int) {
        var generator = [UInt8](repeating: 0, count: count)
        generator[count - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<count {
            for index in generator.indices {
                generator[index] = Self.product(generator[index], root)
                if index + 1 < count { generator[index] ^= generator[index + 1] }
            }
            root = Self.product(root, 2)
        }
        self.generator = generator
    }

    /// Returns the codewords for data.
    func remainder(of data: some Sequence<UInt8>) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: generator.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in result.indices { result[index] ^= Self.product(generator[index], factor) }
        }
        return result
    }

    /// The product in the field with the polynomial x⁸ + x⁴ + x³ + x² + 1.
    static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        var product: Int = 0
        for bit in (0..<8).reversed() {
            product = (product << 1) ^ ((product >> 7) * 0x11D)
            if right >> bit & 1 == 1 { product ^= Int(left) }
        }
        return UInt8(truncatingIfNeeded: product)
    }
}
