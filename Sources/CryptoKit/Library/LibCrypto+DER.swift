extension LibCrypto {
    /// The most bytes that are read as DER, which is more than keys and signatures have.
    private static let encodedByteCountLimit = 1 << 14

    /// Returns the object that a function reads from DER, or nil if the bytes are none or go on behind it.
    func decode(_ bytes: [UInt8], _ function: (Reader, CLong) -> Object, _ free: (Object) -> Void) -> Object {
        guard bytes.count <= Self.encodedByteCountLimit else { return nil }
        return bytes.withUnsafeBufferPointer { buffer in
            var place = buffer.baseAddress
            guard let start = place, let result = function(&place, CLong(buffer.count)) else { return nil }
            guard place == start + buffer.count else {
                free(result)
                return nil
            }
            return result
        }
    }

    /// Returns the DER that a function writes. Without a place it only returns the number of bytes.
    func encoded(_ function: (Writer) -> CInt) -> [UInt8]? {
        let count = Int(function(nil))
        guard count > 0 else { return nil }
        var result = [UInt8](repeating: 0, count: count)
        let written = result.withUnsafeMutableBufferPointer { buffer in
            var place = buffer.baseAddress
            return function(&place)
        }
        return written == count ? result : nil
    }
}
