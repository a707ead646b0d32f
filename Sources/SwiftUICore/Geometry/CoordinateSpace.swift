import Foundation

/// Coordinates in which a view's place can be given.
public enum CoordinateSpace: Equatable, Hashable {
    /// The coordinates of the window or picture.
    case global
    /// The view's own coordinates.
    case local
    /// The coordinates of the nearest view around that has named them; the global ones where none has.
    case named(AnyHashable)

    /// Whether these are the global coordinates.
    public var isGlobal: Bool { self == .global }
    /// Whether these are the view's own coordinates.
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}

/// Something that names coordinates.
public protocol CoordinateSpaceProtocol {
    /// The coordinates.
    var coordinateSpace: CoordinateSpace { get }
}

/// The global coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// Coordinates that a view has named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension NamedCoordinateSpace: @unchecked Sendable {}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinates of the window or picture.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own coordinates.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the nearest view around with that name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }

    /// The coordinates of the nearest scroll view around that scrolls horizontally or vertically.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace.axis(axis)) }

    /// The coordinates of the nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace.any) }
}

/// The names that scroll views give to their coordinates.
enum ScrollViewSpace: Hashable {
    case any
    case axis(Axis)
}

/// Names the coordinates of its content.
struct CoordinateSpaceModifier: Equatable {
    var name: AnyHashable
}

extension CoordinateSpaceModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        CoordinateSpaceNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class CoordinateSpaceNode: EffectNode<CoordinateSpaceModifier> {
    override func hasCoordinateSpace(named name: AnyHashable) -> Bool { modifier.name == name }
    override var typeName: String { "coordinateSpace" }
}

extension View {
    /// Names the view's coordinates, so that views inside can give places in them.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names the view's coordinates, so that views inside can give places in them.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}
