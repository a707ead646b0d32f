import AttributeGraph
import CoreGraphics
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Makes its content a drop target.
struct DropTargetModifier {
    /// The accepted content types; types that conform to one of them are accepted too.
    var contentTypes: [UTType]
    var delegate: any DropDelegate
    var name: String
}

extension DropTargetModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = DropTargetNode
}

/// A node on which items can be dropped.
final class DropTargetNode: ObservingNode<DropTargetModifier> {
    /// Whether one of the items conforms to one of the content types. On macOS disabled views accept drops too (measured on macOS 27).
    func accepts(_ items: [NSItemProvider]) -> Bool {
        let environment = environmentScope.values
        return (environment.isEnabled || environment.platformProfile.isMac) && items.contains { $0.conforms(to: modifier.contentTypes) }
    }

    /// Calls the delegate on the main actor with the accepted items and a point of the window converted to the node's coordinates.
    func ask<Answer: Sendable>(
        _ items: [NSItemProvider], at location: CGPoint, _ question: @MainActor (any DropDelegate, DropInfo) -> Answer
    ) -> Answer {
        // Safe: used on the tree's thread only, during the call.
        nonisolated(unsafe) let delegate = modifier.delegate
        nonisolated(unsafe) let info = DropInfo(
            location: local(location), items: items.filter { $0.conforms(to: modifier.contentTypes) },
            id: tree.dragAndDrop.sessionID(of: items))
        return onMainActor { question(delegate, info) }
    }

    override var typeName: String { modifier.name }
}

extension ViewNode {
    /// The drop targets under a point in the parent's coordinates, from the innermost outwards, each inside the next; nil if there is none.
    ///
    /// The whole frame of a target counts. Views in front that are no targets do not obscure it, and `allowsHitTesting` has no effect (measured on
    /// macOS 27).
    fileprivate final func dropTargets(at point: CGPoint) -> [DropTargetNode]? {
        let local = CGPoint(x: point.x - shownOrigin.x, y: point.y - shownOrigin.y)
        guard self is HitTestingNode || allowsHit(at: local), !clipsHits || hitBounds.contains(local) else { return nil }
        let target = CGRect(origin: .zero, size: size).contains(local) ? self as? DropTargetNode : nil
        guard let inner = contentPoint(local) else { return nil }
        for child in childrenFrontToBack {
            if let path = NativeStack.withSpace({ child.dropTargets(at: inner) }) { return path + (target.map { [$0] } ?? []) }
        }
        return target.map { [$0] }
    }
}

extension ViewTree {
    /// The drop targets under a point of the window, from the innermost outwards. A presented view obscures those behind it.
    func dropTargets(at point: CGPoint) -> [DropTargetNode] {
        guard point.x.isFinite, point.y.isFinite, let rootNode else { return [] }
        for child in rootNode.childrenFrontToBack {
            if let path = child.dropTargets(at: point) { return path }
            if child.hitPath(at: point) != nil { return [] }
        }
        return []
    }
}
