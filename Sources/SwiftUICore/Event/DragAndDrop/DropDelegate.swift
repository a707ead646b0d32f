import CoreGraphics
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The effect of dropping the dragged items on a view.
public enum DropOperation: Sendable, Hashable {
    /// The drag is cancelled; nothing is dropped.
    case cancel
    /// The items cannot be dropped here.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved.
    case move
}

/// The operation a view proposes for the items dragged over it.
public struct DropProposal: Sendable {
    /// The proposed operation.
    public let operation: DropOperation

    /// Creates a proposal for an operation.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// The items of a drag over a view, and their location.
public struct DropInfo {
    /// The location of the drag, in points of the view's coordinate space.
    public let location: CGPoint
    /// The dragged items that conform to one of the view's content types.
    let items: [NSItemProvider]
    let id: DropSession.ID

    init(location: CGPoint, items: [NSItemProvider], id: DropSession.ID) {
        self.location = location
        self.items = items
        self.id = id
    }

    /// The drag that brings the items.
    var session: DropSession { DropSession(items: items, id: id, phase: .active, location: location) }

    /// Returns whether an item conforms to one of the content types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        items.contains { $0.conforms(to: contentTypes) }
    }

    /// Returns the items that conform to one of the content types, in their order.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.filter { $0.conforms(to: contentTypes) }
    }

    /// Returns whether an item conforms to one of the types, given by their identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool {
        items.contains { item in types.contains(where: item.hasItemConformingToTypeIdentifier) }
    }

    /// Returns the items that conform to one of the types, given by their identifiers, in their order.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        items.filter { item in types.contains(where: item.hasItemConformingToTypeIdentifier) }
    }
}

/// Handles drags over a view and drops on it.
///
/// A delegate is called with items that conform to the content types given to `onDrop(of:delegate:)` only:
///
///     struct ImageDrop: DropDelegate {
///         @Binding var image: NSItemProvider?
///         func performDrop(info: DropInfo) -> Bool {
///             image = info.itemProviders(for: [.image]).first
///             return image != nil
///         }
///     }
@MainActor @preconcurrency public protocol DropDelegate {
    /// Returns whether the view accepts the drag. Called once when items of its content types enter the view.
    func validateDrop(info: DropInfo) -> Bool
    /// Accepts the dropped items. Returns whether the drop succeeded.
    func performDrop(info: DropInfo) -> Bool
    /// Called when an accepted drag enters the view.
    func dropEntered(info: DropInfo)
    /// Called when the drag moves over the view. Returns the new proposal, or nil to keep the previous one, which is initially to copy.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the drag leaves the view, or ends over it with an operation of `cancel` or `forbidden`.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns true.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Returns nil, which keeps the previous proposal.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

extension NSItemProvider {
    /// Returns whether the item can be loaded as one of the content types.
    package func conforms(to contentTypes: [UTType]) -> Bool {
        contentTypes.contains { hasItemConformingToTypeIdentifier($0.identifier) }
    }
}
