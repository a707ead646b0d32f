import Foundation

/// A store of secrets with attributes, by which they are found.
protocol SecretStore: Sendable {
    /// Returns the items that have all of some attributes, in no order.
    ///
    /// - Parameter asksUser: Whether the user may be asked to unlock them. If not, locked items are left out, and an error is thrown if there
    ///   are no others.
    func items(with attributes: [String: String], asksUser: Bool) throws -> [StoredSecret]
    /// Returns the item that the store knows by a name, or nil.
    func item(named name: String) throws -> StoredSecret?
    /// Returns the secret of an item.
    func secret(of item: StoredSecret) throws -> Data
    /// Stores an item.
    func add(label: String, attributes: [String: String], secret: Data) throws -> StoredSecret
    /// Changes an item. What is nil stays as it is.
    func change(_ item: StoredSecret, label: String?, attributes: [String: String]?, secret: Data?) throws
    /// Removes an item.
    func remove(_ item: StoredSecret) throws
}

/// An item of a store, without its secret.
struct StoredSecret: Sendable {
    /// The name of the item in the store.
    var name: String
    var label: String
    var attributes: [String: String]
    var created: Date
    var modified: Date
}

/// Why a store did not answer.
enum SecretStoreError: Error {
    /// There is no store.
    case unavailable
    /// The items are locked, and the user was not asked.
    case locked
    /// The user has dismissed the dialog that unlocks the items.
    case dismissed
    /// The store has answered otherwise than it should.
    case failed

    /// The result code that tells a program of the error.
    var status: OSStatus {
        switch self {
        case .unavailable: errSecNotAvailable
        case .locked: errSecInteractionNotAllowed
        case .dismissed: errSecUserCanceled
        case .failed: errSecInternalError
        }
    }
}
