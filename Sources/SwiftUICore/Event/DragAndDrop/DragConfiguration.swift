/// The operations that the source of a drag allows; see `dragConfiguration(_:)`.
public struct DragConfiguration: Sendable {
    /// The operations in the program that contains the source.
    public struct OperationsWithinApp: Sendable {
        /// Whether the items can be copied.
        public var allowCopy = true
        /// Whether the items can be moved.
        public var allowMove: Bool

        /// Creates operations with copying.
        public init(allowMove: Bool = true) {
            self.allowMove = allowMove
        }
    }

    /// The operations in other programs. Without any, other programs may still copy: the desktop has no drags that only one program takes.
    public struct OperationsOutsideApp: Sendable {
        /// Whether the items can be copied.
        public var allowCopy: Bool
        /// Whether the items can be moved.
        public var allowMove = false

        /// Creates operations without moving.
        public init(allowCopy: Bool = true) {
            self.allowCopy = allowCopy
        }
    }

    /// The operations in the program that contains the source.
    public var operationsWithinApp: OperationsWithinApp
    /// The operations in other programs.
    public var operationsOutsideApp: OperationsOutsideApp

    /// Creates a configuration that allows copying and, in this program and in others, moving.
    public init(allowMove: Bool) {
        operationsWithinApp = OperationsWithinApp(allowMove: allowMove)
        operationsOutsideApp = OperationsOutsideApp()
        operationsOutsideApp.allowMove = allowMove
    }

    /// Creates a configuration.
    public init(
        operationsWithinApp: OperationsWithinApp = OperationsWithinApp(), operationsOutsideApp: OperationsOutsideApp = OperationsOutsideApp()
    ) {
        self.operationsWithinApp = operationsWithinApp
        self.operationsOutsideApp = operationsOutsideApp
    }
}

/// Restricts what can be done with the items dragged from its content.
struct DragConfigurationModifier {
    var configuration: DragConfiguration
}

extension DragConfigurationModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = DragConfigurationNode
}

final class DragConfigurationNode: ObservingNode<DragConfigurationModifier> {
    override var typeName: String { "dragConfiguration" }
}

extension View {
    /// Sets the operations that views may perform with the items dragged from this view. Without it all are allowed.
    ///
    /// A destination that proposes an operation that is not allowed receives nothing. Deleting items by dropping them on the trash of the
    /// desktop is not supported.
    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        modifier(DragConfigurationModifier(configuration: configuration))
    }
}
