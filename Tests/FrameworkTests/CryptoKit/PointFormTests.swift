import CryptoKit
import Foundation
import Testing

/// What code for several curves asks of their keys.
private protocol RawKey {
    init<D: ContiguousBytes>(rawRepresentation data: D) throws
    var rawRepresentation: Data { get }
}

extension P256.Signing.PrivateKey: RawKey {}
extension P384.Signing.PrivateKey: RawKey {}
extension P521.KeyAgreement.PrivateKey: RawKey {}

/// The forms in which points of curves are written.
struct PointFormTests {
    /// The order of P-256, of SEC 2, less one. The public key of this number is the generator with the other second coordinate.
    private static let last = hex("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550")
    private static let one = [UInt8](repeating: 0, count: 31) + [1]
    /// The generator, also of SEC 2. Its second coordinate, 4fe3…, is the smaller one of two.
    private static let generator = "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"

    @Test("Only the key with the smaller second coordinate has a compact form, and is read from it")
    func compact() throws {
        let one = try P256.Signing.PrivateKey(rawRepresentation: Self.one), last = try P256.Signing.PrivateKey(rawRepresentation: Self.last)
        #expect(one.publicKey.compactRepresentation.map { digits($0) } == Self.generator && last.publicKey.compactRepresentation == nil)
        #expect(last.publicKey.rawRepresentation.prefix(32) == one.publicKey.rawRepresentation.prefix(32) && last.publicKey != one.publicKey)
        #expect(try P256.Signing.PublicKey(compactRepresentation: hex(Self.generator)) == one.publicKey)
        #expect(throws: CryptoKitError.incorrectParameterSize) { try P256.Signing.PublicKey(compactRepresentation: hex(Self.generator).dropLast()) }
    }

    @Test("New keys have a compact form unless that is not asked for")
    func newKeys() throws {
        let keys = (0..<40).map { _ in P256.KeyAgreement.PrivateKey().publicKey }
        for key in keys { #expect(try P256.KeyAgreement.PublicKey(compactRepresentation: #require(key.compactRepresentation)) == key) }
        let others = (0..<40).map { _ in P256.KeyAgreement.PrivateKey(compactRepresentable: false).publicKey.compactRepresentation }
        #expect(others.contains(nil) && others.contains { $0 != nil })
        let long = P521.KeyAgreement.PrivateKey().publicKey
        #expect(try P521.KeyAgreement.PublicKey(compactRepresentation: #require(long.compactRepresentation)) == long)
    }

    @Test("The form that tells both coordinates and the sign is none of a key's")
    func hybrid() throws {
        var bytes = try P256.Signing.PrivateKey(rawRepresentation: Self.one).publicKey.x963Representation
        bytes[0] = 7
        #expect(throws: CryptoKitError.incorrectParameterSize) { try P256.Signing.PublicKey(x963Representation: bytes) }
    }

    /// Programs make the keys of several curves conform to a protocol of their own.
    @Test func protocols() throws {
        func isRead(_ key: some RawKey) throws -> Bool {
            try type(of: key).init(rawRepresentation: key.rawRepresentation).rawRepresentation == key.rawRepresentation
        }
        #expect(try isRead(P256.Signing.PrivateKey()))
        #expect(try isRead(P384.Signing.PrivateKey()))
        #expect(try isRead(P521.KeyAgreement.PrivateKey()))
    }
}
