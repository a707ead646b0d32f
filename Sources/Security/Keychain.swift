import CoreGraphics
import Foundation

/// The passwords of a program in a store, by the rules of Apple's keychain.
struct Keychain: Sendable {
    /// The passwords of this program in the store of the desktop.
    static let shared = Keychain(
        store: SecretService(), program: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)

    let store: any SecretStore
    /// The identifier of the program, to which items without an access group belong.
    let program: String

    // MARK: The calls of programs

    func add(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        status {
            let itemClass = try itemClass(of: attributes)
            guard let secret = data(attributes[kSecValueData] ?? Data()), var kept = KeychainItem.attributes(of: attributes, forSearch: false)
            else { throw KeychainError(errSecParam) }
            if let control = attributes[kSecAttrAccessControl] {
                guard let control = control as? SecAccessControl else { throw KeychainError(errSecParam) }
                guard control.flags.isEmpty else { throw KeychainError(errSecAuthFailed) }
                kept[kSecAttrAccessible] = control.protection
            }
            guard kept[kSecAttrAccessible] != kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly else { throw KeychainError(errSecAuthFailed) }
            kept[kSecClass] = itemClass
            kept[KeychainItem.program] = program
            complete(&kept, for: itemClass)
            guard try store.items(with: identity(of: kept), asksUser: asksUser(attributes)).isEmpty else {
                throw KeychainError(errSecDuplicateItem)
            }
            let label = attributes[kSecAttrLabel] as? String ?? kept[kSecAttrService] ?? kept[kSecAttrServer] ?? ""
            let item = try store.add(label: label.isEmpty ? program : label, attributes: kept, secret: secret)
            if let value = try value(of: item, for: attributes) { result?.pointee = value }
        }
    }

