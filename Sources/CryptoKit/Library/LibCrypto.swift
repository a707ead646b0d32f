/// OpenSSL's libcrypto, which is loaded with the first use: programs that do without it neither need it nor wait for it. Its functions have
/// their names in C.
///
/// Its properties are set once, and the functions may be called on any thread as long as no two of them change an object at once.
final class LibCrypto: @unchecked Sendable {
    /// An object of the library, whose type only the library knows.
    typealias Object = OpaquePointer?
    /// A place where a function writes the object that it makes or finds.
    typealias ObjectPlace = UnsafeMutablePointer<OpaquePointer?>?
    typealias Text = UnsafePointer<CChar>?
    typealias Bytes = UnsafePointer<UInt8>?
    typealias Address = UnsafeRawPointer?
    typealias MutableAddress = UnsafeMutableRawPointer?
    /// A place for the bytes that a function writes.
    typealias Output = UnsafeMutablePointer<UInt8>?
    /// The number of bytes that there is a place for, or that were written.
    typealias OutputCount = UnsafeMutablePointer<Int>?
    /// The place that a function reads from, which it moves on.
    typealias Reader = UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    /// The place that a function writes to, which it moves on.
    typealias Writer = UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?

    // MARK: Errors and secrets (openssl/err.h, openssl/crypto.h)

    let ERR_clear_error: @convention(c) () -> Void
    let OPENSSL_cleanse: @convention(c) (MutableAddress, Int) -> Void

    // MARK: Hashes (openssl/evp.h)

    let EVP_MD_fetch: @convention(c) (Object, Text, Text) -> Object
    let EVP_MD_free: @convention(c) (Object) -> Void
    let EVP_MD_CTX_new: @convention(c) () -> Object
    let EVP_MD_CTX_free: @convention(c) (Object) -> Void
    let EVP_MD_CTX_copy_ex: @convention(c) (Object, Object) -> CInt
    let EVP_DigestInit_ex: @convention(c) (Object, Object, Object) -> CInt
    let EVP_DigestUpdate: @convention(c) (Object, Address, Int) -> CInt
    let EVP_DigestFinal_ex: @convention(c) (Object, Output, UnsafeMutablePointer<CUnsignedInt>?) -> CInt

    // MARK: Authentication codes (openssl/evp.h)

    let EVP_MAC_fetch: @convention(c) (Object, Text, Text) -> Object
    let EVP_MAC_free: @convention(c) (Object) -> Void
    let EVP_MAC_CTX_new: @convention(c) (Object) -> Object
    let EVP_MAC_CTX_free: @convention(c) (Object) -> Void
    let EVP_MAC_CTX_dup: @convention(c) (Object) -> Object
    let EVP_MAC_init: @convention(c) (Object, Bytes, Int, Address) -> CInt
    let EVP_MAC_update: @convention(c) (Object, Address, Int) -> CInt
    let EVP_MAC_final: @convention(c) (Object, Output, OutputCount, Int) -> CInt

    // MARK: Ciphers (openssl/evp.h)

    let EVP_CIPHER_fetch: @convention(c) (Object, Text, Text) -> Object
    let EVP_CIPHER_free: @convention(c) (Object) -> Void
    let EVP_CIPHER_CTX_new: @convention(c) () -> Object
    let EVP_CIPHER_CTX_free: @convention(c) (Object) -> Void
    let EVP_CIPHER_CTX_ctrl: @convention(c) (Object, CInt, CInt, MutableAddress) -> CInt
    let EVP_CipherInit_ex: @convention(c) (Object, Object, Object, Bytes, Bytes, CInt) -> CInt
    let EVP_CipherUpdate: @convention(c) (Object, Output, UnsafeMutablePointer<CInt>?, Bytes, CInt) -> CInt
    let EVP_CipherFinal_ex: @convention(c) (Object, Output, UnsafeMutablePointer<CInt>?) -> CInt

    // MARK: Derived keys (openssl/kdf.h)

    let EVP_KDF_fetch: @convention(c) (Object, Text, Text) -> Object
    let EVP_KDF_free: @convention(c) (Object) -> Void
    let EVP_KDF_CTX_new: @convention(c) (Object) -> Object
    let EVP_KDF_CTX_free: @convention(c) (Object) -> Void
    let EVP_KDF_derive: @convention(c) (Object, Output, Int, Address) -> CInt

    // MARK: Keys (openssl/evp.h)

