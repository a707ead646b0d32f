import Foundation

/// Deleted items that can be restored.
public struct Deletion: Identifiable, Sendable {
    /// The deleted items with their positions in the list, from first to last.
    public enum Content: Sendable {
        case pantry([(index: Int, item: PantryItem)])
        case shopping([(index: Int, item: ShoppingItem)])
    }

    public let id: Int
    public var content: Content

    /// The names of the deleted items.
    public var names: [String] {
        switch content {
        case .pantry(let items): items.map(\.item.name)
        case .shopping(let items): items.map(\.item.name)
        }
    }
}
