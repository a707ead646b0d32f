import Foundation

/// Padding that counts as a safe area inset of the padded view.
struct SafeAreaPaddingModifier: Equatable {
    var layout: _PaddingLayout
}

extension SafeAreaPaddingModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = SafeAreaPaddingNode
}

/// Padding into which the child may extend content (truth `layout.safearea.padding`, `spacing-019`).
final class SafeAreaPaddingNode: InsetNode<SafeAreaPaddingModifier> {
    override var layout: _PaddingLayout { modifier.layout }

    required init(child: ViewNode, modifier: _GraphValue<SafeAreaPaddingModifier>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.safeAreas.coverCount += 1
    }

    override func cover(_ resolution: inout SafeAreaResolution, of child: ViewNode) {
        resolution.cover(
            CGRect(origin: .zero, size: size),
            container: EdgeInsets().larger(insets).mirrored(flags.contains(.isRightToLeft)))
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.safeAreas.coverCount -= 1
    }

    override var typeName: String { "safeAreaPadding" }
}

extension View {
    /// Adds padding around the view that counts as a safe area inset of the view, so that backgrounds and scrolled content extend
    /// into it.
    ///
    /// - Parameter insets: The lengths in points for each edge. Infinite and NaN lengths count as zero.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(layout: _PaddingLayout(insets: insets)))
    }

    /// Adds padding to some edges of the view that counts as a safe area inset of the view.
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The length in points; nil (the default) for the platform's default, 16 points on all platforms. Infinite and NaN
    ///     lengths count as zero.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            SafeAreaPaddingModifier(
                layout: _PaddingLayout(
                    edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) })))
    }

    /// Adds padding of the same length, in points, to all edges that counts as a safe area inset of the view.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(.all, length)
    }
}