    let EVP_PKEY_new_raw_private_key_ex: @convention(c) (Object, Text, Text, Bytes, Int) -> Object
    let EVP_PKEY_new_raw_public_key_ex: @convention(c) (Object, Text, Text, Bytes, Int) -> Object
    let EVP_PKEY_get_raw_public_key: @convention(c) (Object, Output, OutputCount) -> CInt
    let EVP_PKEY_free: @convention(c) (Object) -> Void
    let EVP_PKEY_CTX_new_from_name: @convention(c) (Object, Text, Text) -> Object
    let EVP_PKEY_CTX_new_from_pkey: @convention(c) (Object, Object, Text) -> Object
    let EVP_PKEY_CTX_free: @convention(c) (Object) -> Void
    let EVP_PKEY_fromdata_init: @convention(c) (Object) -> CInt
    let EVP_PKEY_fromdata: @convention(c) (Object, ObjectPlace, CInt, MutableAddress) -> CInt
    let EVP_PKEY_derive_init: @convention(c) (Object) -> CInt
    let EVP_PKEY_derive_set_peer: @convention(c) (Object, Object) -> CInt
    let EVP_PKEY_derive: @convention(c) (Object, Output, OutputCount) -> CInt
    let EVP_PKEY_sign_init: @convention(c) (Object) -> CInt
    let EVP_PKEY_sign: @convention(c) (Object, Output, OutputCount, Bytes, Int) -> CInt
    let EVP_PKEY_verify_init: @convention(c) (Object) -> CInt
    let EVP_PKEY_verify: @convention(c) (Object, Bytes, Int, Bytes, Int) -> CInt
    let EVP_DigestSignInit_ex: @convention(c) (Object, ObjectPlace, Text, Object, Text, Object, Address) -> CInt
    let EVP_DigestSign: @convention(c) (Object, Output, OutputCount, Bytes, Int) -> CInt
    let EVP_DigestVerifyInit_ex: @convention(c) (Object, ObjectPlace, Text, Object, Text, Object, Address) -> CInt
    let EVP_DigestVerify: @convention(c) (Object, Bytes, Int, Bytes, Int) -> CInt

    // MARK: Keys in files (openssl/evp.h, openssl/x509.h)

    let EVP_PKEY_get_group_name: @convention(c) (Object, UnsafeMutablePointer<CChar>?, Int, OutputCount) -> CInt
    let EVP_PKEY_get_bn_param: @convention(c) (Object, Text, ObjectPlace) -> CInt
    let EVP_PKEY_get_octet_string_param: @convention(c) (Object, Text, Output, Int, OutputCount) -> CInt
    let d2i_AutoPrivateKey: @convention(c) (ObjectPlace, Reader, CLong) -> Object
    let d2i_PUBKEY: @convention(c) (ObjectPlace, Reader, CLong) -> Object
    let i2d_PUBKEY: @convention(c) (Object, Writer) -> CInt
    let EVP_PKEY2PKCS8: @convention(c) (Object) -> Object
    let i2d_PKCS8_PRIV_KEY_INFO: @convention(c) (Object, Writer) -> CInt
    let PKCS8_PRIV_KEY_INFO_free: @convention(c) (Object) -> Void

    // MARK: Points of curves (openssl/ec.h)

    let EC_GROUP_new_by_curve_name: @convention(c) (CInt) -> Object
    let EC_GROUP_free: @convention(c) (Object) -> Void
    let EC_GROUP_get0_order: @convention(c) (Object) -> Object
    let EC_POINT_new: @convention(c) (Object) -> Object
    let EC_POINT_free: @convention(c) (Object) -> Void
    let EC_POINT_mul: @convention(c) (Object, Object, Object, Object, Object, Object) -> CInt
    let EC_POINT_point2oct: @convention(c) (Object, Object, CInt, Output, Int, Object) -> Int
    let EC_POINT_oct2point: @convention(c) (Object, Object, Bytes, Int, Object) -> CInt
    let EC_POINT_is_at_infinity: @convention(c) (Object, Object) -> CInt

    // MARK: Large numbers (openssl/bn.h)

    let BN_bin2bn: @convention(c) (Bytes, CInt, Object) -> Object
    let BN_bn2binpad: @convention(c) (Object, Output, CInt) -> CInt
    let BN_clear_free: @convention(c) (Object) -> Void
    let BN_is_zero: @convention(c) (Object) -> CInt
    let BN_cmp: @convention(c) (Object, Object) -> CInt

    // MARK: Signatures in DER (openssl/ec.h)

