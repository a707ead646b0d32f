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

extension View {
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
        modifier(SessionObserver(name: "onDragSessionUpdated", action: onUpdate))
    }
}
