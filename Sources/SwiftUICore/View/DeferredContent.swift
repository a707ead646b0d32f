/// A view whose content is made only when the environment around it allows it, and stays from then on with its state, such as the page of a
/// tab.
///
/// Traits that modifiers directly around the content write can be read before. The view is always a single one: several views of the
/// content are put into a column.
nonisolated package struct DeferredContent<Content: View>: PrimitiveView {
    package typealias Body = Never

    let content: Content

    nonisolated package init(_ content: Content) {
        self.content = content
    }

    nonisolated package static func _makeView(_ view: _GraphValue<DeferredContent>, inputs: _ViewInputs) {
        let content = view.part(Content.self, at: 0)
        if let bearer = Content.self as? any TraitBearingContent.Type, bearer.writesTraits {
            bearer.makeDeferred(in: view.cell, at: view.offset, inputs: inputs)
        } else {
            inputs.with { $0.arity = .single(.column) }.emitDynamicContent { inputs in
                let scope = DeferringScope(inputs: inputs)
                inputs.emit(
                    DeferredChild(
                        source: content, scope: scope,
                        inputs: inputs.with {
                            $0.environment = scope
                            $0.depth += 1
                        }))
            }
        }
    }
}

extension EnvironmentValues {
    /// Whether `DeferredContent` waits with its content.
    @Entry package var isContentDeferred = false
}

extension View {
    /// Defers the view as `DeferredContent` does, unless it may be several views or none.
    nonisolated package func deferredIfSingle() -> DeferrableContent<Self> { DeferrableContent(content: self) }
}

/// A view that is deferred if its type says that it is a single one.
nonisolated package struct DeferrableContent<Content: View>: PrimitiveView {
    package typealias Body = Never

    let content: Content

    nonisolated package static func _makeView(_ view: _GraphValue<DeferrableContent>, inputs: _ViewInputs) {
        guard TupleElement.isSingle(Content.self, includingBranches: true) else {
            return Content._makeView(view.part(Content.self, at: 0), inputs: inputs)
        }
        DeferredContent<Content>._makeView(_GraphValue(cell: view.cell, offset: view.offset), inputs: inputs.with { $0.defersSubviews = false })
    }
}

/// Defers each of the views that the content consists of.
nonisolated package struct DeferredSubviews<Content: View>: PrimitiveView {
    package typealias Body = Never

    let content: Content

    nonisolated package init(_ content: Content) {
        self.content = content
    }

    nonisolated package static func _makeView(_ view: _GraphValue<DeferredSubviews>, inputs: _ViewInputs) {
        inputs.with { $0.defersSubviews = true }.makeSubview(view.part(Content.self, at: 0))
    }
}

extension _ViewInputs {
    /// Makes a view, as deferred content if the container wants that and the view is a single one.
    func makeSubview<Content: View>(_ view: _GraphValue<Content>) {
        if defersSubviews, !(Content.self is any DeferringContent.Type) {
            // A struct with one stored property lies in memory as that property does.
            DeferrableContent<Content>._makeView(_GraphValue(cell: view.cell, offset: view.offset), inputs: self)
        } else {
            Content._makeView(view, inputs: self)
        }
    }
}

/// A view that already defers its content, or an `AnyView`, whose content may be several views.
private protocol DeferringContent {}

extension AnyView: DeferringContent {}
extension DeferredContent: DeferringContent {}
extension DeferrableContent: DeferringContent {}

/// A view with modifiers, which may write traits.
private protocol TraitBearingContent {
    /// Whether any of the modifiers writes a trait.
    static var writesTraits: Bool { get }
    /// Makes the nodes of the outer modifiers, up to and including the innermost modifier that writes a trait, and defers the view inside it.
    static func makeDeferred(in cell: ValueCell, at offset: Int, inputs: _ViewInputs)
}

private protocol TraitWriter {}

extension _TraitWritingModifier: TraitWriter {}

extension ModifiedContent: TraitBearingContent where Content: View, Modifier: ViewModifier {
    static var writesTraits: Bool {
        Modifier.self is any TraitWriter.Type || (Content.self as? any TraitBearingContent.Type)?.writesTraits ?? false
    }

    static func makeDeferred(in cell: ValueCell, at offset: Int, inputs: _ViewInputs) {
        let view = _GraphValue<Self>(cell: cell, offset: offset)
        // A struct with one stored property lies in memory as that property does.
        Modifier._makeView(
            modifier: view.second(after: Content.self, Modifier.self), content: _GraphValue<DeferredContent<Content>>(cell: cell, offset: offset),
            inputs: inputs)
    }
}

/// The environment of deferred content, which makes the content when it may.
private final class DeferringScope: EnvironmentScope {
    weak var child: DynamicChildren?

    init(inputs: _ViewInputs) {
        super.init(values: inputs.environment.values, outer: inputs.environment, tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
    }

    override func makeValues(from outer: EnvironmentValues) -> EnvironmentValues {
        if !outer.isContentDeferred { child?.enqueue() }
        return outer
    }

    override var modifierName: String { "the tab around it" }
}

/// The content of a `DeferredContent`, once it is made.
private final class DeferredChild<Content: View>: ReplaceableChild, ValueObserver {
    private let source: _GraphValue<Content>
    private let scope: DeferringScope
    private var isMade = false

    init(source: _GraphValue<Content>, scope: DeferringScope, inputs: _ViewInputs) {
        self.source = source
        self.scope = scope
        super.init(inputs: inputs)
        scope.child = self
        source.observe(by: self)
        performUpdate()
    }

    /// The content is shown by its container, which decides whether that is animated.
    override var appearsWithContainer: Bool { true }

    func valueChanged(from old: Content, to new: Content) {
        if isMade { enqueue() }
    }

    override func performUpdate() {
        guard isMade || !scope.values.isContentDeferred else { return }
        let isNew = !isMade
        isMade = true
        show(source.value)
        // The content may have traits of its own.
        if isNew { container?.notifyTraitReaders() }
    }
}
