import Foundation
import Synchronization

@testable import Security

/// A store of secrets in memory.
final class MemoryStore: SecretStore {
    struct Contents {
        var items: [String: (item: StoredSecret, secret: Data)] = [:]
        var count = 0
    }

    let contents = Mutex(Contents())
    /// What the store throws instead of an answer; nil for nothing.
    let failure: SecretStoreError?

    init(failure: SecretStoreError? = nil) { self.failure = failure }

    func items(with attributes: [String: String], asksUser: Bool) throws -> [StoredSecret] {
        if let failure, asksUser == false || failure != .locked { throw failure }
        return contents.withLock { contents in
            contents.items.values.map(\.item).filter { item in attributes.allSatisfy { item.attributes[$0.key] == $0.value } }
        }
    }

    func item(named name: String) throws -> StoredSecret? { contents.withLock { $0.items[name]?.item } }

    func secret(of item: StoredSecret) throws -> Data { contents.withLock { $0.items[item.name]?.secret ?? Data() } }

    func add(label: String, attributes: [String: String], secret: Data) throws -> StoredSecret {
        contents.withLock { contents in
            contents.count += 1
            let date = Date(timeIntervalSince1970: Double(contents.count))
            let item = StoredSecret(name: "/item/\(contents.count)", label: label, attributes: attributes, created: date, modified: date)
            contents.items[item.name] = (item, secret)
            return item
        }
    }

    func change(_ item: StoredSecret, label: String?, attributes: [String: String]?, secret: Data?) throws {
        contents.withLock { contents in
            if let label { contents.items[item.name]?.item.label = label }
            if let attributes { contents.items[item.name]?.item.attributes = attributes }
            if let secret { contents.items[item.name]?.secret = secret }
        }
    }

    func remove(_ item: StoredSecret) throws { contents.withLock { $0.items[item.name] = nil } }
}
