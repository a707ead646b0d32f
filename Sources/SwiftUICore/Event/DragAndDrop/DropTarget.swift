import CoreGraphics
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Lets things be dropped on its content.
struct DropTargetModifier {
    /// What can be dropped: these types and special cases of them.
    var contentTypes: [UTType]
    var delegate: any DropDelegate
    var name: String
}

extension DropTargetModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        DropTargetNode(child: child, modifier: modifier, inputs: inputs)
    }
}

/// A view on which things can be dropped.
final class DropTargetNode: ObservingNode<DropTargetModifier> {
    /// Whether the view may take one of these items.
    func accepts(_ items: [NSItemProvider]) -> Bool {
        environmentScope.values.isEnabled && items.contains { $0.conforms(to: modifier.contentTypes) }
    }

    /// Asks the delegate about those items that it can take, at a place of the window.
    func ask<Answer: Sendable>(
        _ items: [NSItemProvider], at location: CGPoint, _ question: @MainActor (any DropDelegate, DropInfo) -> Answer
    ) -> Answer {
        let place = GestureInput(time: tree.time, pointers: [], node: self).convert(location, to: .local)
        // Used on the tree's thread only, during the call.
        nonisolated(unsafe) let delegate = modifier.delegate
        nonisolated(unsafe) let info = DropInfo(location: place, items: items.filter { $0.conforms(to: modifier.contentTypes) })
        return onMainActor { question(delegate, info) }
    }

    // Things are dropped anywhere in the view's frame, while pointers pass through where nothing is drawn.
    override func containsHit(_ point: CGPoint) -> Bool {
        tree.dragAndDrop.isLookingForTarget && CGRect(origin: .zero, size: size).contains(point)
    }

    override var typeName: String { modifier.name }
}
