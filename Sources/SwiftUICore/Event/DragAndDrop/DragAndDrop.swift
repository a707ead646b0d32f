import CoreGraphics
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Carries drags to other windows and programs; implemented by the window.
package protocol DragHost: AnyObject {
    /// Takes over the drag from the pointer and returns whether it did. The host then reports everything that is dragged over the
    /// tree's views, including this drag, with `dragMoved`, `dragLeft` and `drop`.
    func begin(_ session: ActiveDrag) -> Bool
}

/// Routes drags to the drop targets of a tree.
///
/// Without a host a drag stays inside its tree and follows the pointer that started it.
package final class DragAndDrop {
    private unowned let tree: ViewTree
    /// Carries drags out of the tree; nil if they cannot leave it.
    package weak var host: (any DragHost)?
    /// The drop target under the drag. `operation` is the operation it proposed last.
    private var target: DropTargetNode?
    /// Drop targets under the pointer whose delegates rejected the drag in `validateDrop`.
    private var refusing: [DropTargetNode] = []
    private var operation = DropOperation.copy
    private var items: [NSItemProvider] = []
    private var lastLocation = CGPoint.zero
    /// The identity of the drag of another program that is over the tree.
    private var foreignID: UUID?
    private lazy var springLoading = SpringLoading(tree: tree)

    init(tree: ViewTree) {
        self.tree = tree
    }

    // MARK: Drags that start in this tree

    /// Starts a drag. Returns whether the pointer continues to move it, which is false if the host has taken it over.
    func begin(_ session: ActiveDrag) -> Bool {
        if let host, host.begin(session) { return false }
        return true
    }

    func move(_ session: ActiveDrag, to location: CGPoint) {
        moved(session.items, to: location)
    }

    func drop(_ session: ActiveDrag, at location: CGPoint) {
        if !dropped(session.items, at: location) { session.ended(.cancel) }
    }

    // MARK: Drags over this tree

    /// Updates the drop target for items dragged to a point of the window, and returns the operation a drop there would perform.
    @discardableResult
    func moved(_ items: [NSItemProvider], to location: CGPoint) -> DropOperation {
        self.items = items
        lastLocation = location
        follow(items, to: location)
        springLoading.follow(tree.hitPath(at: location))
        let drag = ActiveDrag.of(items)
        drag?.notify(.active, at: location)
        guard let target, !target.hasEnded else { return .forbidden }
        if let proposal = target.ask(items, at: location, { $0.dropUpdated(info: $1) }) { operation = proposal.operation }
        if let configured = target.configuredOperation(for: items, at: location) { operation = configured }
        if let drag, !drag.allows(operation) { operation = .forbidden }
        target.notify(.active, items, at: location)
        return operation
    }

    /// Ends a drag that has left the window or was cancelled.
    func left() {
        springLoading.follow([])
        exit(at: lastLocation)
        refusing = []
        items = []
        foreignID = nil
    }

    /// Drops items at a point of the window. Returns whether a view accepted them.
    func dropped(_ items: [NSItemProvider], at location: CGPoint) -> Bool {
        springLoading.follow([])
        follow(items, to: location)
        refusing = []
        self.items = []
        defer { foreignID = nil }
        guard let target, !target.hasEnded else { return false }
        self.target = nil
        guard operation != .forbidden, operation != .cancel else {
            target.ask(items, at: location) { $0.dropExited(info: $1) }
            target.notify(.exiting, items, at: location)
            return false
        }
        let (drag, id) = (ActiveDrag.of(items), sessionID(of: items))
        drag?.notify(.ending(operation), at: location)
        for item in items {
            item.transferCompleted = { [weak target, weak source = drag?.source, itemIDs = drag?.itemIDs ?? []] in
                if let source, !source.hasEnded {
                    source.notify(.dataTransferCompleted, id: DragSession.ID(value: id.value), itemIDs: itemIDs, at: location)
                }
                if let target, !target.hasEnded { target.notify(.dataTransferCompleted, items, id: id, at: location) }
            }
        }
        let isAccepted = target.ask(items, at: location) { $0.performDrop(info: $1) }
        target.notify(.ended(isAccepted ? operation : .cancel), items, at: location)
        if isAccepted { drag?.notify(.ended(operation), at: location) }
        return isAccepted
    }

    /// The identity of the drag that brings items: that of the drag of this program, or one for as long as the items of another program are
    /// over the tree.
    func sessionID(of items: [NSItemProvider]) -> DropSession.ID {
        if let drag = ActiveDrag.of(items) { return DropSession.ID(value: drag.id) }
        let id = foreignID ?? UUID()
        foreignID = id
        return DropSession.ID(value: id)
    }

    /// Finds the innermost drop target at a point that accepts the items, and notifies it and the previous target of the change.
    private func follow(_ items: [NSItemProvider], to location: CGPoint) {
        let path = tree.dropTargets(at: location)
        refusing.removeAll { node in !path.contains { $0 === node } }
        let new = path.first { node in
            guard node.accepts(items), !refusing.contains(where: { $0 === node }) else { return false }
            if node === target { return true }
            let isWanted = node.ask(items, at: location) { $0.validateDrop(info: $1) }
            if !isWanted { refusing.append(node) }
            return isWanted
        }
        guard new !== target else { return }
        exit(at: location)
        target = new
        operation = ActiveDrag.of(items)?.defaultOperation ?? .copy
        new?.ask(items, at: location) { $0.dropEntered(info: $1) }
        new?.notify(.entering, items, at: location)
    }

    private func exit(at location: CGPoint) {
        guard let old = target else { return }
        target = nil
        guard !old.hasEnded else { return }
        old.ask(items, at: location) { $0.dropExited(info: $1) }
        old.notify(.exiting, items, at: location)
    }

    /// The content types that the views at a point accept, the innermost view's first.
    func contentTypes(at location: CGPoint) -> [UTType] {
        tree.dropTargets(at: location).flatMap(\.modifier.contentTypes)
    }
}

extension ViewTree {
    /// Reports items dragged over a point of the window. Returns the operation a drop there would perform.
    package func dragMoved(_ items: [NSItemProvider], to location: CGPoint) -> DropOperation {
        update()
        defer { update() }
        return dragAndDrop.moved(items, to: location)
    }

    /// Reports that a drag has left the window or was cancelled.
    package func dragLeft() {
        dragAndDrop.left()
        update()
    }

    /// The content types that the views at a point of the window accept, the innermost view's first.
    package func dropContentTypes(at location: CGPoint) -> [UTType] { dragAndDrop.contentTypes(at: location) }

    /// Drops items at a point of the window. Returns whether a view accepted them.
    @discardableResult
    package func drop(_ items: [NSItemProvider], at location: CGPoint) -> Bool {
        update()
        defer { update() }
        return dragAndDrop.dropped(items, at: location)
    }
}
