/// A view that hides the type of another view.
///
/// The view keeps its state as long as the hidden type stays the same; a change of the type replaces the view, with its state.
/// Prefer view builders and generics where they suffice, since a hidden type cannot be updated as precisely.
public struct AnyView: @unchecked Sendable {
    // Sendable as in SwiftUI; the hidden view is a value that is never changed.
    @usableFromInline let storage: AnyViewStorage

    /// Creates a view that hides the type of another view. An `AnyView` is not wrapped a second time.
    nonisolated public init<V: View>(_ view: V) {
        // The comparison is free where the type is known, and a dynamic cast is not.
        storage = V.self == AnyView.self ? (view as! AnyView).storage : TypedViewStorage(view)
    }

    /// Creates a view that hides the type of another view; the same as `init(_:)`.
    nonisolated public init<V: View>(erasing view: V) {
        self.init(view)
    }
}

/// Type-erased storage of a view.
@usableFromInline class AnyViewStorage: @unchecked Sendable {
    nonisolated func show(in dynamicChildren: ErasedChildren) {}
    nonisolated func list(in lister: inout SubviewLister) {}
}

private final class TypedViewStorage<Content: View>: AnyViewStorage, @unchecked Sendable {
    let view: Content

    init(_ view: Content) {
        self.view = view
    }

    override func show(in dynamicChildren: ErasedChildren) {
        dynamicChildren.show(view)
    }

    override func list(in lister: inout SubviewLister) {
        lister.list(view)
    }
}

extension AnyView: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<AnyView>, inputs: _ViewInputs) {
        inputs.emitDynamicContent { $0.emit(ErasedChildren(source: view, inputs: $0)) }
    }
}

/// The dynamic children of an `AnyView`: one view, which keeps its state as long as the type stays the same.
final class ErasedChildren: ReplaceableChild, ValueObserver {
    private let source: _GraphValue<AnyView>

    init(source: _GraphValue<AnyView>, inputs: _ViewInputs) {
        self.source = source
        super.init(inputs: inputs)
        source.observe(by: self)
        performUpdate()
    }

    func valueChanged(from old: AnyView, to new: AnyView) {
        enqueue()
    }

    override func performUpdate() {
        source.value.storage.show(in: self)
    }
}
