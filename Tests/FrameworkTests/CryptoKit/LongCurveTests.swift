import CryptoKit
import Foundation
import Testing

/// Signatures and shared secrets of the curves P-384 and P-521, with published test vectors.
struct LongCurveTests {
    /// Section A.2.6 of RFC 6979.
    @Test("P-384 recognises a published signature, and no other")
    func signature384() throws {
        let key = try P384.Signing.PrivateKey(
            rawRepresentation: hex("6b9d3dad2e1b8c1c05b19875b6659f4de23c3b667bf297ba9aa47740787137d896d5724e4c70a825f872c9ea60d2edf5"))
        #expect(
            digits(key.publicKey.rawRepresentation)
                == "ec3a4e415b4e19a4568618029f427fa5da9a8bc4ae92e02e06aae5286b300c64def8f0ea9055866064a254515480bc138015d9b72d7d57244ea8ef9ac0c621896708a59367f9dfb9f54ca84b3f1c9db1288b231c3ae0d4fe7344fd2533264720"
        )
        let signature = try P384.Signing.ECDSASignature(
            rawRepresentation: hex(
                "94edbb92a5ecb8aad4736e56c691916b3f88140666ce9fa73d64c4ea95ad133c81a648152e44acf96e36dd1e80fabe4699ef4aeb15f178cea1fe40db2603138f130e740a19624526203b6351d0a3a94fa329c145786e679e7b82c71a38628ac8"
            ))
        #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("samplf".utf8)))
        #expect(key.publicKey.isValidSignature(signature, for: SHA384.hash(data: Data("sample".utf8))))
        #expect(try P384.Signing.ECDSASignature(derRepresentation: signature.derRepresentation) == signature)
    }

    /// Section A.2.7 of RFC 6979.
    @Test("P-521 recognises a published signature, and no other")
    func signature521() throws {
        let key = try P521.Signing.PrivateKey(
            rawRepresentation: hex(
                "00fad06daa62ba3b25d2fb40133da757205de67f5bb0018fee8c86e1b68c7e75caa896eb32f1f47c70855836a6d16fcc1466f6d8fbec67db89ec0c08b0e996b83538"
            ))
        #expect(
            digits(key.publicKey.rawRepresentation)
                == "01894550d0785932e00eaa23b694f213f8c3121f86dc97a04e5a7167db4e5bcd371123d46e45db6b5d5370a7f20fb633155d38ffa16d2bd761dcac474b9a2f5023a400493101c962cd4d2fddf782285e64584139c2f91b47f87ff82354d6630f746a28a0db25741b5b34a828008b22acc23f924faafbd4d33f81ea66956dfeaa2bfdfcf5"
        )
        let signature = try P521.Signing.ECDSASignature(
            rawRepresentation: hex(
                "00c328fafcbd79dd77850370c46325d987cb525569fb63c5d3bc53950e6d4c5f174e25a1ee9017b5d450606add152b534931d7d4e8455cc91f9b15bf05ec36e377fa00617cce7cf5064806c467f678d3b4080d6f1cc50af26ca209417308281b68af282623eaa63e5b5c0723d8b8c37ff0777b1a20f8ccb1dccc43997f1ee0e44da4a67a"
            ))
        #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
        #expect(!P521.Signing.PrivateKey().publicKey.isValidSignature(signature, for: Data("sample".utf8)))
        #expect(try P521.Signing.ECDSASignature(derRepresentation: signature.derRepresentation) == signature)
    }

    /// Section 8.2 of RFC 5903.
    @Test("P-384 agrees as published")
    func agreement384() throws {
        let initiator = try P384.KeyAgreement.PrivateKey(
            rawRepresentation: hex("099f3c7034d4a2c699884d73a375a67f7624ef7c6b3c0f160647b67414dce655e35b538041e649ee3faef896783ab194"))
        let responder = try P384.KeyAgreement.PrivateKey(
            rawRepresentation: hex("41cb0779b4bdb85d47846725fbec3c9430fab46cc8dc5060855cc9bda0aa2942e0308312916b8ed2960e4bd55a7448fc"))
        #expect(
            digits(responder.publicKey.rawRepresentation)
                == "e558dbef53eecde3d3fccfc1aea08a89a987475d12fd950d83cfa41732bc509d0d1ac43a0336def96fda41d0774a3571dcfbec7aacf3196472169e838430367f66eebe3c6e70c416dd5f0c68759dd1fff83fa40142209dff5eaad96db9e6386c"
        )
        let secret = try initiator.sharedSecretFromKeyAgreement(with: responder.publicKey)
        #expect(
            secret.withUnsafeBytes { digits($0) }
                == "11187331c279962d93d604243fd592cb9d0a926f422e47187521287e7156c5c4d603135569b9e9d09cf5d4a270f59746")
        #expect(try responder.sharedSecretFromKeyAgreement(with: initiator.publicKey) == secret)
    }

    /// Section 8.3 of RFC 5903.
    @Test("P-521 agrees as published")
    func agreement521() throws {
        let initiator = try P521.KeyAgreement.PrivateKey(
            rawRepresentation: hex(
                "0037ade9319a89f4dabdb3ef411aaccca5123c61acab57b5393dce47608172a095aa85a30fe1c2952c6771d937ba9777f5957b2639bab072462f68c27a57382d4a52"
            ))
        let responder = try P521.KeyAgreement.PrivateKey(
            rawRepresentation: hex(
                "0145ba99a847af43793fdd0e872e7cdfa16be30fdc780f97bccc3f078380201e9c677d600b343757a3bdbf2a3163e4c2f869cca7458aa4a4effc311f5cb151685eb9"
            ))
        let secret = try initiator.sharedSecretFromKeyAgreement(with: responder.publicKey)
        #expect(
            secret.withUnsafeBytes { digits($0) }
                == "01144c7d79ae6956bc8edb8e7c787c4521cb086fa64407f97894e5e6b2d79b04d1427e73ca4baa240a34786859810c06b3c715a3a8cc3151f2bee417996d19f3ddea"
        )
        #expect(try responder.sharedSecretFromKeyAgreement(with: initiator.publicKey) == secret)
    }

    @Test("Keys and signatures of the long curves are read as they were written, and have the sizes of their curves")
    func ownKeys() throws {
        let data = Data("text".utf8)
        let key384 = P384.Signing.PrivateKey(), signature384 = try key384.signature(for: data)
        #expect(key384.rawRepresentation.count == 48 && key384.x963Representation.count == 145 && signature384.rawRepresentation.count == 96)
        #expect(key384.publicKey.compressedRepresentation.count == 49 && key384.publicKey.isValidSignature(signature384, for: data))
        #expect(try P384.Signing.PublicKey(compressedRepresentation: key384.publicKey.compressedRepresentation) == key384.publicKey)
        #expect(try P384.Signing.PrivateKey(x963Representation: key384.x963Representation).rawRepresentation == key384.rawRepresentation)

        let key521 = P521.Signing.PrivateKey(), signature521 = try key521.signature(for: data)
        #expect(key521.rawRepresentation.count == 66 && key521.x963Representation.count == 199 && signature521.rawRepresentation.count == 132)
        #expect(key521.publicKey.compressedRepresentation.count == 67 && key521.publicKey.isValidSignature(signature521, for: data))
        #expect(try P521.Signing.PublicKey(compressedRepresentation: key521.publicKey.compressedRepresentation) == key521.publicKey)
        #expect(try P521.Signing.PrivateKey(x963Representation: key521.x963Representation).rawRepresentation == key521.rawRepresentation)
        #expect(signature521.withUnsafeBytes { Data($0) } == signature521.rawRepresentation)

        // The number is not below the order of the curve.
        #expect(throws: CryptoKitError.incorrectParameterSize) { try P521.Signing.PrivateKey(rawRepresentation: Data(repeating: 2, count: 66)) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try P521.Signing.PrivateKey(rawRepresentation: key384.rawRepresentation) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try P384.Signing.PublicKey(rawRepresentation: key521.publicKey.rawRepresentation) }
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try P384.Signing.ECDSASignature(derRepresentation: signature521.derRepresentation)
        }
    }
}
