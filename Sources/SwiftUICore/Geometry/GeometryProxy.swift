import AttributeGraph
import CoreGraphics
import Foundation

/// Gives access to a view's size and position.
///
/// A view whose body reads a value is updated when the value changes.
public struct GeometryProxy: @unchecked Sendable {
    // Sendable as in SwiftUI; the node is used on the thread of its tree.
    private weak var node: ViewNode?
    private let reads: GeometryReads

    init(node: ViewNode, reads: GeometryReads) {
        self.node = node
        self.reads = reads
    }

    /// The size of the view, in points; zero after the view has been removed.
    public var size: CGSize {
        reads.record(.size, of: node, or: .zero) { $0.size }
    }

    /// The distances by which the safe area insets (bars, corners, the keyboard, insets) extend beyond each edge of the view, in
    /// points; zero at edges that do not touch an inset.
    public var safeAreaInsets: EdgeInsets {
        reads.record(.safeAreaInsets, of: node, or: EdgeInsets()) { $0.safeAreaInsets() }
    }

    /// Returns the bounding rectangle of the view in a coordinate space, in points; zero after the view has been removed.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        reads.record(.frame(coordinateSpace), of: node, or: .zero) { $0.convert(CGRect(origin: .zero, size: $0.size), to: coordinateSpace) }
    }

    /// Returns the bounding rectangle of the view in a coordinate space, in points; zero after the view has been removed.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of the view that named a coordinate space, in this view's coordinates; nil if there is no such view.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        reads.record(.bounds(coordinateSpace.coordinateSpace), of: node, or: nil) { node in
            guard let other = node.node(of: coordinateSpace.coordinateSpace), let transform = node.transform(from: other)
            else { return nil }
            return CGRect(origin: .zero, size: other.size).applying(transform)
        }
    }

    /// The value of an anchor in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        reads.record(.anchor(anchor.identity), of: node, or: anchor.value(in: nil)) { anchor.value(in: $0) }
    }
}

extension GeometryProxy: CustomComparable {
    /// Two proxies of a node return the same values; each body that reads one depends on the values read.
    package func isSame(as other: GeometryProxy) -> Bool { node === other.node && reads === other.reads }
}

/// The values that were read of a node's geometry, checked after every layout.
///
/// The reader depends on `dependency`, which is marked as changed when any of the values is different.
package final class GeometryReads {
    private unowned(unsafe) let tree: ViewTree
    private var dependency = Dependency()
    private var checks: [Subject: () -> Bool] = [:]

    /// The kinds of values.
    enum Subject: Hashable {
        case size
        case safeAreaInsets
        case frame(CoordinateSpace)
        case bounds(CoordinateSpace)
        case anchor(AnyHashable)
    }

    init(tree: ViewTree) {
        self.tree = tree
    }

    func record<Value: Equatable>(
        _ subject: Subject, of node: ViewNode?, or fallback: @autoclosure () -> Value, _ read: @escaping (ViewNode) -> Value
    ) -> Value {
        recordRead(subject, of: node, or: fallback(), read, isSame: ==)
    }

    func record<Value>(
        _ subject: Subject, of node: ViewNode?, or fallback: @autoclosure () -> Value, _ read: @escaping (ViewNode) -> Value
    ) -> Value {
        recordRead(subject, of: node, or: fallback(), read) { old, new in
            SwiftUICore.isSame(old, new)
        }
    }

    private func recordRead<Value>(
        _ subject: Subject, of node: ViewNode?, or fallback: @autoclosure () -> Value, _ read: @escaping (ViewNode) -> Value,
        isSame: @escaping (Value, Value) -> Bool
    ) -> Value {
        guard let node, !node.hasEnded else { return fallback() }
        let value = read(node)
        guard tree.graph.isEvaluating else { return value }
        dependency.read(in: tree)
        // Only the first read since the last change is stored: a later change invalidates all readers, including earlier ones.
        if checks[subject] == nil { checks[subject] = { [unowned(unsafe) node] in isSame(value, read(node)) } }
        return value
    }

    /// Invalidates the readers if any of the values has changed.
    func check() {
        guard !checks.isEmpty, !checks.values.allSatisfy({ $0() }) else { return }
        checks = [:]
        dependency.changed(in: tree)
    }

    func end() {
        dependency.end(in: tree)
        checks = [:]
    }
}
