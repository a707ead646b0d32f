import AttributeGraph
import CoreGraphics
import Foundation

/// Tells a view's size and place.
///
/// What is read while a view's body is computed makes the body be computed again when it changes.
public struct GeometryProxy: @unchecked Sendable {
    // Sendable as in SwiftUI; the node is used on the thread of its tree.
    private weak var node: ViewNode?
    private let reads: GeometryReads

    init(node: ViewNode, reads: GeometryReads) {
        self.node = node
        self.reads = reads
    }

    /// The size of the view, in points; zero once it has gone.
    public var size: CGSize {
        reads.record(.size, of: node, or: .zero) { $0.size }
    }

    /// How far covered parts (bars, corners, the keyboard, insets) reach on beyond each edge of the view, in points; zero at
    /// edges that do not touch a covered part.
    public var safeAreaInsets: EdgeInsets {
        reads.record(.safeAreaInsets, of: node, or: EdgeInsets()) { $0.safeAreaInsets() }
    }

    /// The view's frame in other coordinates: the smallest upright rectangle around it; zero once it has gone.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        reads.record(.frame(coordinateSpace), of: node, or: .zero) { $0.convert(CGRect(origin: .zero, size: $0.size), to: coordinateSpace) }
    }

    /// The view's frame in other coordinates: the smallest upright rectangle around it; zero once it has gone.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of the view that named a coordinate space, in this view's coordinates; nil where there is no such view.
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
    /// Two proxies of a node read the same; each body that reads one depends on what it has read.
    package func isSame(as other: GeometryProxy) -> Bool { node === other.node && reads === other.reads }
}

/// What has been read of a node's geometry, to be checked after every layout.
///
/// The reader depends on `revision`; when any read would come out differently now, the revision changes.
package final class GeometryReads {
    private unowned(unsafe) let tree: ViewTree
    private var dependency = Dependency()
    private var checks: [Subject: () -> Bool] = [:]

    /// What can be read.
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
        // The first read since the last change: whoever has read something older is told too.
        if checks[subject] == nil { checks[subject] = { [unowned(unsafe) node] in isSame(value, read(node)) } }
        return value
    }

    /// Makes those who have read something be computed again if they would read something else now.
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
