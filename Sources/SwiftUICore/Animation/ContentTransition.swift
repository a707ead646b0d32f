/// How a view shows that its content changes, where the view itself stays.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity
        case opacity
        case interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
    }

    let kind: Kind

    /// The new content is there at once.
    public static let identity = ContentTransition(kind: .identity)

    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)

    /// The old content becomes the new one: shapes and colours by what lies between, text by fading.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// The characters of a text that change roll over, as on a counter: upwards, or downwards where it counts down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// The characters of a text that change roll over, as on a counter: upwards where the value grows, else downwards.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }

    var value: Double? {
        if case .numericValue(let value) = kind { value } else { nil }
    }
}

private struct ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.identity
}

private struct ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// How views show that their content changes in an animated change.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether content on its way is drawn as a whole before effects around it change it.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }
}

/// Lets everything in a view move as one with it.
struct GeometryGroupModifier {}

extension GeometryGroupModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        GeometryGroupNode(child: child, inputs: inputs)
    }
}

/// The node that moves, so that what is in it, views that have just come included, keeps its place in it.
private final class GeometryGroupNode: UnaryNode {
    override var typeName: String { "geometryGroup" }
}

extension View {
    /// Says how the view shows that its content changes in an animated change.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }

    /// Lets the view move as a whole: what is in it is placed relative to it, not to what is around.
    nonisolated public func geometryGroup() -> some View {
        modifier(GeometryGroupModifier())
    }
}
