/// The parts of keys that are made of parameters, from openssl/evp.h and openssl/core_dispatch.h.
private enum Selection {
    /// `EVP_PKEY_PUBLIC_KEY`.
    static let publicKey: CInt = 0x86
    /// `EVP_PKEY_KEYPAIR`.
    static let keyPair: CInt = 0x87
}

extension LibraryKey {
    /// Makes a key of a curve. `point` is the public key in its uncompressed form.
    static func publicKey(_ curve: _EllipticCurve, point: [UInt8]) -> LibraryKey? {
        ofCurve([.text(Parameter.Name.group, curve.libraryName), .bytes(Parameter.Name.publicKey, point)], Selection.publicKey)
    }

    /// Makes a key of a curve. `point` is the public key of `key` in its uncompressed form.
    static func privateKey(_ curve: _EllipticCurve, _ key: [UInt8], point: [UInt8]) -> LibraryKey? {
        let parameters: [Parameter] = [
            .text(Parameter.Name.group, curve.libraryName), .bytes(Parameter.Name.publicKey, point), .number(Parameter.Name.privateKey, key),
        ]
        return ofCurve(parameters, Selection.keyPair)
    }

    private static func ofCurve(_ parameters: [Parameter], _ selection: CInt) -> LibraryKey? {
        make { library in
            guard let context = library.EVP_PKEY_CTX_new_from_name(nil, "EC", nil) else { return nil }
            defer { library.EVP_PKEY_CTX_free(context) }
            guard library.EVP_PKEY_fromdata_init(context) > 0 else { return nil }
            var result: OpaquePointer?
            let isMade = Parameter.withUnsafeArray(parameters) { library.EVP_PKEY_fromdata(context, &result, selection, $0) > 0 }
            return isMade ? result : nil
        }
    }
}
