import AttributeGraph
import Foundation

/// Puts a view behind another.
public struct _BackgroundModifier<Background> {
    var parameters: BackgroundParameters
    /// The view behind the content.
    public var background: Background

    /// The alignment of the two.
    public var alignment: Alignment {
        get { parameters.alignment }
        set { parameters.alignment = newValue }
    }

    /// Creates a modifier that puts `background` behind its content.
    nonisolated public init(background: Background, alignment: Alignment = .center) {
        self.init(background: background, parameters: BackgroundParameters(alignment: alignment))
    }

    nonisolated init(background: Background, parameters: BackgroundParameters) {
        self.parameters = parameters
        self.background = background
    }
}

/// Puts a view in front of another.
public struct _OverlayModifier<Overlay> {
    /// The alignment of the two.
    public var alignment: Alignment
    /// The view in front of the content.
    public var overlay: Overlay

    /// Creates a modifier that puts `overlay` in front of its content.
    @inlinable nonisolated public init(overlay: Overlay, alignment: Alignment = .center) {
        self.overlay = overlay
        self.alignment = alignment
    }
}

extension _BackgroundModifier: ViewModifier where Background: View {
    public typealias Body = Never
    public func body(content: Content) -> Never { preconditionFailure("body(content:) should not be called on \(Self.self).") }
}

extension _BackgroundModifier: UnaryNodeModifier where Background: View {
    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        // A background that can never show anything needs no node.
        guard let secondary = inputs.makeSecondary(modifier.second(after: BackgroundParameters.self, Background.self))
        else { return child }
        // Only colours and gradients extend into the safe area insets.
        if Background.self is any ShapeStyle.Type {
            return SafeAreaBackgroundNode(
                child: child, parameters: modifier.part(BackgroundParameters.self, at: 0), secondary: secondary, inputs: inputs)
        }
        return AlignedSecondaryViewNode(
            child: child, alignment: modifier.part(Alignment.self, at: 0), isInFront: false, secondary: secondary, inputs: inputs)
    }
}

extension _OverlayModifier: ViewModifier where Overlay: View {
    public typealias Body = Never
    public func body(content: Content) -> Never { preconditionFailure("body(content:) should not be called on \(Self.self).") }
}

extension _OverlayModifier: UnaryNodeModifier where Overlay: View {
    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        guard let secondary = inputs.makeSecondary(modifier.second(after: Alignment.self, Overlay.self)) else { return child }
        return AlignedSecondaryViewNode(
            child: child, alignment: modifier.part(Alignment.self, at: 0), isInFront: true, secondary: secondary, inputs: inputs)
    }
}

extension _ViewInputs {
    /// Makes a background, an overlay or another view beside that of a node: one node, or none. Several views are put into a container.
    func makeSecondary<Content: View>(_ content: _GraphValue<Content>, in container: ImplicitContainer = .zStack) -> ViewNode? {
        let inputs = with {
            $0.arity = .single(container)
            $0.stackAxis = nil
            $0.depth += 1
        }
        let entries = inputs.collect { inputs in
            NativeStack.withSpace { Content._makeView(content, inputs: inputs) }
        }
        guard case .node(let node)? = entries.first else { return nil }
        return node
    }
}

/// A node with a background or overlay, which gets the primary view's size as its proposal and takes no part in the layout outside
/// (truth `stack-026`).
package class SecondaryViewNode: UnaryNode {
    final var alignment: Alignment {
        didSet { if alignment != oldValue { invalidateArrangement() } }
    }
    private let isInFront: Bool
    package internal(set) final var secondary: ViewNode?

    init(child: ViewNode, alignment: Alignment, isInFront: Bool, secondary: ViewNode?, inputs: _ViewInputs) {
        self.alignment = alignment
        self.isInFront = isInFront
        self.secondary = secondary
        super.init(child: child, inputs: inputs)
        secondary?.attach(to: self)
    }

    /// The two nodes, the one drawn last first.
    var layersFrontToBack: [ViewNode] {
        let layers = [child, secondary].compactMap { $0 }
        return isInFront ? layers.reversed() : layers
    }

    package override func arrange() {
        child.place(at: .zero, proposal: proposal)
        arrangeSecondary()
    }

    package final func arrangeSecondary() {
        guard let secondary else { return }
        let proposal = Proposal(size)
        let primaryDimensions = ViewDimensions(node: child, size: size, proposal: self.proposal)
        let dimensions = secondary.dimensions(in: proposal)
        let origin = CGPoint(
            x: primaryDimensions[alignment.horizontal] - dimensions[alignment.horizontal],
            y: primaryDimensions[alignment.vertical] - dimensions[alignment.vertical])
        placeChild(secondary, at: origin, proposal: proposal)
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        if !isInFront, let secondary { body(secondary) }
        body(child)
        if isInFront, let secondary { body(secondary) }
    }

    package override var typeName: String { isInFront ? "overlay" : "background" }
}

/// A background, overlay or mask whose alignment is a value of the view language.
class AlignedSecondaryViewNode: SecondaryViewNode, ValueObserver {
    init(child: ViewNode, alignment: _GraphValue<Alignment>, isInFront: Bool, secondary: ViewNode?, inputs: _ViewInputs) {
        super.init(child: child, alignment: alignment.value, isInFront: isInFront, secondary: secondary, inputs: inputs)
        alignment.observe(by: self)
    }

    final func valueChanged(from old: Alignment, to new: Alignment) { alignment = new }
}

extension View {
    /// Puts a view behind this view.
    ///
    /// The background is proposed the size of this view and does not affect its layout. A colour or gradient extends into the safe
    /// area insets that the view touches, as with `background(_:ignoresSafeAreaEdges:)`.
    ///
    /// - Parameters:
    ///   - background: The view behind.
    ///   - alignment: The alignment of a background of a different size; centred by default.
    // Disfavoured, so that a chain of calls with trailing closures is type-checked in linear time.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(
            _BackgroundModifier(
                background: background,
                parameters: BackgroundParameters(
                    alignment: alignment, ignoredSafeAreaEdges: Background.self is any ShapeStyle.Type ? .all : [])))
    }

    /// Puts the views that the closure builds behind this view, the last one foremost.
    ///
    ///     Text("New").background { Capsule().fill(.yellow) }
    ///
    /// The background is proposed the size of this view and does not affect its layout.
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }

    /// Puts a view in front of this view. The overlay is proposed the size of this view and does not affect its layout.
    ///
    /// - Parameters:
    ///   - overlay: The view in front.
    ///   - alignment: The alignment of an overlay of a different size; centred by default.
    // Disfavoured, so that a chain of calls with trailing closures is type-checked in linear time.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Puts the views that the closure builds in front of this view, the last one foremost. The overlay is proposed the size of
    /// this view and does not affect its layout.
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }
}
