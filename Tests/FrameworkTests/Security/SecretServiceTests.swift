import Foundation
import Testing

@testable import Security

/// The store of a desktop on a bus.
@Suite(.serialized) struct SecretServiceTests {
    @Test func withoutABusOrAServiceThereIsNoStore() throws {
        let noBus = Keychain(store: SecretService(address: "unix:path=/nonexistent"), program: "com.example.notes")
        #expect(noBus.delete([kSecClass as String: kSecClassGenericPassword]) == errSecNotAvailable)
        // A bus starts GNOME Keyring, where it is installed.
        guard PrivateBus.isInstalled, !PrivateBus.hasKeyring else { return }
        let bus = try PrivateBus()
        defer { bus.end() }
        let noService = Keychain(store: SecretService(address: bus.address), program: "com.example.notes")
        #expect(noService.delete([kSecClass as String: kSecClassGenericPassword]) == errSecNotAvailable)
    }

    @Test func valuesOfMessagesAreReadAsTheyWereMade() {
        let value = Variant.tuple([
            .text("a\0b"), .path("/x"), .path("no path"), .bytes(Data([0, 1, 255])), .bytes(Data()), .texts(["k": "v"]), .boxed(.flag(true)),
            .values(["n": .text("z")]), .paths(["/a", "/b"]),
        ])
        #expect(value.part(0)?.text == "ab")
        #expect(value.part(1)?.text == "/x")
        #expect(value.part(2)?.text == "/")
        #expect(value.part(3)?.bytes == Data([0, 1, 255]))
        #expect(value.part(4)?.bytes == Data())
        #expect(value.part(5)?.dictionary == ["k": "v"])
        #expect(value.part(6)?.part(0)?.isTrue == true)
        #expect(value.part(7)?["n"]?.text == "z")
        #expect(value.part(8)?.paths == ["/a", "/b"])
        #expect(value.part(9) == nil)
        #expect(value.text == nil)
        #expect(value.part(0)?.part(0) == nil)
    }

    /// Uses GNOME Keyring, where it is installed, in a folder of its own.
    @Test func aKeyringStoresFindsChangesAndRemovesItems() async throws {
        guard PrivateBus.isInstalled, PrivateBus.hasKeyring else { return }
        let bus = try PrivateBus()
        defer { bus.end() }
        try bus.startKeyring()
        let keychain = Keychain(store: SecretService(address: bus.address), program: "com.example.notes")
        let item: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "notes", kSecAttrAccount as String: "Ådä",
        ]
        // The daemon needs a moment, in which the bus would start another one.
        for _ in 0..<500 where try await bus.names("org.freedesktop.secrets").isEmpty { try await Task.sleep(for: .milliseconds(20)) }
        #expect(keychain.delete(item) == errSecItemNotFound)
        let secret = Data((0...255).map { UInt8($0) })
        #expect(keychain.add(item.merging([kSecValueData as String: secret]) { $1 }, nil) == errSecSuccess)
        #expect(keychain.add(item, nil) == errSecDuplicateItem)
        var result: CFTypeRef?
        #expect(keychain.copyMatching(item.merging([kSecReturnData as String: true]) { $1 }, &result) == errSecSuccess)
        #expect(result as? Data == secret)
        #expect(keychain.update(item, [kSecAttrAccount as String: "bob", kSecValueData as String: Data()]) == errSecSuccess)
        #expect(keychain.copyMatching(item, nil) == errSecItemNotFound)
        let all: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecReturnAttributes as String: true]
        #expect(keychain.copyMatching(all, &result) == errSecSuccess)
        let attributes = try #require(result as? [String: Any])
        #expect(attributes[kSecAttrAccount as String] as? String == "bob")
        #expect((attributes[kSecAttrCreationDate as String] as? Date)?.timeIntervalSinceNow ?? -1e9 > -600)
        #expect(keychain.delete(all) == errSecSuccess)
        #expect(keychain.copyMatching(all, nil) == errSecItemNotFound)
    }
}
