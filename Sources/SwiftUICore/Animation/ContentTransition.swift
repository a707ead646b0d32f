/// How a view animates a change of its content while the view itself stays.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity
        case opacity
        case interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
    }

    let kind: Kind

    /// The new content replaces the old one at once.
    public static let identity = ContentTransition(kind: .identity)

    /// The old content fades out while the new content fades in.
    public static let opacity = ContentTransition(kind: .opacity)

    /// The content is interpolated: shapes and colours through intermediate values, text by cross-fading.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// The changed characters of a text roll like those of a counter: upwards, or downwards if it counts down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// The changed characters of a text roll like those of a counter: upwards if the value increases, otherwise downwards.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }

    var value: Double? {
        if case .numericValue(let value) = kind { value } else { nil }
    }
}

extension EnvironmentValues {
    /// How views animate a change of their content. Defaults to `interpolate`: since iOS 16 texts fade unless `identity` is set.
    @Entry public var contentTransition = ContentTransition.interpolate

    /// Whether content in transition is drawn as one group before the effects around it are applied. Defaults to false.
    @Entry public var contentTransitionAddsDrawingGroup = false
}

/// Makes everything in a view move as one with it.
struct GeometryGroupModifier {}

extension GeometryGroupModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = GeometryGroupNode
}

/// The node that moves in place of its descendants, so that these, even if newly inserted, keep their place relative to it.
final class GeometryGroupNode: PlainNode {
    required init(child: ViewNode, inputs: _ViewInputs) {
        super.init(child: child, inputs: inputs)
        flags.insert(.isGeometryGroup)
    }

    override var typeName: String { "geometryGroup" }
}

extension View {
    /// Sets how the view animates a change of its content.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }

    /// Isolates the geometry of the view: it moves as a whole, and its descendants are animated relative to it and not to its ancestors.
    nonisolated public func geometryGroup() -> some View {
        modifier(GeometryGroupModifier())
    }
}
