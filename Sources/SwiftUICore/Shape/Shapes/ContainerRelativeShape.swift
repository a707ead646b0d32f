import CoreGraphics

/// The shape of the enclosing container, inset by the distance from the container's edges, so that corners stay concentric.
/// Without a container shape, it is a rectangle.
///
/// ``SwiftUICore/View/containerShape(_:)`` sets the shape of a container. Outside of drawing and hit testing, the outline is a
/// rectangle.
@frozen public struct ContainerRelativeShape: Shape, InsettableShape {
    /// Creates the shape.
    public nonisolated init() {}

    /// Returns the container's shape, inset so that it is concentric with the container in the rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { ContainerOutline.current?.path(in: rect) ?? Path(rect) }

    /// Returns the shape with its outline moved inwards by a distance in points. Corners stay concentric with the container's.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the enclosing container, inset by the distance from the container's edges.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The shape of a container and its frame, relative to a view inside it.
struct ContainerOutline: Sendable {
    let shape: any InsettableShape
    /// The container's frame in the view's coordinates.
    let bounds: CGRect

    /// The container outline of the view whose shape is being evaluated.
    @TaskLocal static var current: ContainerOutline?

    /// Returns the container's shape, inset by the smallest distance of a rectangle's edges from the container's.
    func path(in rect: CGRect) -> Path {
        let distance = min(
            rect.minX - bounds.minX, rect.minY - bounds.minY, bounds.maxX - rect.maxX, bounds.maxY - rect.maxY)
        let inset = distance.isFinite ? max(0, distance) : 0
        return path(of: shape.inset(by: inset), in: rect.insetBy(dx: -inset, dy: -inset))
    }

    private func path(of shape: some Shape, in rect: CGRect) -> Path { shape.path(in: rect) }
}

private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: (any InsettableShape)? { nil }
}

extension EnvironmentValues {
    /// The shape set on the nearest container.
    fileprivate var containerShape: (any InsettableShape)? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// Marks the node of the view whose `containerShape(_:)` is set, so that descendants can find its frame.
private struct ContainerShapeModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ContainerShapeNode
}

private final class ContainerShapeNode: PlainNode {
    override var typeName: String { "containerShape" }
}

extension ViewNode {
    /// Calls a function that evaluates shapes of this node, in the node's own coordinates.
    final func withContainerOutline<Result>(_ body: () -> Result) -> Result {
        guard let shape = environmentScope.values.containerShape else { return body() }
        tree.display.hasReadSurroundings = true
        var node: ViewNode? = self
        while let current = node, !(current is ContainerShapeNode) { node = current.parent }
        let transform = transform(to: node)
        // Nothing is visible under a singular transform, and it cannot be inverted.
        guard let node, transform.a * transform.d - transform.b * transform.c != 0 else { return body() }
        let bounds = CGRect(origin: .zero, size: node.size).applying(transform.inverted())
        return ContainerOutline.$current.withValue(ContainerOutline(shape: shape, bounds: bounds), operation: body)
    }
}

extension View {
    /// Sets the container shape, to which each ``ContainerRelativeShape`` inside the view refers.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, shape).modifier(ContainerShapeModifier())
    }
}
