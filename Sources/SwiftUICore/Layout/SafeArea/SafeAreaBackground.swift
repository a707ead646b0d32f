import Foundation

/// The parameters of a background.
struct BackgroundParameters: Equatable, Sendable {
    var alignment = Alignment.center
    /// The edges at which the background extends into the safe area insets.
    var ignoredSafeAreaEdges: Edge.Set = []
}

/// Fills the area behind its content with a style.
public struct _BackgroundStyleModifier<Style: ShapeStyle> {
    var parameters: BackgroundParameters
    var background: _ShapeView<Rectangle, Style>

    /// The style.
    public var style: Style {
        get { background.style }
        set { background.style = newValue }
    }

    /// The edges at which the style extends into the safe area insets.
    public var ignoresSafeAreaEdges: Edge.Set {
        get { parameters.ignoredSafeAreaEdges }
        set { parameters.ignoredSafeAreaEdges = newValue }
    }

    /// Creates a modifier that fills the area behind its content.
    nonisolated public init(style: Style, ignoresSafeAreaEdges: Edge.Set) {
        parameters = BackgroundParameters(ignoredSafeAreaEdges: ignoresSafeAreaEdges)
        background = _ShapeView(shape: Rectangle(), style: style)
    }
}

extension _BackgroundStyleModifier: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        SafeAreaBackgroundNode(
            child: child, parameters: modifier.part(BackgroundParameters.self, at: 0),
            secondary: inputs.makeSecondary(modifier.second(after: BackgroundParameters.self, _ShapeView<Rectangle, Style>.self)),
            inputs: inputs)
    }
}

/// A background that extends into safe area insets at the edges that touch them.
final class SafeAreaBackgroundNode: SecondaryViewNode, ValueObserver {
    private var edges: Edge.Set
    private var reach = EdgeInsets()

    init(child: ViewNode, parameters: _GraphValue<BackgroundParameters>, secondary: ViewNode?, inputs: _ViewInputs) {
        edges = parameters.value.ignoredSafeAreaEdges
        super.init(
            child: child, alignment: parameters.value.alignment, isInFront: false, secondary: secondary, inputs: inputs)
        parameters.observe(by: self)
        tree.safeAreas.readers.append(self)
    }

    func valueChanged(from old: BackgroundParameters, to new: BackgroundParameters) {
        alignment = new.alignment
        let changed = new.ignoredSafeAreaEdges
        guard changed != edges else { return }
        edges = changed
        invalidateArrangement()
    }

    private var currentReach: EdgeInsets { edges.isEmpty ? EdgeInsets() : safeAreaInsets().only(edges) }

    override func arrange() {
        reach = currentReach
        guard reach != EdgeInsets(), let secondary else { return super.arrange() }
        child.place(at: .zero, proposal: proposal)
        placeChild(
            secondary, at: CGPoint(x: -reach.leading, y: -reach.top),
            proposal: Proposal(width: size.width + reach.horizontal, height: size.height + reach.vertical))
    }

    override func geometryMayHaveChanged() {
        if currentReach != reach { invalidateArrangement() }
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.safeAreas.readers.remove(self)
    }
}