    let ECDSA_SIG_new: @convention(c) () -> Object
    let ECDSA_SIG_free: @convention(c) (Object) -> Void
    let ECDSA_SIG_set0: @convention(c) (Object, Object, Object) -> CInt
    let ECDSA_SIG_get0: @convention(c) (Object, ObjectPlace, ObjectPlace) -> Void
    let i2d_ECDSA_SIG: @convention(c) (Object, Writer) -> CInt
    let d2i_ECDSA_SIG: @convention(c) (ObjectPlace, Reader, CLong) -> Object

    /// Loads the library. Throws if it is missing, or lacks a function.
    init(file: String = "libcrypto.so.3") throws(LoadedLibrary.LoadingError) {
        let library = try LoadedLibrary(file)
        ERR_clear_error = try library.function("ERR_clear_error")
        OPENSSL_cleanse = try library.function("OPENSSL_cleanse")
        EVP_MD_fetch = try library.function("EVP_MD_fetch")
        EVP_MD_free = try library.function("EVP_MD_free")
        EVP_MD_CTX_new = try library.function("EVP_MD_CTX_new")
        EVP_MD_CTX_free = try library.function("EVP_MD_CTX_free")
        EVP_MD_CTX_copy_ex = try library.function("EVP_MD_CTX_copy_ex")
        EVP_DigestInit_ex = try library.function("EVP_DigestInit_ex")
        EVP_DigestUpdate = try library.function("EVP_DigestUpdate")
        EVP_DigestFinal_ex = try library.function("EVP_DigestFinal_ex")
        EVP_MAC_fetch = try library.function("EVP_MAC_fetch")
        EVP_MAC_free = try library.function("EVP_MAC_free")
        EVP_MAC_CTX_new = try library.function("EVP_MAC_CTX_new")
        EVP_MAC_CTX_free = try library.function("EVP_MAC_CTX_free")
        EVP_MAC_CTX_dup = try library.function("EVP_MAC_CTX_dup")
        EVP_MAC_init = try library.function("EVP_MAC_init")
        EVP_MAC_update = try library.function("EVP_MAC_update")
        EVP_MAC_final = try library.function("EVP_MAC_final")
        EVP_CIPHER_fetch = try library.function("EVP_CIPHER_fetch")
        EVP_CIPHER_free = try library.function("EVP_CIPHER_free")
        EVP_CIPHER_CTX_new = try library.function("EVP_CIPHER_CTX_new")
        EVP_CIPHER_CTX_free = try library.function("EVP_CIPHER_CTX_free")
        EVP_CIPHER_CTX_ctrl = try library.function("EVP_CIPHER_CTX_ctrl")
        EVP_CipherInit_ex = try library.function("EVP_CipherInit_ex")
        EVP_CipherUpdate = try library.function("EVP_CipherUpdate")
        EVP_CipherFinal_ex = try library.function("EVP_CipherFinal_ex")
        EVP_KDF_fetch = try library.function("EVP_KDF_fetch")
        EVP_KDF_free = try library.function("EVP_KDF_free")
        EVP_KDF_CTX_new = try library.function("EVP_KDF_CTX_new")
        EVP_KDF_CTX_free = try library.function("EVP_KDF_CTX_free")
        EVP_KDF_derive = try library.function("EVP_KDF_derive")
        EVP_PKEY_new_raw_private_key_ex = try library.function("EVP_PKEY_new_raw_private_key_ex")
        EVP_PKEY_new_raw_public_key_ex = try library.function("EVP_PKEY_new_raw_public_key_ex")
        EVP_PKEY_get_raw_public_key = try library.function("EVP_PKEY_get_raw_public_key")
        EVP_PKEY_free = try library.function("EVP_PKEY_free")
        EVP_PKEY_CTX_new_from_name = try library.function("EVP_PKEY_CTX_new_from_name")
        EVP_PKEY_CTX_new_from_pkey = try library.function("EVP_PKEY_CTX_new_from_pkey")
        EVP_PKEY_CTX_free = try library.function("EVP_PKEY_CTX_free")
        EVP_PKEY_fromdata_init = try library.function("EVP_PKEY_fromdata_init")
        EVP_PKEY_fromdata = try library.function("EVP_PKEY_fromdata")
        EVP_PKEY_derive_init = try library.function("EVP_PKEY_derive_init")
        EVP_PKEY_derive_set_peer = try library.function("EVP_PKEY_derive_set_peer")
        EVP_PKEY_derive = try library.function("EVP_PKEY_derive")
        EVP_PKEY_sign_init = try library.function("EVP_PKEY_sign_init")
        EVP_PKEY_sign = try library.function("EVP_PKEY_sign")
        EVP_PKEY_verify_init = try library.function("EVP_PKEY_verify_init")
        EVP_PKEY_verify = try library.function("EVP_PKEY_verify")
        EVP_DigestSignInit_ex = try library.function("EVP_DigestSignInit_ex")
        EVP_DigestSign = try library.function("EVP_DigestSign")
        EVP_DigestVerifyInit_ex = try library.function("EVP_DigestVerifyInit_ex")
        EVP_DigestVerify = try library.function("EVP_DigestVerify")
        EVP_PKEY_get_group_name = try library.function("EVP_PKEY_get_group_name")
        EVP_PKEY_get_bn_param = try library.function("EVP_PKEY_get_bn_param")
        EVP_PKEY_get_octet_string_param = try library.function("EVP_PKEY_get_octet_string_param")
        d2i_AutoPrivateKey = try library.function("d2i_AutoPrivateKey")
        d2i_PUBKEY = try library.function("d2i_PUBKEY")
        i2d_PUBKEY = try library.function("i2d_PUBKEY")
        EVP_PKEY2PKCS8 = try library.function("EVP_PKEY2PKCS8")
        i2d_PKCS8_PRIV_KEY_INFO = try library.function("i2d_PKCS8_PRIV_KEY_INFO")
        PKCS8_PRIV_KEY_INFO_free = try library.function("PKCS8_PRIV_KEY_INFO_free")
        EC_GROUP_new_by_curve_name = try library.function("EC_GROUP_new_by_curve_name")
        EC_GROUP_free = try library.function("EC_GROUP_free")
        EC_GROUP_get0_order = try library.function("EC_GROUP_get0_order")
        EC_POINT_new = try library.function("EC_POINT_new")
        EC_POINT_free = try library.function("EC_POINT_free")
        EC_POINT_mul = try library.function("EC_POINT_mul")
        EC_POINT_point2oct = try library.function("EC_POINT_point2oct")
        EC_POINT_oct2point = try library.function("EC_POINT_oct2point")
        EC_POINT_is_at_infinity = try library.function("EC_POINT_is_at_infinity")
        BN_bin2bn = try library.function("BN_bin2bn")
        BN_bn2binpad = try library.function("BN_bn2binpad")
        BN_clear_free = try library.function("BN_clear_free")
        BN_is_zero = try library.function("BN_is_zero")
        BN_cmp = try library.function("BN_cmp")
        ECDSA_SIG_new = try library.function("ECDSA_SIG_new")
        ECDSA_SIG_free = try library.function("ECDSA_SIG_free")
        ECDSA_SIG_set0 = try library.function("ECDSA_SIG_set0")
        ECDSA_SIG_get0 = try library.function("ECDSA_SIG_get0")
        i2d_ECDSA_SIG = try library.function("i2d_ECDSA_SIG")
        d2i_ECDSA_SIG = try library.function("d2i_ECDSA_SIG")
    }
}

