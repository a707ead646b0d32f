import CCrypto
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

    /// Returns the encrypted text and its tag.
    static func seal(
        _ name: String, _ message: some DataProtocol, _ key: SymmetricKey, nonce: [UInt8], authenticating data: some DataProtocol
    ) throws -> (text: Data, tag: Data) {
        Library.load()
        let (message, data) = (Array(message), Array(data))
        var tag = [UInt8](repeating: 0, count: tagByteCount)
        // An array without elements has no address that could be written to.
        var text = [UInt8](repeating: 0, count: max(1, message.count))
        let success = apus_seal(name, key.bytes, nonce, nonce.count, message, message.count, data, data.count, &text, &tag)
        guard success != 0 else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return (Data(text.prefix(message.count)), Data(tag))
    }

    static func open(
        _ name: String, _ text: Data, tag: Data, _ key: SymmetricKey, nonce: [UInt8], authenticating data: some DataProtocol
    ) throws -> Data {
        Library.load()
        let (message, data) = (Array(text), Array(data))
        var result = [UInt8](repeating: 0, count: max(1, message.count))
        let success = apus_open(name, key.bytes, nonce, nonce.count, message, message.count, data, data.count, &result, Array(tag))
        guard success != 0 else { throw CryptoKitError.authenticationFailure }
        return Data(result.prefix(message.count))
    }
}
