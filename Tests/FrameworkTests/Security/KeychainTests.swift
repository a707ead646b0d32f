import Foundation
import Testing

@testable import Security

/// The rules of items, in a store in memory.
struct KeychainTests {
    private let store = MemoryStore()
    private var keychain: Keychain { Keychain(store: store, program: "com.example.notes") }

    private func password(_ account: String, service: String = "notes", _ more: [String: Any] = [:]) -> [String: Any] {
        let base: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service, kSecAttrAccount as String: account,
        ]
        return base.merging(more) { $1 }
    }

    private func secret(_ query: [String: Any], in keychain: Keychain? = nil) -> (status: OSStatus, text: String?) {
        var result: CFTypeRef?
        let status = (keychain ?? self.keychain).copyMatching(query.merging([kSecReturnData as String: true]) { $1 }, &result)
        return (status, (result as? Data).map { String(decoding: $0, as: UTF8.self) })
    }

    @Test func passwordsAreFoundByTheirAttributes() {
        #expect(keychain.add(password("ada", [kSecValueData as String: Data("one".utf8)]), nil) == errSecSuccess)
        #expect(keychain.add(password("bob", [kSecValueData as String: Data("two".utf8)]), nil) == errSecSuccess)
        #expect(secret(password("ada")) == (errSecSuccess, "one"))
        #expect(secret(password("bob")) == (errSecSuccess, "two"))
        #expect(secret(password("eve")).status == errSecItemNotFound)
        #expect(secret(password("ada", service: "other")).status == errSecItemNotFound)
    }

    @Test func theSameAccountOfAServiceIsADuplicate() {
        let item = password("ada", [kSecValueData as String: Data("one".utf8)])
        #expect(keychain.add(item, nil) == errSecSuccess)
        #expect(keychain.add(item, nil) == errSecDuplicateItem)
        // An item without an account is another one, and one that differs in a value of the program's own is not.
        #expect(keychain.add([kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "notes"], nil) == errSecSuccess)
        #expect(keychain.add(item.merging([kSecAttrGeneric as String: Data([1])]) { $1 }, nil) == errSecDuplicateItem)
        #expect(keychain.add(item.merging([kSecAttrSynchronizable as String: true]) { $1 }, nil) == errSecSuccess)
    }

    @Test func itemsBelongToTheirProgram() {
        let other = Keychain(store: store, program: "com.example.mail")
        #expect(keychain.add(password("ada", [kSecValueData as String: Data("one".utf8)]), nil) == errSecSuccess)
        #expect(secret(password("ada"), in: other).status == errSecItemNotFound)
        let shared = password("ada", [kSecAttrAccessGroup as String: "group.example"])
        #expect(keychain.add(shared.merging([kSecValueData as String: Data("both".utf8)]) { $1 }, nil) == errSecSuccess)
        #expect(secret(shared, in: other) == (errSecSuccess, "both"))
        #expect(other.add(shared, nil) == errSecDuplicateItem)
    }

    @Test func attributesComeBackWithTheirTypes() throws {
        let date = Date(timeIntervalSince1970: 1)
        let item: [String: Any] = [
            kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "example.com", kSecAttrPort as String: 443,
            kSecAttrAccount as String: Data([0, 255]), kSecAttrLabel as String: "Example", kSecAttrComment as String: "\u{1}d",
            kSecAttrIsInvisible as String: true, kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlock,
            kSecValueData as String: Data("one".utf8),
        ]
        #expect(keychain.add(item, nil) == errSecSuccess)
        var result: CFTypeRef?
        let query: [String: Any] = [
            kSecClass as String: kSecClassInternetPassword, kSecAttrPort as String: 443, kSecReturnAttributes as String: kCFBooleanTrue!,
            kSecReturnData as String: kCFBooleanTrue!,
        ]
        #expect(keychain.copyMatching(query, &result) == errSecSuccess)
        let found = try #require(result as? [String: Any])
        #expect(found[kSecAttrServer as String] as? String == "example.com")
        #expect(found[kSecAttrPort as String] as? Int == 443)
        #expect(found[kSecAttrAccount as String] as? Data == Data([0, 255]))
        #expect(found[kSecAttrLabel as String] as? String == "Example")
        #expect(found[kSecAttrComment as String] as? String == "\u{1}d")
        #expect(found[kSecAttrIsInvisible as String] as? Bool == true)
        #expect(found[kSecAttrAccessible as String] as? String == kSecAttrAccessibleAfterFirstUnlock)
        #expect(found[kSecAttrCreationDate as String] as? Date == date)
        #expect(found[kSecValueData as String] as? Data == Data("one".utf8))
        #expect(found[kSecAttrPath as String] == nil)
    }

    @Test func aLimitDecidesBetweenAnItemAndAnArray() throws {
        for account in ["ada", "bob", "eve"] {
            #expect(keychain.add(password(account, [kSecValueData as String: Data(account.utf8)]), nil) == errSecSuccess)
        }
        func accounts(_ limit: Any) throws -> [String] {
            var result: CFTypeRef?
            let query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: limit, kSecReturnAttributes as String: true,
            ]
            #expect(keychain.copyMatching(query, &result) == errSecSuccess)
            return try #require(result as? [[String: Any]]).compactMap { $0[kSecAttrAccount as String] as? String }
        }
        #expect(try accounts(kSecMatchLimitAll) == ["ada", "bob", "eve"])
        #expect(try accounts(2) == ["ada", "bob"])
        #expect(secret([kSecClass as String: kSecClassGenericPassword]) == (errSecSuccess, "ada"))
        var untouched: CFTypeRef? = "kept" as AnyObject
        #expect(keychain.copyMatching(password("ada"), &untouched) == errSecSuccess)
        #expect(untouched as? String == "kept")
        #expect(keychain.copyMatching(password("ada", [kSecMatchLimit as String: 0]), nil) == errSecParam)
    }

    @Test func changesApplyToAllItemsThatAreFound() {
        #expect(keychain.update(password("ada"), [kSecValueData as String: Data()]) == errSecItemNotFound)
        for account in ["ada", "bob"] { #expect(keychain.add(password(account), nil) == errSecSuccess) }
        let all: [String: Any] = [kSecClass as String: kSecClassGenericPassword]
        #expect(keychain.update(all, [kSecValueData as String: Data("new".utf8)]) == errSecSuccess)
        #expect(secret(password("ada")) == (errSecSuccess, "new"))
        #expect(secret(password("bob")) == (errSecSuccess, "new"))
        #expect(keychain.update(password("ada"), [kSecAttrAccount as String: "bob"]) == errSecDuplicateItem)
        #expect(keychain.update(password("ada"), [kSecAttrAccount as String: "eve"]) == errSecSuccess)
        #expect(secret(password("eve")) == (errSecSuccess, "new"))
        #expect(keychain.delete(all) == errSecSuccess)
        #expect(keychain.delete(all) == errSecItemNotFound)
    }

    @Test func persistentReferencesFindTheirItem() throws {
        var result: CFTypeRef?
        let item = password("ada", [kSecValueData as String: Data("one".utf8), kSecReturnPersistentRef as String: true])
        #expect(keychain.add(item, &result) == errSecSuccess)
        let reference = try #require(result as? Data)
        #expect(secret([kSecValuePersistentRef as String: reference]) == (errSecSuccess, "one"))
        #expect(secret([kSecValuePersistentRef as String: Data("/item/9".utf8)]).status == errSecItemNotFound)
        #expect(keychain.delete([kSecValuePersistentRef as String: reference]) == errSecSuccess)
        #expect(secret(password("ada")).status == errSecItemNotFound)
    }

    @Test func queriesThatCannotBeAnsweredAreRefused() {
        #expect(keychain.add([:], nil) == errSecParam)
        #expect(keychain.add([kSecClass as String: "none"], nil) == errSecParam)
        #expect(keychain.add([kSecClass as String: kSecClassKey], nil) == errSecUnimplemented)
        #expect(keychain.add(password("ada", [kSecValueData as String: "text"]), nil) == errSecParam)
        #expect(keychain.add(password("ada", [kSecAttrComment as String: [1]]), nil) == errSecParam)
        // Nobody recognizes the owner of the computer.
        #expect(
            keychain.add(password("ada", [kSecAttrAccessible as String: kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly]), nil) == errSecAuthFailed)
        let owner = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, [.userPresence], nil)
        #expect(keychain.add(password("ada", [kSecAttrAccessControl as String: owner as Any]), nil) == errSecAuthFailed)
        let all = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, [], nil)
        #expect(keychain.add(password("ada", [kSecAttrAccessControl as String: all as Any]), nil) == errSecSuccess)
    }

    @Test(arguments: [
        (SecretStoreError.unavailable, errSecNotAvailable), (.dismissed, errSecUserCanceled), (.failed, errSecInternalError),
    ])
    func errorsOfTheStoreAreResultCodes(_ error: SecretStoreError, _ status: OSStatus) {
        let keychain = Keychain(store: MemoryStore(failure: error), program: "com.example.notes")
        #expect(keychain.add(password("ada"), nil) == status)
        #expect(keychain.copyMatching(password("ada"), nil) == status)
        #expect(keychain.update(password("ada"), [:]) == status)
        #expect(keychain.delete(password("ada")) == status)
    }

    @Test func lockedItemsAreSkippedOrRefused() {
        let keychain = Keychain(store: MemoryStore(failure: .locked), program: "com.example.notes")
        func status(_ choice: CFString) -> OSStatus { keychain.copyMatching(password("ada", [kSecUseAuthenticationUI as String: choice]), nil) }
        #expect(status(kSecUseAuthenticationUIFail) == errSecInteractionNotAllowed)
        #expect(status(kSecUseAuthenticationUISkip) == errSecItemNotFound)
        #expect(status(kSecUseAuthenticationUIAllow) == errSecItemNotFound)
    }

    @Test func randomBytesFillMemory() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(Set(bytes).count > 8)
        #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
        #expect(SecCopyErrorMessageString(errSecItemNotFound, nil)?.isEmpty == false)
        #expect(SecCopyErrorMessageString(12345, nil) == nil)
    }
}