extension LibCrypto {
    /// The library. A program that needs it ends without it: most functions of CryptoKit have no way to tell.
    static let shared: LibCrypto = {
        do {
            return try LibCrypto()
        } catch {
            fatalError("CryptoKit needs OpenSSL's libcrypto (Debian's package libssl3), which cannot be loaded: \(error)")
        }
    }()

    /// Calls functions of the library. `body` returns nil if one of them has failed.
    static func attempt<Result>(_ body: (LibCrypto) -> Result?) -> Result? {
        let result = body(shared)
        // The reasons for failures stay in a queue of the thread until they are cleared.
        if result == nil { shared.ERR_clear_error() }
        return result
    }

    /// Calls functions of the library. `body` returns false if one of them has failed.
    static func succeeds(_ body: (LibCrypto) -> Bool) -> Bool { attempt { body($0) ? true : nil } ?? false }

    /// Returns the bytes that functions of the library write, or nil if `write`, which gets a place for `count` bytes, returns false.
    static func bytes(_ count: Int, _ write: (LibCrypto, UnsafeMutablePointer<UInt8>) -> Bool) -> [UInt8]? {
        attempt { library in
            var isWritten = false
            let result = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
                buffer.initialize(repeating: 0)
                initialized = count
                // A buffer without bytes may have no address.
                guard let address = buffer.baseAddress else { return }
                isWritten = write(library, address)
                // What a function has written before it failed may be secret.
                if !isWritten { library.OPENSSL_cleanse(address, count) }
            }
            return isWritten ? result : nil
        }
    }
}
