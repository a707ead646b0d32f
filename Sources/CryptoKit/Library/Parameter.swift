/// A named value for a function of the library.
struct Parameter {
    /// Names of parameters, from openssl/core_names.h.
    enum Name {
        /// `OSSL_MAC_PARAM_DIGEST` and `OSSL_KDF_PARAM_DIGEST`.
        static let digest: StaticString = "digest"
        /// `OSSL_KDF_PARAM_MODE`.
        static let mode: StaticString = "mode"
        /// `OSSL_KDF_PARAM_KEY`.
        static let key: StaticString = "key"
        /// `OSSL_KDF_PARAM_SALT`.
        static let salt: StaticString = "salt"
        /// `OSSL_KDF_PARAM_INFO`.
        static let info: StaticString = "info"
        /// `OSSL_PKEY_PARAM_GROUP_NAME`.
        static let group: StaticString = "group"
        /// `OSSL_PKEY_PARAM_PUB_KEY`.
        static let publicKey: StaticString = "pub"
        /// `OSSL_PKEY_PARAM_PRIV_KEY`.
        static let privateKey: StaticString = "priv"
    }

    /// The types of values, with the numbers that openssl/core.h has for them.
    private enum Kind: UInt32 {
        /// `OSSL_PARAM_UNSIGNED_INTEGER`, in the byte order of the processor.
        case number = 2
        /// `OSSL_PARAM_UTF8_STRING`.
        case text = 4
        /// `OSSL_PARAM_OCTET_STRING`.
        case bytes = 5
    }

    private let name: StaticString
    private let kind: Kind
    private let value: [UInt8]

    static func text(_ name: StaticString, _ text: String) -> Self { Self(name: name, kind: .text, value: Array(text.utf8)) }
    static func bytes(_ name: StaticString, _ bytes: [UInt8]) -> Self { Self(name: name, kind: .bytes, value: bytes) }
    /// A number, whose most significant byte is the first.
    static func number(_ name: StaticString, _ bytes: [UInt8]) -> Self { Self(name: name, kind: .number, value: bytes) }

    /// `OSSL_PARAM` of openssl/core.h. Swift lays stored properties out in their order and with their natural alignment, as C does.
    struct Layout {
        var key: UnsafeRawPointer?
        var type: CUnsignedInt = 0
        var data: UnsafeMutableRawPointer?
        var count = 0
        var returnedCount = 0
    }

    /// Passes parameters to a function that only reads them, as an array of `OSSL_PARAM`. They are valid until `body` returns.
    static func withUnsafeArray<Result>(_ parameters: [Parameter], _ body: (UnsafeMutableRawPointer) -> Result) -> Result {
        // Behind each value is a zero, which ends texts, and gives values without bytes an address.
        let values = UnsafeMutableRawBufferPointer.allocate(byteCount: parameters.reduce(1) { $0 + $1.value.count + 1 }, alignment: 1)
        defer {
            // Keys are among the values.
            LibCrypto.shared.OPENSSL_cleanse(values.baseAddress, values.count)
            values.deallocate()
        }
        values.initializeMemory(as: UInt8.self, repeating: 0)
        var offset = 0
        var array = parameters.map { parameter in
            let count = parameter.value.count
            let place = UnsafeMutableRawBufferPointer(rebasing: values[offset..<offset + count + 1])
            offset += place.count
            if parameter.kind == .number, UInt16(1).littleEndian == 1 {
                place.copyBytes(from: parameter.value.reversed())
            } else {
                place.copyBytes(from: parameter.value)
            }
            // The text of a StaticString is part of the program, and ends with a zero.
            return Layout(key: UnsafeRawPointer(parameter.name.utf8Start), type: parameter.kind.rawValue, data: place.baseAddress, count: count)
        }
        // A parameter without a name is the end.
        array.append(Layout())
        return array.withUnsafeMutableBytes { buffer in
            guard let address = buffer.baseAddress else { fatalError("An array of parameters has an end.") }
            return body(address)
        }
    }
}
