import CoreGraphics

/// The identity of a surface of glass that several views share.
struct GlassUnion: Hashable {
    var id: AnyHashable
    var namespace: Namespace.ID
}

/// A view with glass that it shares with others.
struct GlassUnionMember {
    var union: GlassUnion
    var glass: Glass
    var shape: AnyShape
    var bounds: Anchor<CGRect>
}

struct GlassUnionsKey: PreferenceKey {
    static var defaultValue: [GlassUnionMember] { [] }

    static func reduce(value: inout [GlassUnionMember], nextValue: () -> [GlassUnionMember]) {
        value += nextValue()
    }
}

extension EnvironmentValues {
    /// The surface that the glass of the view belongs to; nil for one of its own.
    @Entry var glassUnion: GlassUnion?

    /// Whether a container draws the surfaces that views share.
    @Entry var isInGlassContainer = false
}

/// The shared surfaces of a container: each has the shape of its first view, around all of its views.
struct GlassUnions: View {
    var members: [GlassUnionMember]
    var proxy: GeometryProxy

    private struct Surface: Identifiable {
        var id: GlassUnion
        var first: GlassUnionMember
        var frame: CGRect
    }

    private var surfaces: [Surface] {
        var surfaces: [Surface] = []
        for member in members {
            let frame = proxy[member.bounds]
            if let index = surfaces.firstIndex(where: { $0.id == member.union }) {
                surfaces[index].frame = surfaces[index].frame.union(frame)
            } else {
                surfaces.append(Surface(id: member.union, first: member, frame: frame))
            }
        }
        return surfaces
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(surfaces) { surface in
                surface.first.shape
                    .fill(GlassStyle(glass: surface.first.glass))
                    .overlay { GlassRim(shape: surface.first.shape) }
                    .frame(width: surface.frame.width, height: surface.frame.height)
                    .offset(x: surface.frame.minX, y: surface.frame.minY)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// Joins the glass of the content to a shared surface, inside of a container.
private struct GlassUnionModifier {
    let union: GlassUnion?
    @Environment(\.isInGlassContainer) private var isInContainer

    nonisolated init(union: GlassUnion?) {
        self.union = union
    }
}

extension GlassUnionModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.glassUnion, isInContainer ? union : nil)
    }
}

/// How the glass of a view appears and disappears.
public struct GlassEffectTransition: Sendable {
    fileprivate enum Kind { case matchedGeometry, materialize, identity }
    fileprivate let kind: Kind

    /// The surface moves from and to that of a view with the same `glassEffectID(_:in:)`. The default.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
    /// The view fades in and out with its surface, growing slightly.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
    /// The view appears and disappears at once.
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
}

extension View {
    /// Joins the glass of this view to one surface with that of the other views of the same identity in a `GlassEffectContainer`.
    ///
    /// The surface has the glass and the shape of the first of these views, and encloses them all. Outside of a container, and with a
    /// nil `id`, the view keeps a surface of its own.
    nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        modifier(GlassUnionModifier(union: id.map { GlassUnion(id: AnyHashable($0), namespace: namespace) }))
    }

    /// Sets how the view with its glass appears and disappears in an animation.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        self.transition(
            transition.kind == .identity
                ? .identity : transition.kind == .materialize ? .opacity.combined(with: .scale(scale: 0.95)) : .opacity)
    }
}
