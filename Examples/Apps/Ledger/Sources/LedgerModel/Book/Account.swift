import Foundation

/// An account of the book: a place where money is, where it comes from or where it goes.
public struct Account: Identifiable, Hashable, Codable, Sendable {
    public let id: UUID
    /// The number in the chart of accounts, by which accounts are ordered.
    public var code: String
    public var name: String
    public var kind: AccountKind
    public var note: String

    public init(id: UUID = UUID(), code: String, name: String, kind: AccountKind, note: String = "") {
        self.id = id
        self.code = code
        self.name = name
        self.kind = kind
        self.note = note
    }
}
