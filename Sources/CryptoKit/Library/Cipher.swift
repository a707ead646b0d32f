import Foundation

/// A cipher that authenticates what it encrypts.
enum Cipher {
    static let tagByteCount = 16

    /// The parts of a sealed box in its combined form: a nonce of 12 bytes, the encrypted text and the tag.
    static func parts(ofCombined combined: some DataProtocol) throws -> (nonce: Data, ciphertext: Data, tag: Data) {
        let bytes = Data(combined)
        guard bytes.count >= 12 + tagByteCount else { throw CryptoKitError.incorrectParameterSize }
        return (bytes.prefix(12), bytes.dropFirst(12).dropLast(tagByteCount), bytes.suffix(tagByteCount))
    }

    /// Returns the encrypted text and its tag. `name` is the one that the library has for the cipher; the key has the cipher's number of bytes.
    static func seal(
        _ name: String, _ message: some DataProtocol, _ key: SymmetricKey, nonce: [UInt8], authenticating data: some DataProtocol
    ) throws -> (text: Data, tag: Data) {
        var tag = [UInt8](repeating: 0, count: tagByteCount)
        let text = run(.encrypting, name, Array(message), key, nonce: nonce, authenticating: Array(data), tag: &tag)
        guard let text else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return (text, Data(tag))
    }

    /// Returns the decrypted text. Throws if the tag is not that of the text, the key and the data.
    static func open(
        _ name: String, _ text: Data, tag: Data, _ key: SymmetricKey, nonce: [UInt8], authenticating data: some DataProtocol
    ) throws -> Data {
        var tag = Array(tag)
        let result = run(.decrypting, name, Array(text), key, nonce: nonce, authenticating: Array(data), tag: &tag)
        guard let result else { throw CryptoKitError.authenticationFailure }
        return result
    }
}

/// The values of the parameter `enc` of `EVP_CipherInit_ex`.
private enum Direction: CInt {
    case decrypting = 0
    case encrypting = 1
}

/// Requests to a cipher, from openssl/evp.h.
private enum Control {
    /// `EVP_CTRL_AEAD_SET_IVLEN`.
    static let setNonceByteCount: CInt = 0x9
    /// `EVP_CTRL_AEAD_GET_TAG`.
    static let getTag: CInt = 0x10
    /// `EVP_CTRL_AEAD_SET_TAG`.
    static let setTag: CInt = 0x11
}

extension Cipher {
    /// Returns the encrypted or decrypted text, which has as many bytes as `text`, or nil if the library refuses. The tag, of 16 bytes, is written
    /// or compared.
    private static func run(
        _ direction: Direction, _ name: String, _ text: [UInt8], _ key: SymmetricKey, nonce: [UInt8], authenticating data: [UInt8],
        tag: inout [UInt8]
    ) -> Data? {
        // A place for a byte more, as one for none may have no address.
        let result = LibCrypto.bytes(text.count + 1) { library, result in
            let cipher = library.EVP_CIPHER_fetch(nil, name, nil)
            let context = library.EVP_CIPHER_CTX_new()
            defer {
                library.EVP_CIPHER_CTX_free(context)
                library.EVP_CIPHER_free(cipher)
            }
            guard let cipher, let context, let nonceCount = CInt(exactly: nonce.count), nonceCount <= 1 << 16,
                library.EVP_CipherInit_ex(context, cipher, nil, nil, nil, direction.rawValue) > 0,
                library.EVP_CIPHER_CTX_ctrl(context, Control.setNonceByteCount, nonceCount, nil) > 0,
                library.EVP_CipherInit_ex(context, nil, nil, key.bytes, nonce, direction.rawValue) > 0,
                library.update(context, nil, data), library.update(context, result, text),
                direction == .encrypting || library.EVP_CIPHER_CTX_ctrl(context, Control.setTag, CInt(tagByteCount), &tag) > 0
            else { return false }
            // The last block, which these ciphers do not have, would be written here.
            var last = [UInt8](repeating: 0, count: 16), written: CInt = 0
            return library.EVP_CipherFinal_ex(context, &last, &written) > 0
                && (direction == .decrypting || library.EVP_CIPHER_CTX_ctrl(context, Control.getTag, CInt(tagByteCount), &tag) > 0)
        }
        return result.map { Data($0.dropLast()) }
    }
}

extension LibCrypto {
    /// Passes bytes to a cipher, in parts whose sizes its function can take. `result` is a place for as many, or nil for bytes that are only
    /// authenticated.
    fileprivate func update(_ context: OpaquePointer, _ result: UnsafeMutablePointer<UInt8>?, _ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            var offset = 0
            while offset < buffer.count {
                let part = UnsafeBufferPointer(rebasing: buffer[offset..<min(offset + 1 << 30, buffer.count)])
                var written: CInt = 0
                guard EVP_CipherUpdate(context, result.map { $0 + offset }, &written, part.baseAddress, CInt(part.count)) > 0 else { return false }
                offset += part.count
            }
            return true
        }
    }
}
