@_spi(Reflection) import Swift
import AttributeGraph

/// Several views, made by a view builder from several statements.
public struct TupleView<T> {
    /// A tuple of the views.
    public var value: T

    /// Creates a view from a tuple of views.
    @inlinable nonisolated public init(_ value: T) {
        self.value = value
    }
}

extension TupleView: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<TupleView>, inputs: _ViewInputs) {
        let elements = inputs.tree.types.tupleElements(of: T.self)
        inputs.emitList { inputs in
            for element in elements { element.make(in: view.cell, at: view.offset, inputs: inputs.forOneSubview) }
        }
    }
}

/// A view in a tuple of views: its offset and the way to make it.
struct TupleElement {
    let offset: Int
    let type: any View.Type

    func make(in cell: ValueCell, at start: Int, inputs: _ViewInputs) {
        func open<Element: View>(_: Element.Type) {
            let view = _GraphValue<Element>(cell: cell, offset: start + offset)
            if inputs.makesLoopsLazily, !inputs.makesViewsAtOnce, inputs.tree.types.isSingle(type) {
                inputs.emit(LazyViewChildren(source: view, inputs: inputs))
            } else {
                inputs.makeSubview(view)
            }
        }
        _openExistential(type, do: open)
    }

    /// The views of a tuple type, or the type itself if it is a view.
    static func elements(of type: Any.Type) -> [TupleElement] {
        if TypeKind(of: type) != .tuple, let view = type as? any View.Type { return [TupleElement(offset: 0, type: view)] }
        var elements: [TupleElement] = []
        _forEachField(of: type) { _, offset, elementType, _ in
            if let view = elementType as? any View.Type { elements.append(TupleElement(offset: offset, type: view)) }
            return true
        }
        return elements
    }
}
