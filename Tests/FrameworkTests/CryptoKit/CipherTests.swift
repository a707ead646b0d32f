import CryptoKit
import Foundation
import Testing

/// Sealed boxes, with published test vectors.
struct CipherTests {
    /// Test case 4 of the specification of GCM by McGrew and Viega, which NIST publishes.
    @Test("AES-GCM seals as published")
    func published() throws {
        let key = SymmetricKey(data: hex("feffe9928665731c6d6a8f9467308308"))
        let text = hex(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
        let data = hex("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let box = try AES.GCM.seal(text, using: key, nonce: AES.GCM.Nonce(data: hex("cafebabefacedbaddecaf888")), authenticating: data)
        #expect(
            digits(box.ciphertext)
                == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091")
        #expect(digits(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
        #expect(try AES.GCM.open(box, using: key, authenticating: data) == Data(text))
    }

    /// Test case 6 of the same specification: a nonce of 60 bytes. The box has no combined form.
    @Test func longNonce() throws {
        let nonce = try AES.GCM.Nonce(
            data: hex(
                "9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57a637b39b"))
        let text = hex(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
        let box = try AES.GCM.seal(
            text, using: SymmetricKey(data: hex("feffe9928665731c6d6a8f9467308308")), nonce: nonce,
            authenticating: hex("feedfacedeadbeeffeedfacedeadbeefabaddad2"))
        #expect(digits(box.tag) == "619cc5aefffe0bfa462af43c1699d050" && box.combined == nil)
    }

    /// Section 2.8.2 of RFC 8439.
    @Test("ChaCha20-Poly1305 seals as published")
    func chaCha() throws {
        let key = SymmetricKey(data: hex("808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f"))
        let text = Data(
            "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.".utf8)
        let data = hex("50515253c0c1c2c3c4c5c6c7")
        let box = try ChaChaPoly.seal(text, using: key, nonce: ChaChaPoly.Nonce(data: hex("070000004041424344454647")), authenticating: data)
        #expect(digits(box.tag) == "1ae10b594f09e26a7e902ecbd0600691" && digits(box.ciphertext).hasPrefix("d31a8d34648e60db7b86afbc53ef7ec2"))
        #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: box.combined), using: key, authenticating: data) == text)
    }

    @Test("Boxes keep any data, none too, and have another nonce each time", arguments: [0, 1, 15, 16, 17, 100_000])
    func roundTrip(count: Int) throws {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
        for size in [SymmetricKeySize.bits128, .bits192, .bits256] {
            let key = SymmetricKey(size: size)
            let box = try AES.GCM.seal(data, using: key), other = try AES.GCM.seal(data, using: key)
            #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: #require(box.combined)), using: key) == data)
            #expect(Array(box.nonce) != Array(other.nonce))
        }
        let key = SymmetricKey(size: .bits256)
        #expect(try ChaChaPoly.open(ChaChaPoly.seal(data, using: key), using: key) == data)
    }

    @Test("A box that was changed, or is opened with another key or other data, does not open")
    func authentication() throws {
        let key = SymmetricKey(size: .bits256), data = Data("secret".utf8)
        let combined = try #require(try AES.GCM.seal(data, using: key, authenticating: Data("header".utf8)).combined)
        for place in combined.indices {
            var changed = combined
            changed[place] ^= 1
            let box = try AES.GCM.SealedBox(combined: changed)
            #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key, authenticating: Data("header".utf8)) }
        }
        let box = try AES.GCM.SealedBox(combined: combined)
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(box, using: SymmetricKey(size: .bits256), authenticating: Data("header".utf8))
        }
    }

    @Test("Sizes that a cipher does not accept are errors")
    func sizes() throws {
        let data = Data("a".utf8), short = SymmetricKey(data: Data(count: 20))
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(data, using: short) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try ChaChaPoly.seal(data, using: SymmetricKey(size: .bits128)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 11)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.Nonce(data: Data(count: 13)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try ChaChaPoly.SealedBox(nonce: ChaChaPoly.Nonce(), ciphertext: data, tag: Data(count: 15))
        }
    }
}
