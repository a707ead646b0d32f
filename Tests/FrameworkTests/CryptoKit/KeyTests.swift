import CryptoKit
import Foundation
import Testing

/// Signatures and shared secrets, with published test vectors.
struct KeyTests {
    /// Test 2 of section 7.1 of RFC 8032.
    @Test("Ed25519 signs as published")
    func ed25519() throws {
        let key = try Curve25519.Signing.PrivateKey(rawRepresentation: hex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
        #expect(digits(key.publicKey.rawRepresentation) == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
        let signature = try key.signature(for: [0x72] as [UInt8])
        #expect(
            digits(signature)
                == "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00")
        #expect(key.publicKey.isValidSignature(signature, for: [0x72] as [UInt8]))
        #expect(!key.publicKey.isValidSignature(signature, for: [0x73] as [UInt8]))
        #expect(!key.publicKey.isValidSignature(signature.dropLast(), for: [0x72] as [UInt8]))
        #expect(!Curve25519.Signing.PrivateKey().publicKey.isValidSignature(signature, for: [0x72] as [UInt8]))
    }

    /// Section 6.1 of RFC 7748.
    @Test("X25519 agrees as published")
    func x25519() throws {
        let alice = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: hex("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
        let bob = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: hex("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
        #expect(digits(alice.publicKey.rawRepresentation) == "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")
        let secret = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
        #expect(try secret == bob.sharedSecretFromKeyAgreement(with: alice.publicKey))
        #expect(secret.withUnsafeBytes { digits($0) } == "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
    }

    @Test("A key that leads to no secret is an error, and so are bytes of another number")
    func badKeys() throws {
        let none = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 32))
        #expect(throws: CryptoKitError.self) { try Curve25519.KeyAgreement.PrivateKey().sharedSecretFromKeyAgreement(with: none) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try Curve25519.Signing.PrivateKey(rawRepresentation: Data(count: 31)) }
        #expect(throws: CryptoKitError.self) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32)) }
        #expect(throws: CryptoKitError.self) { try P256.Signing.PrivateKey(rawRepresentation: Data(repeating: 255, count: 32)) }
        // Not on the curve.
        #expect(throws: CryptoKitError.incorrectParameterSize) { try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 1, count: 64)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try P256.Signing.PublicKey(x963Representation: Data()) }
    }

    /// Section A.2.5 of RFC 6979.
    @Test("P-256 recognises a published signature, and no other")
    func ecdsa() throws {
        let key = try P256.Signing.PrivateKey(rawRepresentation: hex("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
        #expect(
            digits(key.publicKey.rawRepresentation)
                == "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb67903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299"
        )
        let signature = try P256.Signing.ECDSASignature(
            rawRepresentation: hex(
                "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"
            ))
        #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("samplf".utf8)))
        #expect(!P256.Signing.PrivateKey().publicKey.isValidSignature(signature, for: Data("sample".utf8)))
        #expect(try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation) == signature)
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation.dropLast())
        }
    }

    @Test("Signatures of P-256 are valid, and keys are read as they were written")
    func ownSignatures() throws {
        for number in 0..<20 {
            let key = P256.Signing.PrivateKey(), data = Data("text \(number)".utf8)
            let signature = try key.signature(for: data)
            #expect(key.publicKey.isValidSignature(signature, for: data) && key.publicKey.isValidSignature(signature, for: SHA256.hash(data: data)))
            #expect(try P256.Signing.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation) == key.publicKey)
            #expect(try P256.Signing.PublicKey(x963Representation: key.publicKey.x963Representation) == key.publicKey)
            #expect(try P256.Signing.PrivateKey(x963Representation: key.x963Representation).rawRepresentation == key.rawRepresentation)
        }
        let other = P256.Signing.PrivateKey().publicKey.x963Representation + P256.Signing.PrivateKey().rawRepresentation
        #expect(throws: CryptoKitError.incorrectParameterSize) { try P256.Signing.PrivateKey(x963Representation: other) }
    }

    /// Section 8.1 of RFC 5903.
    @Test("P-256 agrees as published")
    func ecdh() throws {
        let initiator = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: hex("c88f01f510d9ac3f70a292daa2316de544e9aab8afe84049c62a9c57862d1433"))
        let responder = try P256.KeyAgreement.PublicKey(
            rawRepresentation: hex(
                "d12dfb5289c8d4f81208b70270398c342296970a0bccb74c736fc7554494bf6356fbf3ca366cc23e8157854c13c58d6aac23f046ada30f8353e74f33039872ab"
            ))
        let secret = try initiator.sharedSecretFromKeyAgreement(with: responder)
        #expect(secret.withUnsafeBytes { digits($0) } == "d6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de")
        let key = secret.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data("salt".utf8), sharedInfo: Data(), outputByteCount: 32)
        let input = SymmetricKey(data: secret)
        #expect(key == HKDF<SHA256>.deriveKey(inputKeyMaterial: input, salt: Data("salt".utf8), outputByteCount: 32))
    }

    /// The definition in ANSI X9.63: the hash of the secret, a counter and the information.
    @Test func x963() throws {
        let key = Curve25519.KeyAgreement.PrivateKey()
        let secret = try key.sharedSecretFromKeyAgreement(with: Curve25519.KeyAgreement.PrivateKey().publicKey)
        let block = SHA256.hash(data: secret.withUnsafeBytes { Data($0) } + [0, 0, 0, 1] + Data("info".utf8))
        let derived = secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: Data("info".utf8), outputByteCount: 32)
        #expect(derived == SymmetricKey(data: block))
    }
}
