import CoreGraphics

/// Gives presented content the insets of the window at some edges, wherever and at whatever scale it is drawn.
struct PresentedSafeAreaModifier: Equatable {
    var edges: Edge.Set
}

extension PresentedSafeAreaModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = PresentedSafeAreaNode
}

/// Ends the safe area of its child: the child may extend by the insets of the window at the given edges, and no further.
///
/// A sheet is a view controller of its own in UIKit, so that its content extends to the edges of the sheet, whatever the window looks like there.
final class PresentedSafeAreaNode: LayoutModifierNode<PresentedSafeAreaModifier> {
    override var layoutPriority: Double { child.layoutPriority }

    override func cover(_ resolution: inout SafeAreaResolution, of child: ViewNode) {
        let container = tree.safeAreas.windowInsets.finite.only(modifier.edges).mirrored(flags.contains(.isRightToLeft))
        let keyboard = EdgeInsets(tree.safeAreas.keyboardReach, edges: .bottom).finite.only(modifier.edges)
        let insets = container.larger(keyboard)
        let outer = CGRect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.horizontal, height: size.height + insets.vertical)
        resolution.cover(outer, container: container, keyboard: keyboard, isBar: true)
        resolution.close([.horizontal, .vertical])
    }

    override var typeName: String { "presentedSafeArea" }
}

extension View {
    /// Lets the view extend into the safe areas of the window at the given edges, at which it touches them as it is laid out, and no further.
    nonisolated package func presentedSafeArea(edges: Edge.Set) -> some View { modifier(PresentedSafeAreaModifier(edges: edges)) }
}
