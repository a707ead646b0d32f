import CoreGraphics
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// What brings things to other windows and programs.
package protocol DragHost: AnyObject {
    /// Takes a drag over from the pointer. The host tells the tree of what comes over its views, also of this.
    func begin(_ session: DragSession) -> Bool
}

/// Brings what is dragged to the views on which it can be dropped.
///
/// Without a host a drag stays in its tree and follows the pointer that began it.
package final class DragAndDrop {
    private unowned let tree: ViewTree
    /// Where drags can leave the tree.
    package weak var host: (any DragHost)?
    /// Whether a place is being looked for where something could be dropped.
    private(set) var isLookingForTarget = false
    /// What is over which view, and what that would do with it.
    private var target: DropTargetNode?
    /// Views under the pointer whose delegates want nothing of it.
    private var refusing: [DropTargetNode] = []
    private var operation = DropOperation.copy
    private var items: [NSItemProvider] = []
    private var lastLocation = CGPoint.zero

    init(tree: ViewTree) {
        self.tree = tree
    }

    // MARK: A drag of a view of this tree

    /// Begins a drag; says whether the pointer goes on to move it.
    func begin(_ session: DragSession) -> Bool {
        if let host, host.begin(session) { return false }
        return true
    }

    func move(_ session: DragSession, to location: CGPoint) {
        moved(session.items, to: location)
    }

    func drop(_ session: DragSession, at location: CGPoint) {
        _ = dropped(session.items, at: location)
    }

    // MARK: What comes over the tree

    /// Things are over a place of the window; gives what would happen if they were dropped there.
    @discardableResult
    func moved(_ items: [NSItemProvider], to location: CGPoint) -> DropOperation {
        self.items = items
        lastLocation = location
        follow(items, to: location)
        guard let target, !target.hasEnded else { return .forbidden }
        if let proposal = target.ask(items, at: location, { $0.dropUpdated(info: $1) }) { operation = proposal.operation }
        return operation
    }

    /// Things have left the window, or are dragged no more.
    func left() {
        exit(at: lastLocation)
        refusing = []
        items = []
    }

    /// Things are dropped at a place of the window; says whether a view has taken them.
    func dropped(_ items: [NSItemProvider], at location: CGPoint) -> Bool {
        follow(items, to: location)
        refusing = []
        self.items = []
        guard let target, !target.hasEnded else { return false }
        self.target = nil
        guard operation != .forbidden, operation != .cancel else {
            target.ask(items, at: location) { $0.dropExited(info: $1) }
            return false
        }
        return target.ask(items, at: location) { $0.performDrop(info: $1) }
    }

    /// Finds the view under a place that takes the things, and tells it and the one before.
    private func follow(_ items: [NSItemProvider], to location: CGPoint) {
        isLookingForTarget = true
        let path = tree.hitPath(at: location).compactMap { $0 as? DropTargetNode }
        isLookingForTarget = false
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
        operation = .copy
        new?.ask(items, at: location) { $0.dropEntered(info: $1) }
    }

    private func exit(at location: CGPoint) {
        guard let old = target else { return }
        target = nil
        if !old.hasEnded { old.ask(items, at: location) { $0.dropExited(info: $1) } }
    }

    /// The types of which a view at a place could take something, the innermost view's first.
    func contentTypes(at location: CGPoint) -> [UTType] {
        isLookingForTarget = true
        defer { isLookingForTarget = false }
        return tree.hitPath(at: location).compactMap { $0 as? DropTargetNode }.flatMap(\.modifier.contentTypes)
    }
}

extension ViewTree {
    /// Things are dragged over a point of the window; says what would happen if they were dropped there.
    package func dragMoved(_ items: [NSItemProvider], to location: CGPoint) -> DropOperation {
        update()
        defer { update() }
        return dragAndDrop.moved(items, to: location)
    }

    /// Things that were dragged over the window are not any more.
    package func dragLeft() {
        dragAndDrop.left()
        update()
    }

    /// The types of which a view at a point of the window could take something.
    package func dropContentTypes(at location: CGPoint) -> [UTType] { dragAndDrop.contentTypes(at: location) }

    /// Things are dropped at a point of the window; says whether a view has taken them.
    @discardableResult
    package func drop(_ items: [NSItemProvider], at location: CGPoint) -> Bool {
        update()
        defer { update() }
        return dragAndDrop.dropped(items, at: location)
    }
}
