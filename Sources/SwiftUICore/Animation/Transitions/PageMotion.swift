import CoreGraphics

/// The transition that the content of a page asks for. One object exists for each page; the content writes to it while it is made.
package final class PageTransition: Equatable {
    /// The identity of the source out of which the page grows; nil for the default transition.
    fileprivate(set) var zoomKey: MatchedGeometryKey?

    package nonisolated init() {}

    package static func == (lhs: PageTransition, rhs: PageTransition) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
    /// The transition of the enclosing page.
    @Entry package var pageTransition: PageTransition?
}

/// Sets the transition of the enclosing page.
struct PageTransitionModifier: Equatable {
    /// The identity of the source; nil for the default transition.
    var zoomKey: MatchedGeometryKey?
}

extension PageTransitionModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = PageTransitionNode
}

final class PageTransitionNode: ObservingNode<PageTransitionModifier> {
    required init(child: ViewNode, modifier: _GraphValue<PageTransitionModifier>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        write()
    }

    override func modifierChanged(from old: PageTransitionModifier) { write() }

    private func write() { environmentScope.values.pageTransition?.zoomKey = modifier.zoomKey }

    override var typeName: String { "navigationTransition" }
}

/// Moves a page that appears or disappears: out of the source of its zoom transition, else from an edge.
struct PageMotion: Equatable, Animatable {
    var transition: PageTransition
    /// The edge from which pages without a source appear.
    var edge: Edge
    /// How far the page is from its place: 1 before it appears, 0 in its place.
    var amount: Double

    nonisolated init(transition: PageTransition, edge: Edge, amount: Double) {
        self.transition = transition
        self.edge = edge
        self.amount = amount
    }

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension PageMotion: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = PageMotionNode
}

final class PageMotionNode: EffectNode<PageMotion> {
    private var isMoving: Bool { modifier.amount != 0 && modifier.amount.isFinite && size.width > 0 && size.height > 0 }

    /// The source, if the page grows out of one, and its frame in the coordinates of the page.
    private var source: (node: TransitionSourceNode, frame: CGRect)? {
        guard let key = modifier.transition.zoomKey, let node = tree.transitions.source(key, outside: self), let transform = transform(from: node)
        else {
            return nil
        }
        let frame = CGRect(origin: .zero, size: node.size).applying(transform)
        return frame.hasFiniteEdges && !frame.isEmpty ? (node, frame) : nil
    }

    /// The frame of the page with the safe area insets around it, into which its background reaches.
    private var wholeFrame: CGRect {
        let reach = safeAreaInsets().mirrored(flags.contains(.isRightToLeft))
        return CGRect(x: -reach.leading, y: -reach.top, width: size.width + reach.horizontal, height: size.height + reach.vertical)
    }

    /// The part of the page's frame that the page fills on its way.
    private func shownFrame(from source: CGRect) -> CGRect {
        var frame = wholeFrame
        frame.animatableData += (source.animatableData - frame.animatableData).scaled(by: modifier.amount)
        return CGRect(x: frame.minX, y: frame.minY, width: max(1, frame.width), height: max(1, frame.height))
    }

    override var contentTransform: CGAffineTransform? {
        guard isMoving else { return nil }
        guard let source else {
            return EdgeOffset(modifier.edge, amount: modifier.amount).transform(in: size, isMirrored: flags.contains(.isRightToLeft))
        }
        // The content keeps its proportions and covers the frame, which shows its top.
        let (frame, whole) = (shownFrame(from: source.frame), wholeFrame)
        let scale = max(frame.width / whole.width, frame.height / whole.height)
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.midX - whole.midX * scale, ty: frame.minY - whole.minY * scale)
    }

    // A page has the insets of its place from the start.
    override var safeAreaTransform: CGAffineTransform? { nil }

    override func draw(into list: inout DisplayListBuilder) {
        guard isMoving, let source else { return super.draw(into: &list) }
        let style = source.node.modifier.style
        let frame = list.rect(shownFrame(from: source.frame))
        let path = Path(roundedRect: frame, cornerRadius: max(0, min(style.cornerRadius * modifier.amount, frame.width / 2, frame.height / 2)))
        let environment = environment
        let child = child
        func page(_ list: inout DisplayListBuilder) {
            list.group(.clip(path, FillStyle())) { list in
                if let background = style.background {
                    list.add(.shape(path, .color(background.resolve(in: environment)), FillStyle()), frame: frame)
                }
                // The page fades into the source on the last part of its way, where its content would be too small to recognise.
                let opacity = min(1, max(0, (1 - modifier.amount) * 4))
                if opacity < 1 {
                    list.group(.opacity(opacity)) { $0.draw(child) }
                } else {
                    list.draw(child)
                }
            }
        }
        if let shadow = style.shadow {
            list.group(.shadow(color: shadow.color.resolve(in: environment), radius: shadow.radius, offset: shadow.offset)) { page(&$0) }
        } else {
            page(&list)
        }
    }

    override var typeName: String { "pageMotion" }
}

/// Shifts a page towards an edge while another one covers it, unless that one grows out of a source.
struct PageRecession: Equatable, Animatable {
    /// The transition of the page above; nil for none.
    var transition: PageTransition?
    var edge: Edge
    /// How far the page is shifted, as a multiple of its size.
    var amount: Double

    nonisolated init(transition: PageTransition?, edge: Edge, amount: Double) {
        self.transition = transition
        self.edge = edge
        self.amount = amount
    }

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension PageRecession: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = PageRecessionNode
}

final class PageRecessionNode: EffectNode<PageRecession> {
    override var contentTransform: CGAffineTransform? {
        if let key = modifier.transition?.zoomKey, tree.transitions.source(key, outside: nil) != nil { return nil }
        return EdgeOffset(modifier.edge, amount: modifier.amount).transform(in: size, isMirrored: flags.contains(.isRightToLeft))
    }

    override var typeName: String { "pageRecession" }
}

extension View {
    /// Lets the enclosing page grow out of the source with an identity; nil for the default transition.
    nonisolated package func pageTransition(zoomingFrom id: AnyHashable?, in namespace: Namespace.ID?) -> some View {
        modifier(
            PageTransitionModifier(
                zoomKey: id.flatMap { id in namespace.map { MatchedGeometryKey(id: id, namespace: $0) } }))
    }

    /// Shifts the page towards an edge by a fraction of its size, while a page whose transition is `transition` covers it.
    nonisolated package func receding(towards edge: Edge, by amount: Double, below transition: PageTransition?) -> some View {
        modifier(PageRecession(transition: transition, edge: edge, amount: amount))
    }
}

extension AnyTransition {
    /// Moves a page from an edge, or out of the source that its content names.
    package static func page(_ transition: PageTransition, from edge: Edge) -> AnyTransition {
        .modifier(
            active: PageMotion(transition: transition, edge: edge, amount: 1), identity: PageMotion(transition: transition, edge: edge, amount: 0))
    }
}
