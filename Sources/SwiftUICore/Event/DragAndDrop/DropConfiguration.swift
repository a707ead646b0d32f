import CoreGraphics
import CoreTransferable
import Foundation

/// A drag over a drop destination.
public struct DropSession: Identifiable {
    /// The identity of a drag.
    public struct ID: Hashable, Sendable {
        let value: UUID

        /// Whether a drag session is this drag.
        public func matches(_ other: DragSession.ID) -> Bool { value == other.value }
    }

    /// How far a drag has come.
    public enum Phase: Hashable, Sendable {
        /// The drag has entered the destination.
        case entering
        /// The drag is over the destination.
        case active
        /// The drag has left the destination, or was dropped on it with an operation of `cancel` or `forbidden`.
        case exiting
        /// The items have been dropped: with `cancel` if the destination has not accepted them.
        case ended(DropOperation)
        /// A `dropDestination` has loaded the items.
        case dataTransferCompleted
    }

    /// A drag that comes from this program.
    public struct LocalSession {
        let itemIDs: [AnyHashable]

        /// Returns the identities of the items that are dragged from a `dragContainer`, as far as they are of a type.
        public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { itemIDs.compactMap { $0.base as? ItemID } }
    }

    public let id: ID
    /// How far the drag has come.
    public let phase: Phase
    /// The location of the drag, in points of the drop destination; for `onDropSessionUpdated(_:)`, of the view that observes it.
    public let location: CGPoint
    /// The drag, if it comes from this program; nil for one of another program.
    public let localSession: LocalSession?

    init(items: [NSItemProvider], id: ID, phase: Phase, location: CGPoint) {
        self.id = id
        self.phase = phase
        self.location = location
        localSession = ActiveDrag.of(items).map { LocalSession(itemIDs: $0.itemIDs) }
    }
}

/// What a drop on a destination would do.
public struct DropConfiguration: Sendable {
    /// The operation.
    public var operation: DropOperation

    /// Creates a configuration for an operation.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// Determines the operation of the drop destination that is its content.
struct DropConfigurationModifier {
    var configuration: (DropSession) -> DropConfiguration
}

extension DropConfigurationModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = DropConfigurationNode
}

final class DropConfigurationNode: ObservingNode<DropConfigurationModifier> {
    override var typeName: String { "dropConfiguration" }
}

extension DropTargetNode {
    /// Returns the operation that the modifier around this target sets for a drag at a point of the window; nil if there is none.
    func configuredOperation(for items: [NSItemProvider], at location: CGPoint) -> DropOperation? {
        var node = parent
        while let current = node, !(current is DropTargetNode) {
            if let configured = current as? DropConfigurationNode {
                let session = DropSession(items: items, id: tree.dragAndDrop.sessionID(of: items), phase: .active, location: local(location))
                return configured.modifier.configuration(session).operation
            }
            node = current.parent
        }
        return nil
    }

    /// Tells the observers around the target about a phase of a drag, at a point of the window.
    func notify(_ phase: DropSession.Phase, _ items: [NSItemProvider], id: DropSession.ID? = nil, at location: CGPoint) {
        notifyObservers { observer in
            let id = id ?? tree.dragAndDrop.sessionID(of: items)
            return DropSession(items: items, id: id, phase: phase, location: observer.local(location))
        }
    }
}

extension View {
    /// Calls a function for each update of a drag over a drop destination in this view: `dropDestination(for:action:isTargeted:)`, `onDrop`
    /// and others.
    nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        modifier(SessionObserver(name: "onDropSessionUpdated", action: onUpdate))
    }

    /// Sets the operation of a drop on this `dropDestination(for:action:isTargeted:)`, each time the drag moves.
    ///
    /// The operation decides the shape of the pointer; with `forbidden` or `cancel` nothing is dropped.
    ///
    /// ```swift
    /// shelf.dropDestination(for: Book.self) { books, _ in add(books) }
    ///     .dropConfiguration { _ in DropConfiguration(operation: isFull ? .forbidden : .move) }
    /// ```
    nonisolated public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View {
        modifier(DropConfigurationModifier(configuration: configuration))
    }
}
