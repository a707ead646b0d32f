import AttributeGraph
import Foundation

/// A view that gives its content a proxy to scroll to views by their identity.
///
///     ScrollViewReader { proxy in
///         ScrollView { ForEach(0..<100, id: \.self) { Text("\($0)") } }
///         Button("Last") { proxy.scrollTo(99, anchor: .bottom) }
///     }
public struct ScrollViewReader<Content: View> {
    /// Creates the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a view with the content that the closure returns for a proxy.
    @inlinable nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.emitList { $0.emit(ReaderChildren(source: view, inputs: $0)) }
    }
}

/// A proxy of the scroll views inside a `ScrollViewReader`.
public struct ScrollViewProxy {
    let reader: ScrollReader

    /// Scrolls to the first view with an identity: one set with `id(_:)`, or that of an element of a `ForEach`.
    ///
    /// Without such a view there is no effect. Inside `withAnimation` the movement is animated.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - anchor: The point of the scroll view to which the same point of the view is scrolled, as fractions of their sizes; nil
    ///     (the default) scrolls the minimum distance.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        reader.scroll(to: AnyHashable(id), anchor: anchor, transaction: .current)
    }
}

extension ScrollViewProxy: @unchecked Sendable {}

/// The reference behind a proxy, which may outlive its view.
final class ScrollReader {
    fileprivate weak var dynamicChildren: DynamicChildren?
    private let handle: TreeHandle

    init(handle: TreeHandle) {
        self.handle = handle
    }

    func scroll(to id: AnyHashable, anchor: UnitPoint?, transaction: Transaction) {
        handle.tree?.perform { [self] in
            guard let tree = handle.tree else { return }
            // Pending changes are laid out first, so that views they add can be found.
            if tree.isUpdateNeeded {
                tree.schedule { [self] in scrollNow(to: id, anchor: anchor, transaction: transaction) }
            } else {
                scrollNow(to: id, anchor: anchor, transaction: transaction)
            }
        }
    }

    private func scrollNow(to id: AnyHashable, anchor: UnitPoint?, transaction: Transaction) {
        ScrollTargetPlace.scrollIntoSight(anchor: anchor, transaction: transaction, within: dynamicChildren?.container) { [self] in
            guard let dynamicChildren, !dynamicChildren.hasEnded else { return nil }
            return dynamicChildren.find(id)
        }
    }
}

private final class ReaderChildren<Content: View>: DynamicChildren, ValueObserver {
    private let cell: FunctionCell<Content>
    private let reader: ScrollReader

    init(source: _GraphValue<ScrollViewReader<Content>>, inputs: _ViewInputs) {
        let make = source.value.content
        let reader = ScrollReader(handle: inputs.tree.handle)
        self.reader = reader
        cell = FunctionCell(tree: inputs.tree, depth: inputs.depth + 1) { make(ScrollViewProxy(reader: reader)) }
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        reader.dynamicChildren = self
        inputs.scope.adopt(self)
        source.observe(by: self)
        let cell = cell
        fill(
            cell,
            inputs: inputs.with {
                $0.scope = cell; $0.depth += 2
            }
        ) {
            Content._makeView(_GraphValue(cell: cell, offset: 0), inputs: $0)
        }
    }

    override func forEachItem(_ body: (DynamicChild) -> Void) {
        body(cell)
    }

    func valueChanged(from old: ScrollViewReader<Content>, to new: ScrollViewReader<Content>) {
        guard !isSame(old, new) else { return }
        let make = new.content
        cell.make = { [reader] in make(ScrollViewProxy(reader: reader)) }
        cell.invalidate()
    }
}
