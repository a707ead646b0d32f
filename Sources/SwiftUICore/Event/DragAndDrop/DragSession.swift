import CoreGraphics
import Foundation

/// A drag in progress, as the views around its source see it; see `onDragSessionUpdated(_:)`.
public struct DragSession: Identifiable {
    /// The identity of a drag.
    public struct ID: Hashable, Sendable {
        let value: UUID

        /// Whether a drop session belongs to this drag.
        public func matches(_ other: DropSession.ID) -> Bool { value == other.value }
    }

    /// How far a drag has come.
    public enum Phase: Hashable, Sendable {
        /// The drag begins.
        case initial
        /// The items are dragged.
        case active
        /// The items have been dropped, or the drag was cancelled, but the receiver has not been told yet.
        case ending(DropOperation)
        /// The receiver has performed an operation: `cancel` if nothing has been dropped.
        case ended(DropOperation)
        /// A `dropDestination` of this program has loaded the items.
        case dataTransferCompleted
    }

    public let id: ID
    /// How far the drag has come.
    public let phase: Phase
    /// The location of the drag, in points of the view that observes it.
    public let location: CGPoint
    private let itemIDs: [AnyHashable]

    init(id: ID, itemIDs: [AnyHashable], phase: Phase, location: CGPoint) {
        self.id = id
        self.itemIDs = itemIDs
        self.phase = phase
        self.location = location
    }

    /// Returns the identities of the items that are dragged from a `dragContainer`, as far as they are of a type.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { itemIDs.compactMap { $0.base as? ItemID } }
}

/// The operations that the source of a drag allows; see `dragConfiguration(_:)`.
public struct DragConfiguration: Sendable {
    /// The operations in the program that contains the source.
    public struct OperationsWithinApp: Sendable {
        /// Whether the items can be copied.
        public var allowCopy = true
        /// Whether the items can be moved.
        public var allowMove: Bool

        /// Creates operations with copying.
        public init(allowMove: Bool = true) {
            self.allowMove = allowMove
        }
    }

    /// The operations in other programs. Without any, other programs may still copy: the desktop has no drags that only one program takes.
    public struct OperationsOutsideApp: Sendable {
        /// Whether the items can be copied.
        public var allowCopy: Bool
        /// Whether the items can be moved.
        public var allowMove = false

        /// Creates operations without moving.
        public init(allowCopy: Bool = true) {
            self.allowCopy = allowCopy
        }
    }

    /// The operations in the program that contains the source.
    public var operationsWithinApp: OperationsWithinApp
    /// The operations in other programs.
    public var operationsOutsideApp: OperationsOutsideApp

    /// Creates a configuration that allows copying and, in this program and in others, moving.
    public init(allowMove: Bool) {
        operationsWithinApp = OperationsWithinApp(allowMove: allowMove)
        operationsOutsideApp = OperationsOutsideApp()
        operationsOutsideApp.allowMove = allowMove
    }

    /// Creates a configuration.
    public init(
        operationsWithinApp: OperationsWithinApp = OperationsWithinApp(), operationsOutsideApp: OperationsOutsideApp = OperationsOutsideApp()
    ) {
        self.operationsWithinApp = operationsWithinApp
        self.operationsOutsideApp = operationsOutsideApp
    }
}

/// Restricts what can be done with the items dragged from its content.
struct DragConfigurationModifier {
    var configuration: DragConfiguration
}

extension DragConfigurationModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = DragConfigurationNode
}

final class DragConfigurationNode: ObservingNode<DragConfigurationModifier> {
    override var typeName: String { "dragConfiguration" }
}

/// Follows the drags that start in its content.
struct DragSessionObserver {
    var action: (DragSession) -> Void
}

extension DragSessionObserver: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = DragSessionObserverNode
}

final class DragSessionObserverNode: ObservingNode<DragSessionObserver> {
    func notify(_ session: DragSession) {
        // Safe: used on the tree's thread only, during the call.
        nonisolated(unsafe) let (action, session) = (modifier.action, session)
        onMainActor { action(session) }
    }

    override var typeName: String { "onDragSessionUpdated" }
}

extension View {
    /// Sets the operations that views may perform with the items dragged from this view. Without it all are allowed.
    ///
    /// A destination that proposes an operation that is not allowed receives nothing. Deleting items by dropping them on the trash of the
    /// desktop is not supported.
    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        modifier(DragConfigurationModifier(configuration: configuration))
    }

    /// Calls a function for each update of a drag that starts in this view.
    ///
    /// ```swift
    /// card.draggable(card)
    ///     .dragConfiguration(DragConfiguration(allowMove: true))
    ///     .onDragSessionUpdated { session in
    ///         if session.phase == .ended(.move) { remove(card) }
    ///     }
    /// ```
    nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
        modifier(DragSessionObserver(action: onUpdate))
    }
}
