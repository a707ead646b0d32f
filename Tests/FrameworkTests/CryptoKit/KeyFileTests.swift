import CryptoKit
import Foundation
import Testing

/// Keys in DER and PEM, compared with what OpenSSL's command writes.
struct KeyFileTests {
    @Test("Private keys are read in both formats, and written in that of PKCS #8 as OpenSSL writes them")
    func privateKeys() throws {
        let key = try P384.Signing.PrivateKey(pemRepresentation: KeyFiles.sec1)
        #expect(key.pemRepresentation == KeyFiles.pkcs8)
        for file in [KeyFiles.pkcs8, KeyFiles.withoutPublicKey, KeyFiles.pkcs8.replacingOccurrences(of: "\n", with: "\r\n") + "\r\n"] {
            #expect(try P384.Signing.PrivateKey(pemRepresentation: file).rawRepresentation == key.rawRepresentation)
        }
        #expect(try P384.KeyAgreement.PrivateKey(derRepresentation: key.derRepresentation).rawRepresentation == key.rawRepresentation)
        #expect(try P256.Signing.PrivateKey(pemRepresentation: KeyFiles.short).rawRepresentation.count == 32)
    }

    @Test("Public keys are read with either form of the point, and written as OpenSSL writes them")
    func publicKeys() throws {
        let key = try P384.Signing.PrivateKey(pemRepresentation: KeyFiles.pkcs8).publicKey
        #expect(key.pemRepresentation == KeyFiles.publicKey)
        #expect(try P384.Signing.PublicKey(pemRepresentation: KeyFiles.publicKey) == key)
        #expect(try P384.Signing.PublicKey(pemRepresentation: KeyFiles.compressedKey) == key)
        #expect(try P384.KeyAgreement.PublicKey(derRepresentation: Array(key.derRepresentation)).rawRepresentation == key.rawRepresentation)
    }

    @Test("A signature that OpenSSL made with the key of a file is valid")
    func signatures() throws {
        let key = try P521.Signing.PrivateKey(pemRepresentation: KeyFiles.long)
        let signature = try P521.Signing.ECDSASignature(derRepresentation: hex(KeyFiles.signature))
        #expect(digits(signature.derRepresentation) == KeyFiles.signature)
        #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("other".utf8)))
    }

    @Test("Random keys of each curve are read as they were written")
    func ownKeys() throws {
        let short = P256.KeyAgreement.PrivateKey(), long = P521.Signing.PrivateKey()
        #expect(try P256.KeyAgreement.PrivateKey(pemRepresentation: short.pemRepresentation).rawRepresentation == short.rawRepresentation)
        #expect(try P256.KeyAgreement.PublicKey(derRepresentation: short.publicKey.derRepresentation) == short.publicKey)
        #expect(try P521.Signing.PrivateKey(derRepresentation: long.derRepresentation).rawRepresentation == long.rawRepresentation)
        #expect(try P521.Signing.PublicKey(pemRepresentation: long.publicKey.pemRepresentation) == long.publicKey)
    }

    @Test(
        "What has no block with the title of a key is no file",
        arguments: ["", "key", "-----BEGIN PRIVATE KEY-----\nAAAA", "-----BEGIN PRIVATE KEY-----\n%\n-----END PRIVATE KEY-----", KeyFiles.encrypted])
    func noFiles(text: String) {
        #expect(throws: CryptoKitASN1Error.invalidPEMDocument) { try P256.Signing.PrivateKey(pemRepresentation: text) }
        #expect(throws: CryptoKitASN1Error.invalidPEMDocument) { try P256.Signing.PublicKey(pemRepresentation: text) }
    }

    @Test("Keys of other curves, keys that do not belong together, and bytes that go on or are missing are errors")
    func badKeys() throws {
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P256.Signing.PrivateKey(pemRepresentation: KeyFiles.pkcs8) }
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P521.Signing.PublicKey(pemRepresentation: KeyFiles.publicKey) }
        let key = P256.Signing.PrivateKey().derRepresentation
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P256.Signing.PrivateKey(derRepresentation: key + [0]) }
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P256.Signing.PrivateKey(derRepresentation: key.dropLast()) }
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P256.Signing.PrivateKey(derRepresentation: Data()) }
        // The public key is at the end.
        let other = key.dropLast(65) + P256.Signing.PrivateKey().publicKey.x963Representation
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P256.Signing.PrivateKey(derRepresentation: other) }
        // A private key is no public one.
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P256.Signing.PublicKey(derRepresentation: key) }
    }

    @Test("A key that has the numbers of its curve instead of the name is read, but not with another generator")
    func explicitNumbers() throws {
        let key = try P256.Signing.PublicKey(pemRepresentation: KeyFiles.explicit)
        #expect(try key == P256.Signing.PrivateKey(pemRepresentation: KeyFiles.short).publicKey)
        var bytes = try #require(Data(base64Encoded: KeyFiles.explicit.split(separator: "\n").dropFirst().dropLast().joined()))
        // The generator is the public key of the number 1. With any other point private keys would be other ones.
        let one = try P256.Signing.PrivateKey(rawRepresentation: [UInt8](repeating: 0, count: 31) + [1])
        let generator = try #require(bytes.range(of: one.publicKey.x963Representation))
        bytes.replaceSubrange(generator, with: key.x963Representation)
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P256.Signing.PublicKey(derRepresentation: bytes) }
    }
}
