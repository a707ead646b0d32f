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
    /// Whether the view is enabled and one of the items conforms to one of its content types.
    func accepts(_ items: [NSItemProvider]) -> Bool {
        environmentScope.values.isEnabled && items.contains { $0.conforms(to: modifier.contentTypes) }
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

    // The whole frame accepts drops, although other pointer events pass through the parts where nothing is drawn.
    override func containsHit(_ point: CGPoint) -> Bool {
        tree.dragAndDrop.isLookingForTarget && CGRect(origin: .zero, size: size).contains(point)
    }

    override var typeName: String { modifier.name }
}
