import Foundation

/// A coordinate space for the position of a view.
public enum CoordinateSpace: Equatable, Hashable {
    /// The coordinates of the window or image.
    case global
    /// The view's own coordinates.
    case local
    /// The coordinates of the nearest enclosing view that has this name; the global ones if there is none.
    case named(AnyHashable)

    /// Whether this is the global coordinate space.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the view's own coordinate space.
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}

/// A type that identifies a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The identified coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window or image.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates a reference to the global coordinate space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates a reference to the view's own coordinate space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// A coordinate space that a view has named with `coordinateSpace(_:)`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension NamedCoordinateSpace: @unchecked Sendable {}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinates of the window or image.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own coordinates.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the nearest enclosing view with that name; the global ones if there is none.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }

    /// The coordinates of the nearest enclosing scroll view that scrolls along the given axis; the global ones if there is none.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace.axis(axis)) }

    /// The coordinates of the nearest enclosing scroll view; the global ones if there is none.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace.any) }
}

/// The names of the coordinate spaces of scroll views.
enum ScrollViewSpace: Hashable {
    case any
    case axis(Axis)
}

/// Names the coordinate space of its content.
struct _CoordinateSpaceModifier<Name: Hashable>: Equatable {
    // Boxed once: hit tests and geometry readers compare it at each node.
    let name: AnyHashable

    nonisolated init(name: Name) { self.name = AnyHashable(name) }
}

extension _CoordinateSpaceModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = CoordinateSpaceNode<Name>
}

final class CoordinateSpaceNode<Name: Hashable>: EffectNode<_CoordinateSpaceModifier<Name>> {
    override func hasCoordinateSpace(named name: AnyHashable) -> Bool { modifier.name == name }
    override var typeName: String { "coordinateSpace" }
}

extension View {
    /// Names the view's coordinate space, so that views inside can refer to it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: name))
    }

    /// Names the view's coordinate space, so that views inside can refer to it.
    ///
    ///     VStack {
    ///         GeometryReader { proxy in Text("\(proxy.frame(in: .named("stack")).minY)") }
    ///     }
    ///     .coordinateSpace(.named("stack"))
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }
}
