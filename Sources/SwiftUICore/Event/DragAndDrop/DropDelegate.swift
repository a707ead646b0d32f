import CoreGraphics
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// What happens with a thing that is dropped.
public enum DropOperation: Sendable, Hashable {
    /// Nothing: the drag is called off.
    case cancel
    /// Nothing: it cannot be dropped here.
    case forbidden
    /// It is copied.
    case copy
    /// It is moved.
    case move
}

/// What a view would do with what is dragged over it.
public struct DropProposal: Sendable {
    /// What would happen.
    public let operation: DropOperation

    /// An intention.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// What is dragged over a view, and where.
public struct DropInfo {
    /// Where it is, in the view's coordinates.
    public let location: CGPoint
    /// Those of which the view can take something.
    let items: [NSItemProvider]

    /// Whether there is anything that is one of these types or a special case of one.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        items.contains { $0.conforms(to: contentTypes) }
    }

    /// The items that are one of these types or a special case of one.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.filter { $0.conforms(to: contentTypes) }
    }

    /// Whether there is anything that is one of these types or a special case of one.
    @available(*, deprecated, message: "Provide `UTType`s as the `types` instead.")
    public func hasItemsConforming(to types: [String]) -> Bool {
        items.contains { item in types.contains(where: item.hasItemConformingToTypeIdentifier) }
    }

    /// The items that are one of these types or a special case of one.
    @available(*, deprecated, message: "Provide `UTType`s as the `types` instead.")
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        items.filter { item in types.contains(where: item.hasItemConformingToTypeIdentifier) }
    }
}

/// Decides what a view does with what is dragged over it and dropped.
@MainActor @preconcurrency public protocol DropDelegate {
    /// Whether the view takes a drop that contains something of its types. Asked once when it comes over the view.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what is dropped; says whether it is what was wanted.
    func performDrop(info: DropInfo) -> Bool
    /// Something that the view takes has come over it.
    func dropEntered(info: DropInfo)
    /// It has moved; gives what the view would do with it now, or nil for what it said before, which is to copy at first.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// It has left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// True.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Nil.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

extension NSItemProvider {
    /// Whether the item can be given as one of these types or a special case of one.
    package func conforms(to contentTypes: [UTType]) -> Bool {
        contentTypes.contains { hasItemConformingToTypeIdentifier($0.identifier) }
    }
}
