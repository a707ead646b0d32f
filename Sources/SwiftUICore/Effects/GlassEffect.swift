import CoreGraphics

/// A kind of glass for `glassEffect(_:in:)`.
public struct Glass: Hashable, Sendable {
    private enum Kind { case regular, clear, identity }

    private var kind: Kind
    private(set) var tintColor: Color?
    private(set) var isInteractive = false

    var isClear: Bool { kind == .clear }
    var isVisible: Bool { kind != .identity }

    /// Glass that blurs the views behind it.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Glass through which the views behind it remain recognisable.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Returns the glass in a colour; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tintColor = color
        return glass
    }

    /// Returns the glass that becomes lighter under the pointer, or not.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }
}

/// The shape of a glass effect for which none is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Puts its content on a surface of glass.
private struct GlassEffectModifier {
    let glass: Glass
    let shape: AnyShape
    @State private var isHovered = false
    @Environment(\.glassUnion) private var union

    nonisolated init(glass: Glass, shape: AnyShape) {
        self.glass = glass
        self.shape = shape
    }
}

extension GlassEffectModifier: ViewModifier {
    func body(content: Content) -> some View {
        let glass = glass
        return
            content
            .background {
                if glass.isVisible, union == nil {
                    shape.fill(GlassStyle(glass: glass, isHighlighted: glass.isInteractive && isHovered))
                    GlassRim(shape: shape)
                }
            }
            .onHover { if glass.isInteractive { isHovered = $0 } }
            .transformAnchorPreference(key: GlassUnionsKey.self, value: .bounds) { members, bounds in
                if let union, glass.isVisible { members.append(GlassUnionMember(union: union, glass: glass, shape: shape, bounds: bounds)) }
            }
            .environment(\.glassUnion, nil)
    }
}

extension View {
    /// Puts the view on a surface of glass: the views behind it show through blurred, and light falls on its rim.
    ///
    /// What is behind is not bent at the rim, and glass surfaces next to each other do not flow together. PDF and SVG files show only
    /// the tint, as for a `Material`.
    ///
    /// ```swift
    /// Label("Play", systemImage: "play.fill")
    ///     .padding()
    ///     .glassEffect(.regular.tint(.blue))
    /// ```
    ///
    /// - Parameters:
    ///   - glass: The kind of glass.
    ///   - shape: The shape of the surface, a capsule by default.
    nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        modifier(GlassEffectModifier(glass: glass, shape: AnyShape(shape)))
    }

    /// Lets the surface of glass of this view move and grow from the one with the same identity that it replaces in an animation.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(GlassIdentity(id: id.map { AnyHashable($0) }, namespace: namespace))
    }
}

/// Matches the geometry of views of glass with the same identity.
private struct GlassIdentity {
    let id: AnyHashable?
    let namespace: Namespace.ID
}

extension GlassIdentity: ViewModifier {
    func body(content: Content) -> some View {
        if let id {
            content.matchedGeometryEffect(id: id, in: namespace)
        } else {
            content
        }
    }
}

/// A container of views with glass effects. Each view keeps a surface of its own here, whatever the spacing, unless
/// `glassEffectUnion(id:namespace:)` joins it to others.
public struct GlassEffectContainer<Content: View> {
    let content: Content

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - spacing: The distance below which surfaces flow together. Ignored: they never do.
    ///   - content: The views.
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GlassEffectContainer: View {
    public var body: some View {
        content
            .environment(\.isInGlassContainer, true)
            .backgroundPreferenceValue(GlassUnionsKey.self) { members in
                GeometryReader { proxy in GlassUnions(members: members, proxy: proxy) }
            }
            .transformPreference(GlassUnionsKey.self) { $0 = [] }
    }
}
