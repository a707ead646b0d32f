import CoreGraphics

/// A drag over a drop destination.
public struct DropSession {
    /// The location of the drag, in points of the drop destination.
    public let location: CGPoint
}

/// What a drop on a destination would do.
public struct DropConfiguration: Sendable {
    /// The operation.
    public var operation: DropOperation

    /// Creates a configuration for an operation.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// Determines the operation of the drop destination that is its content.
struct DropConfigurationModifier {
    var configuration: (DropSession) -> DropConfiguration
}

extension DropConfigurationModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = DropConfigurationNode
}

final class DropConfigurationNode: ObservingNode<DropConfigurationModifier> {
    override var typeName: String { "dropConfiguration" }
}

extension DropTargetNode {
    /// Returns the operation that the modifier around this target sets for a drag at a point of the window; nil if there is none.
    func configuredOperation(at location: CGPoint) -> DropOperation? {
        var node = parent
        while let current = node, !(current is DropTargetNode) {
            if let configured = current as? DropConfigurationNode {
                let place = GestureInput(time: tree.clock.time, pointers: [], node: self).convert(location, to: .local)
                return configured.modifier.configuration(DropSession(location: place)).operation
            }
            node = current.parent
        }
        return nil
    }
}

extension View {
    /// Sets the operation of a drop on this `dropDestination(for:action:isTargeted:)`, each time the drag moves.
    ///
    /// The operation decides the shape of the pointer; with `forbidden` or `cancel` nothing is dropped.
    ///
    /// ```swift
    /// shelf.dropDestination(for: Book.self) { books, _ in add(books) }
    ///     .dropConfiguration { _ in DropConfiguration(operation: isFull ? .forbidden : .move) }
    /// ```
    nonisolated public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View {
        modifier(DropConfigurationModifier(configuration: configuration))
    }
}
