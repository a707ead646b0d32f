import CoreGraphics
import CoreTransferable
import Foundation

/// A drag from a view of this program: the dragged items, their source and their preview.
package final class ActiveDrag {
    /// The dragged items, created when the drag starts.
    package let items: [NSItemProvider]
    /// The identities of the items in their container; empty for items without a container.
    let itemIDs: [AnyHashable]
    /// The node from which the items are dragged.
    let source: DragSourceNode
    /// The point where the drag started, in points of the window.
    package let start: CGPoint
    /// The view shown under the pointer; nil for an image of the source.
    package let preview: AnyView?
    /// The operations that the source allows.
    package let configuration: DragConfiguration?
    let id = UUID()
    /// Whether observers have been told that the drag has ended.
    private var hasEnded = false

    init(_ source: DragSourceNode, start: CGPoint) {
        self.source = source
        self.start = start
        let dragged = source.draggedItems()
        items = dragged.map(\.provider)
        itemIDs = dragged.compactMap(\.id)
        preview = source.modifier.preview?()
        configuration = source.ancestor(DragConfigurationNode.self)?.modifier.configuration
        for item in items { item.source = self }
    }

    /// The drag of this program to which items belong; nil for those of another program.
    static func of(_ items: [NSItemProvider]) -> ActiveDrag? { items.first?.source as? ActiveDrag }

    /// Whether the source lets views of this program perform an operation.
    func allows(_ operation: DropOperation) -> Bool {
        guard let allowed = configuration?.operationsWithinApp else { return true }
        return switch operation {
        case .copy: allowed.allowCopy
        case .move: allowed.allowMove
        case .cancel, .forbidden: true
        }
    }

    /// The operation of a drop on a view that proposes none.
    var defaultOperation: DropOperation { allows(.copy) ? .copy : allows(.move) ? .move : .forbidden }

    /// The frame of the source in the window, in points, with its transforms applied.
    package var sourceFrame: CGRect {
        CGRect(origin: .zero, size: source.size).applying(source.transform(to: nil))
    }

    /// The environment of the source.
    package var environment: EnvironmentValues { source.environmentScope.values }

    /// The size of the source, in points.
    package var sourceSize: CGSize { source.size }

    /// The display list of the source, with its top-left corner at the origin.
    package func picture(displayScale: CGFloat) -> DisplayList {
        let list = source.picture(displayScale: displayScale)
        return source.contentOutline(for: .dragPreview).map { list.clipped(by: $0, displayScale: displayScale) } ?? list
    }

    // MARK: Observers

    /// Tells the observers around the source about a phase, at a point of the window.
    func notify(_ phase: DragSession.Phase, at location: CGPoint) {
        guard !hasEnded else { return }
        if case .ended = phase { hasEnded = true }
        source.notify(phase, id: DragSession.ID(value: id), itemIDs: itemIDs, at: location)
    }

    /// Ends the drag after it has left this program's views, with what another program has done; `cancel` if nothing has been dropped.
    package func ended(_ operation: DropOperation) {
        guard !hasEnded else { return }
        notify(.ending(operation), at: start)
        notify(.ended(operation), at: start)
    }
}

extension DragSourceNode {
    /// Tells the observers around the source about a phase of a drag, at a point of the window.
    func notify(_ phase: DragSession.Phase, id: DragSession.ID, itemIDs: [AnyHashable], at location: CGPoint) {
        notifyObservers { DragSession(id: id, itemIDs: itemIDs, phase: phase, location: $0.local(location)) }
    }
}

extension ViewNode {
    /// Returns the nearest node of a type around this one.
    func ancestor<Node: ViewNode>(_ type: Node.Type, where isWanted: (Node) -> Bool = { _ in true }) -> Node? {
        var node = parent
        while let current = node {
            if let found = current as? Node, isWanted(found) { return found }
            node = current.parent
        }
        return nil
    }

    /// Converts a point of the window to the coordinates of the node.
    func local(_ location: CGPoint) -> CGPoint {
        GestureInput(time: tree.clock.time, pointers: [], node: self).convert(location, to: .local)
    }
}