    func copyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        status {
            let items = try items(matching: query).sorted { ($0.created, $0.name) < ($1.created, $1.name) }
            let limit = query[kSecMatchLimit]
            if limit == nil || limit as? String == kSecMatchLimitOne || limit as? Int == 1 {
                if let value = try value(of: items[0], for: query) { result?.pointee = value }
                return
            }
            guard let count = limit as? String == kSecMatchLimitAll ? items.count : limit as? Int, count > 0 else {
                throw KeychainError(errSecParam)
            }
            let values = try items.prefix(count).compactMap { try value(of: $0, for: query) }
            if !values.isEmpty { result?.pointee = values as NSArray }
        }
    }

    func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
        status {
            guard let changed = KeychainItem.attributes(of: changes, forSearch: false) else { throw KeychainError(errSecParam) }
            var secret: Data?
            if let value = changes[kSecValueData] {
                guard let value = data(value) else { throw KeychainError(errSecParam) }
                secret = value
            }
            let items = try items(matching: query)
            for item in items {
                var attributes = item.attributes.merging(changed) { $1 }
                complete(&attributes, for: attributes[kSecClass] ?? "")
                let identity = identity(of: attributes)
                if identity != self.identity(of: item.attributes) {
                    guard try store.items(with: identity, asksUser: asksUser(query)).isEmpty else { throw KeychainError(errSecDuplicateItem) }
                }
                try store.change(
                    item, label: changes[kSecAttrLabel] as? String, attributes: attributes == item.attributes ? nil : attributes, secret: secret)
            }
        }
    }

    func delete(_ query: CFDictionary) -> OSStatus {
        status {
            for item in try items(matching: query) { try store.remove(item) }
        }
    }

    // MARK: Queries

    /// Returns the items that a query finds, of which there is one at least.
    private func items(matching query: CFDictionary) throws -> [StoredSecret] {
        if let reference = query[kSecValuePersistentRef] {
            guard let reference = data(reference) else { throw KeychainError(errSecParam) }
            guard let item = try store.item(named: String(decoding: reference, as: UTF8.self)), item.attributes[KeychainItem.program] == program
            else { throw KeychainError(errSecItemNotFound) }
            return [item]
        }
        let itemClass = try itemClass(of: query)
        guard var attributes = KeychainItem.attributes(of: query, forSearch: true) else { throw KeychainError(errSecParam) }
        attributes[kSecClass] = itemClass
        if attributes[kSecAttrAccessGroup] == nil { attributes[KeychainItem.program] = program }
        if query[kSecAttrSynchronizable] as? String == kSecAttrSynchronizableAny {
            attributes[kSecAttrSynchronizable] = nil
        } else if attributes[kSecAttrSynchronizable] == nil {
            attributes[kSecAttrSynchronizable] = KeychainItem.text(of: false)
        }
        var items: [StoredSecret]
        do {
            items = try store.items(with: attributes, asksUser: asksUser(query))
        } catch SecretStoreError.locked where query[kSecUseAuthenticationUI] as? String == kSecUseAuthenticationUISkip {
            items = []
        }
        if let label = query[kSecAttrLabel] as? String { items.removeAll { $0.label != label } }
        guard !items.isEmpty else { throw KeychainError(errSecItemNotFound) }
        return items
    }

    /// Returns what a query asks of an item, or nil if it asks for nothing.
    private func value(of item: StoredSecret, for query: CFDictionary) throws -> AnyObject? {
        func isAsked(_ key: String) -> Bool { query[key] as? Bool ?? false }
        var parts: [String: Any] = [:]
        if isAsked(kSecReturnData) { parts[kSecValueData] = try store.secret(of: item) }
        if isAsked(kSecReturnPersistentRef) { parts[kSecValuePersistentRef] = Data(item.name.utf8) }
        if isAsked(kSecReturnAttributes) {
            return KeychainItem.dictionary(of: item).merging(parts) { $1 } as AnyObject
        }
        if parts.count > 1 { return parts as AnyObject }
        return parts.first.map { $0.value as AnyObject }
    }

    private func itemClass(of query: CFDictionary) throws -> String {
        guard let itemClass = query[kSecClass] as? String else { throw KeychainError(errSecParam) }
        switch itemClass {
        case kSecClassGenericPassword, kSecClassInternetPassword: return itemClass
        case kSecClassKey, kSecClassCertificate, kSecClassIdentity: throw KeychainError(errSecUnimplemented)
        default: throw KeychainError(errSecParam)
        }
    }

    private func data(_ value: Any) -> Data? { value as? Data ?? (value as? NSData).map { Data(referencing: $0) } }

    private func asksUser(_ query: CFDictionary) -> Bool {
        guard let choice = query[kSecUseAuthenticationUI] as? String else { return true }
        return choice == kSecUseAuthenticationUIAllow
    }

    /// Adds empty texts for the attributes that tell items apart, so that a search for them finds none that has them.
    private func complete(_ attributes: inout [String: String], for itemClass: String) {
        if attributes[kSecAttrSynchronizable] == nil { attributes[kSecAttrSynchronizable] = KeychainItem.text(of: false) }
        for key in KeychainItem.identity(of: itemClass) where attributes[key] == nil { attributes[key] = "" }
    }

    /// Returns the attributes by which an item is the same as another one.
    private func identity(of attributes: [String: String]) -> [String: String] {
        let itemClass = attributes[kSecClass] ?? ""
        var identity = attributes.filter { KeychainItem.identity(of: itemClass).contains($0.key) }
        identity[kSecClass] = itemClass
        if identity[kSecAttrAccessGroup]?.isEmpty != false { identity[KeychainItem.program] = attributes[KeychainItem.program] }
        return identity
    }

    // MARK: Errors

    private func status(_ body: () throws -> Void) -> OSStatus {
        do {
            try body()
            return errSecSuccess
        } catch let error as KeychainError {
            return error.status
        } catch let error as SecretStoreError {
            return error.status
        } catch {
            return errSecInternalError
        }
    }
}

/// The result code of a call that has failed.
private struct KeychainError: Error {
    let status: OSStatus

    init(_ status: OSStatus) { self.status = status }
}
