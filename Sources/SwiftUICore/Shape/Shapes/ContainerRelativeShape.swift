import CoreGraphics

/// The shape of the container it lies in, moved inwards by its distance from the container's edges; a rectangle where no
/// container has a shape.
///
/// ``SwiftUICore/View/containerShape(_:)`` gives a container its shape. Outside of a view's drawing the outline is the rectangle.
@frozen public struct ContainerRelativeShape: Shape, InsettableShape {
    /// Creates the shape.
    public nonisolated init() {}

    /// The container's shape, concentric in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { ContainerOutline.current?.path(in: rect) ?? Path(rect) }

    /// The shape with its outline moved inwards; rounded corners stay concentric with the container's.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    struct _Inset: InsettableShape {
        var amount: CGFloat

        func path(in rect: CGRect) -> Path { ContainerRelativeShape().path(in: rect.insetBy(dx: amount, dy: amount)) }

        func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: self.amount + amount) }

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container it lies in, moved inwards by its distance from the container's edges.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A container's shape, and where the container lies for a view in it.
struct ContainerOutline: Sendable {
    let shape: any InsettableShape
    /// The container's frame in the view's coordinates.
    let bounds: CGRect

    /// The outline for the view whose shape is asked for its path.
    @TaskLocal static var current: ContainerOutline?

    /// The container's shape, moved inwards by the smallest distance of a rectangle from the container's edges.
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
    /// The shape of the nearest container that has one.
    fileprivate var containerShape: (any InsettableShape)? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// Marks the container that has given its content a shape.
private struct ContainerShapeModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ContainerShapeNode(child: child, inputs: inputs)
    }
}

private final class ContainerShapeNode: UnaryNode {
    override var typeName: String { "containerShape" }
}

extension ViewNode {
    /// Runs a function that asks shapes of this node's for their paths in the node's own coordinates.
    final func withContainerOutline<Result>(_ body: () -> Result) -> Result {
        guard let shape = environmentScope.values.containerShape else { return body() }
        tree.drawingHasReadSurroundings = true
        var node: ViewNode? = self
        while let current = node, !(current is ContainerShapeNode) { node = current.parent }
        let transform = transform(to: node)
        // A picture without an area shows no shape.
        guard let node, transform.a * transform.d - transform.b * transform.c != 0 else { return body() }
        let bounds = CGRect(origin: .zero, size: node.size).applying(transform.inverted())
        return ContainerOutline.$current.withValue(ContainerOutline(shape: shape, bounds: bounds), operation: body)
    }
}

extension View {
    /// Gives the view a shape to which each ``ContainerRelativeShape`` in it refers.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, shape).modifier(ContainerShapeModifier())
    }
}
