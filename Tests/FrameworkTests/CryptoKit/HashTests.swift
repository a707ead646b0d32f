import CryptoKit
import Foundation
import Testing

/// Hash functions and authentication codes, with published test vectors.
struct HashTests {
    /// FIPS 180-4 (examples of NIST), and RFC 1321.
    @Test("Digests of published texts")
    func digestsOfTexts() {
        let text = Data("abc".utf8)
        #expect(digits(SHA256.hash(data: text)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            digits(SHA384.hash(data: text))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            digits(SHA512.hash(data: text))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
        )
        #expect(digits(Insecure.SHA1.hash(data: text)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(digits(Insecure.MD5.hash(data: text)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(digits(SHA256.hash(data: Data())) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test("A digest describes itself with the name of its function, and is a sequence of its bytes")
    func descriptions() {
        let digest = SHA256.hash(data: Data("abc".utf8))
        #expect("\(digest)" == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect("\(Insecure.MD5.hash(data: Data()))" == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
        #expect(Array(digest).count == SHA256.byteCount && digest == Data(digest) && digest != Data(repeating: 0, count: 32))
        #expect(digest.withUnsafeBytes { Array($0) } == Array(digest))
    }

    @Test("Data that is added in parts has the digest of the whole, and a copy goes on by itself")
    func parts() {
        var function = SHA256()
        function.update(data: Data("a".utf8))
        var copy = function
        function.update(data: Data("bc".utf8))
        copy.update(data: Data("x".utf8))
        #expect(function.finalize() == SHA256.hash(data: Data("abc".utf8)) && copy.finalize() == SHA256.hash(data: Data("ax".utf8)))
        // A calculation goes on after its result was read.
        function.update(data: Data("d".utf8))
        #expect(function.finalize() == SHA256.hash(data: Data("abcd".utf8)))
    }

    /// Test cases 1, 2 and 6 of RFC 4231.
    @Test("Authentication codes of published texts")
    func codes() {
        let first = HMAC<SHA256>.authenticationCode(for: Data("Hi There".utf8), using: SymmetricKey(data: hex(String(repeating: "0b", count: 20))))
        #expect(digits(first) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        let key = SymmetricKey(data: Data("Jefe".utf8)), text = Data("what do ya want for nothing?".utf8)
        #expect(
            digits(HMAC<SHA512>.authenticationCode(for: text, using: key))
                == "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
        )
        let long = SymmetricKey(data: hex(String(repeating: "aa", count: 131)))
        let code = HMAC<SHA256>.authenticationCode(for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8), using: long)
        #expect(digits(code) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test("A code is valid for its data and key only, and can be made in parts")
    func validity() {
        let key = SymmetricKey(size: .bits256), data = Data("message".utf8)
        var code = HMAC<SHA256>(key: key)
        code.update(data: data.prefix(3))
        code.update(data: data.dropFirst(3))
        let mac = code.finalize()
        #expect(HMAC<SHA256>.isValidAuthenticationCode(mac, authenticating: data, using: key))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(mac), authenticating: data, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(mac).dropLast(), authenticating: data, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(mac, authenticating: data + [0], using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(mac, authenticating: data, using: SymmetricKey(size: .bits256)))
        #expect("\(mac)".hasPrefix("HMAC with SHA256: "))
        // An empty key is a key.
        #expect(HMAC<SHA256>.authenticationCode(for: Data(), using: SymmetricKey(data: Data())).byteCount == 32)
    }

    /// Test cases 1 and 3 of RFC 5869.
    @Test("Derived keys of published ones")
    func derivedKeys() {
        let input = SymmetricKey(data: hex(String(repeating: "0b", count: 22)))
        let salt = hex("000102030405060708090a0b0c"), info = hex("f0f1f2f3f4f5f6f7f8f9")
        let expected = hex("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        #expect(HKDF<SHA256>.deriveKey(inputKeyMaterial: input, salt: salt, info: info, outputByteCount: 42) == SymmetricKey(data: expected))
        let pseudorandom = HKDF<SHA256>.extract(inputKeyMaterial: input, salt: salt)
        #expect(digits(pseudorandom) == "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5")
        #expect(HKDF<SHA256>.expand(pseudoRandomKey: pseudorandom, info: info, outputByteCount: 42) == SymmetricKey(data: expected))
        let plain = hex("8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
        #expect(HKDF<SHA256>.deriveKey(inputKeyMaterial: input, outputByteCount: 42) == SymmetricKey(data: plain))
    }

    @Test func keys() {
        #expect(SymmetricKey(size: .bits192).bitCount == 192)
        #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
        #expect(SymmetricKey(data: [1, 2] as [UInt8]) == SymmetricKey(data: Data([1, 2])))
    }
}
