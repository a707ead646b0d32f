/// Keys of curves in DER.
enum KeyEncoding {
    /// Returns a public key as `SubjectPublicKeyInfo` (RFC 5480).
    static func encode(_ curve: _EllipticCurve, point: [UInt8]) -> [UInt8]? {
        LibraryKey.publicKey(curve, point: point)?.withUnsafePointer { key in
            LibCrypto.attempt { library in library.encoded { library.i2d_PUBKEY(key, $0) } }
        }
    }

    /// Returns a private key and its public one as `PrivateKeyInfo` (PKCS #8, RFC 5208) around `ECPrivateKey` (RFC 5915).
    static func encode(_ curve: _EllipticCurve, key: [UInt8], point: [UInt8]) -> [UInt8]? {
        LibraryKey.privateKey(curve, key, point: point)?.withUnsafePointer { key in
            LibCrypto.attempt { library in
                guard let info = library.EVP_PKEY2PKCS8(key) else { return nil }
                defer { library.PKCS8_PRIV_KEY_INFO_free(info) }
                return library.encoded { library.i2d_PKCS8_PRIV_KEY_INFO(info, $0) }
            }
        }
    }

    /// Returns the point of a public key (`SubjectPublicKeyInfo`), in any form, or nil if the bytes are none of the curve.
    static func decodePublicKey(_ curve: _EllipticCurve, _ bytes: [UInt8]) -> [UInt8]? {
        let key = LibraryKey.make { library in library.decode(bytes, { library.d2i_PUBKEY(nil, $0, $1) }, library.EVP_PKEY_free) }
        return key.flatMap { $0.isKey(of: curve) ? $0.point(of: curve) : nil }
    }

    /// Returns a private key, and the point of its public one in any form, or nil if the bytes are none of the curve. They are a `PrivateKeyInfo`
    /// or an `ECPrivateKey` with the name of its curve.
    static func decodePrivateKey(_ curve: _EllipticCurve, _ bytes: [UInt8]) -> (key: [UInt8], point: [UInt8])? {
        let key = LibraryKey.make { library in library.decode(bytes, { library.d2i_AutoPrivateKey(nil, $0, $1) }, library.EVP_PKEY_free) }
        guard let key, key.isKey(of: curve), let point = key.point(of: curve), let number = key.privateNumber(of: curve) else { return nil }
        return (number, point)
    }
}

extension LibraryKey {
    fileprivate func isKey(of curve: _EllipticCurve) -> Bool {
        let name: String? = withUnsafePointer { key in
            LibCrypto.attempt { library in
                // The longest name of a curve has less than 30 letters.
                var name = [CChar](repeating: 0, count: 80), count = 0
                guard library.EVP_PKEY_get_group_name(key, &name, name.count, &count) > 0, count < name.count else { return nil }
                return String(decoding: name.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
            }
        }
        return name == curve.libraryName
    }

    fileprivate func point(of curve: _EllipticCurve) -> [UInt8]? {
        withUnsafePointer { key in
            LibCrypto.attempt { library in
                var point = [UInt8](repeating: 0, count: curve.byteCount(.uncompressed)), count = 0
                let isRead = library.EVP_PKEY_get_octet_string_param(
                    key, String(describing: Parameter.Name.publicKey), &point, point.count, &count)
                return isRead > 0 && count <= point.count ? Array(point.prefix(count)) : nil
            }
        }
    }

    fileprivate func privateNumber(of curve: _EllipticCurve) -> [UInt8]? {
        withUnsafePointer { key in
            LibCrypto.bytes(curve.byteCount) { library, result in
                var number: OpaquePointer?
                defer { library.BN_clear_free(number) }
                let count = CInt(curve.byteCount)
                return library.EVP_PKEY_get_bn_param(key, String(describing: Parameter.Name.privateKey), &number) > 0
                    && library.BN_bn2binpad(number, result, count) == count
            }
        }
    }
}
