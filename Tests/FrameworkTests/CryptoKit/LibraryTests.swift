import Foundation
import Testing

@testable import CryptoKit

/// The border to OpenSSL's libcrypto.
struct LibraryTests {
    @Test("A missing library, and one without the functions, are told with the loader's words")
    func loading() {
        #expect { try LibCrypto(file: "libcrypto.so.none") } throws: { "\($0)".contains("libcrypto.so.none: cannot open shared object file") }
        #expect { try LibCrypto(file: "libm.so.6") } throws: { "\($0)" == "it lacks ERR_clear_error" }
    }

    @Test("Parameters are laid out as in C, end with one without a name, and have an address without bytes too")
    func parameters() {
        #expect(MemoryLayout<Parameter.Layout>.stride == 5 * MemoryLayout<Int>.stride)
        let parameters: [Parameter] = [.text("digest", "SHA1"), .bytes("key", []), .number("priv", [1, 2, 3])]
        Parameter.withUnsafeArray(parameters) { address in
            let array = UnsafeRawBufferPointer(start: address, count: 4 * MemoryLayout<Parameter.Layout>.stride).bindMemory(to: Parameter.Layout.self)
            #expect(array.map(\.type) == [4, 5, 2, 0] && array.map(\.count) == [4, 0, 3, 0])
            #expect(array.map { $0.key.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } } == ["digest", "key", "priv", nil])
            // Texts end with a zero, and the first byte of a number is the least significant on the processors that Swift is made for.
            let values = array.map { UnsafeRawBufferPointer(start: $0.data, count: $0.data == nil ? 0 : $0.count + 1).map { $0 } }
            #expect(values == [Array("SHA1".utf8) + [0], [0], [3, 2, 1, 0], []])
        }
    }

    @Test("Failures leave no error behind for others who use the library, and no bytes")
    func failures() throws {
        let library = try LoadedLibrary("libcrypto.so.3")
        let error: @convention(c) () -> CUnsignedLong = try library.function("ERR_peek_error")
        #expect(DigestContext.begin("none") == nil)
        #expect(LibraryKey.publicKey("none", [1]) == nil)
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P256.Signing.PrivateKey(derRepresentation: Data("none".utf8)) }
        #expect(throws: CryptoKitError.self) { try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 1, count: 64)) }
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(
                AES.GCM.SealedBox(combined: Data(repeating: 1, count: 40)), using: SymmetricKey(size: .bits256))
        }
        #expect(error() == 0)
        _ = LibCrypto.shared.EVP_MD_fetch(nil, "none", nil)
        #expect(error() != 0)
        LibCrypto.shared.ERR_clear_error()
        #expect(LibCrypto.bytes(4) { _, place in place.pointee == 1 } == nil)
    }
}
