import AttributeGraph
import CoreGraphics
import Foundation

/// The position of a list row among its neighbours.
package struct LazyRowPlace: Equatable {
    package enum Kind: Equatable { case header, row, footer }

    package var kind = Kind.row
    /// Whether the row is the first of its section, not counting the header; of a header or footer, whether it is its first view.
    package var isFirst = true
    /// Whether the row is the last of its section, not counting the footer; of a header or footer, whether it is its last view.
    package var isLast = true
    /// Whether the row belongs to a section.
    package var isInSection = false
    package var hasHeader = false
    package var hasFooter = false
    /// Whether the section is the first in the list.
    package var isInFirstSection = true
    /// The spacing of the section; nil for rows outside of sections.
    package var spacing: SectionSpacing?
    /// The spacing of the section before; nil if there is none, or if it belongs to another element of a loop.
    package var spacingBefore: SectionSpacing?
    /// The index of the row in its loop; nil outside of loops.
    package var index: Int?
    /// Whether an odd number of rows, headers and footers is before the row in the whole list.
    package var isOdd = false
    /// The identity of the loop's element; nil outside of loops.
    package var identity: AnyHashable?
    /// The loop of the row, and the number of its elements; nil and 0 outside of loops.
    package var loop: ObjectIdentifier?
    package var loopCount = 0
    /// The expansion state, in the header of a collapsible section; otherwise nil.
    package var expansion: SectionExpansion?

    package init() {}
}

/// Whether the rows of a section are shown, and the binding that changes it.
package struct SectionExpansion: Equatable {
    package let isExpanded: Bool
    package let binding: Binding<Bool>

    init(_ binding: Binding<Bool>) {
        isExpanded = binding.wrappedValue
        self.binding = binding
    }

    package static func == (left: SectionExpansion, right: SectionExpansion) -> Bool { left.isExpanded == right.isExpanded }
}

/// The properties of a row that the view around the row may read.
package struct LazyRowContent {
    fileprivate unowned let node: ViewNode
    fileprivate let readings: PreferenceReadings

    /// Returns the value of a trait of the row.
    package func trait<Key: _TraitKey>(_ key: Key.Type) -> Key.Value? { node.trait(key) }

    /// Returns the row's tag for a selection of a type.
    package func tag<Selection: Hashable>(as type: Selection.Type) -> Selection? { node.tag(as: type) }

    /// The accessibility label of the row: its text.
    package var text: String? { node.accessibilityText }

    /// The time on the clock of the row's tree, in seconds.
    package var time: Double { node.tree.clock.time }

    /// The modifier keys that the user holds.
    package var heldModifierKeys: EventModifiers { node.tree.environment.heldModifierKeys }

    /// Returns the value of a preference of the row. The view around the row is made again when it changes.
    package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
        let value = PreferenceCollector<Key>.value(from: node)
        readings.add(key, value)
        return value
    }
}

/// The preferences of a row that the view around it has read.
private final class PreferenceReadings {
    /// For each key, whether a row still has the value that was read.
    private var checks: [(key: ObjectIdentifier, isUnchanged: (ViewNode) -> Bool)] = []

    func add<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
        checks.removeAll { $0.key == ObjectIdentifier(key) }
        checks.append((ObjectIdentifier(key), { isSame(value, PreferenceCollector<Key>.value(from: $0)) }))
    }

    func haveChanged(in row: ViewNode) -> Bool { !checks.allSatisfy { $0.isUnchanged(row) } }
}

/// A placeholder for the row in the view around it. It must stay in the same branch of that view for the lifetime of the row.
package struct LazyRowPlaceholder {
    nonisolated package init() {}
}

extension LazyRowPlaceholder: PrimitiveView {
    package typealias Body = Never

    nonisolated package static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.modifierContent?.make(inputs: inputs)
    }
}

/// Puts a view around each of the views that the content emits, including those made later.
package struct LazyRowsModifier<Chrome: View> {
    /// Creates the view around a row, which must contain a `LazyRowPlaceholder`.
    var chrome: (LazyRowPlace, LazyRowContent) -> Chrome
    /// Whether the rows take the prominence of their background from the place of the placeholder.
    var passesProminence = false
}

extension LazyRowsModifier: UnaryNodeModifier {
    package typealias Body = Never

    nonisolated package static func contentInputs(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewInputs {
        let inner = inputs.with { $0.makesViewsAtOnce = true }
        guard modifier.value.passesProminence else { return inner }
        // Gives each row an environment of its own.
        return inner.with { $0.subviewSurroundings = inputs.environment }.forOneSubview
    }

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        TypedLazyRowNode(content: child, modifier: modifier, inputs: inputs)
    }
}

/// A list row, whose position is set before it is measured.
class LazyRowNode: ViewNode {
    final var place: LazyRowPlace? {
        didSet { if place != oldValue { placeChanged() } }
    }

    func placeChanged() {}

    /// Makes the view around the row again, which may read the traits of the row's content.
    func traitsChanged() {}
}

private final class TypedLazyRowNode<Chrome: View>: LazyRowNode, ValueObserver {
    private var modifier: LazyRowsModifier<Chrome>
    private let inputs: _ViewInputs
    private let content: ViewNode
    /// Evaluates the view around the row. It may read state, such as the selection of the list.
    private var cell: FunctionCell<Chrome>?
    private var chrome: ViewNode?
    private let readings = PreferenceReadings()

    init(content: ViewNode, modifier: _GraphValue<LazyRowsModifier<Chrome>>, inputs: _ViewInputs) {
        self.content = content
        self.modifier = modifier.value
        self.inputs = inputs
        super.init(inputs: inputs)
        content.attach(to: self)
        modifier.observe(by: self)
        tree.preferences.append(self)
    }

    func valueChanged(from old: LazyRowsModifier<Chrome>, to new: LazyRowsModifier<Chrome>) {
        guard !isSame(old, new) else { return }
        modifier = new
        enqueue()
    }

    override func placeChanged() {
        guard chrome != nil else { return }
        enqueue()
    }

    override func traitsChanged() {
        guard chrome != nil else { return }
        enqueue()
    }

    override func preferencesMayHaveChanged() {
        // Elsewhere than in rows, preferences change in most frames of a scroll.
        if content.flags.contains(.writesPreferences), readings.haveChanged(in: content) { performUpdate() }
    }

    override func performUpdate() {
        cell?.invalidate()
    }

    private func makeChrome() {
        guard cell == nil, !hasEnded else { return }
        let row = LazyRowContent(node: content, readings: readings)
        let cell = FunctionCell(tree: tree, depth: depth + 1) { [unowned self] in modifier.chrome(place ?? LazyRowPlace(), row) }
        self.cell = cell
        let environment = modifier.passesProminence ? SubviewEnvironmentScope.scope(of: content, in: inputs.environment) : nil
        let placed = RowModifierContent(LazyRowContentNode(content: content, row: self, inputs: inputs), environment: environment, in: cell)
        chrome = inputs.with {
            $0.scope = cell
            $0.depth += 1
            $0.insertion = .none
            $0.isInLazyContainer = false
            $0.makesLoopsLazily = false
            $0.modifierContent = placed
        }.makeSecondary(_GraphValue<Chrome>(cell: cell, offset: 0))
        chrome?.attach(to: self)
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        makeChrome()
        return chrome?.size(for: proposal) ?? .zero
    }

    override func arrange() {
        makeChrome()
        chrome?.place(at: .zero, proposal: proposal)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(chrome ?? content) }

    override func makeSpacing() -> ViewSpacing { .zero }
    override func trait<Key: _TraitKey>(_ key: Key.Type) -> Key.Value? { content.trait(key) }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.preferences.remove(self)
        cell?.end()
    }

    override var typeName: String { "row" }
}

/// The row inside of the view around it.
private final class LazyRowContentNode: UnaryNode {
    private unowned let row: LazyRowNode

    init(content: ViewNode, row: LazyRowNode, inputs: _ViewInputs) {
        self.row = row
        super.init(child: content, inputs: inputs)
    }

    /// A trait of the row may have changed.
    override func childrenChanged() {
        if !row.hasEnded { row.enqueue() }
        super.childrenChanged()
    }

    override var typeName: String { "rowContent" }
}

private final class RowModifierContent: ModifierContent {
    private let node: ViewNode
    /// The environment of the row, if it takes anything from the view around the row.
    private weak var environment: SubviewEnvironmentScope?

    init(_ node: ViewNode, environment: SubviewEnvironmentScope?, in scope: ScopeCell) {
        self.node = node
        self.environment = environment
        super.init(in: scope)
    }

    override func make(inputs: _ViewInputs) {
        if let environment, !environment.hasEnded { RowProminenceScope.place(environment, inputs: inputs) }
        inputs.emit(node)
    }
}

extension View {
    /// Puts a view around each of the views that this view emits to a lazy container, such as the appearance of a list row.
    ///
    /// - Parameter passesProminence: Whether the views take the prominence of their background from the place of the placeholder. Only the first
    ///   value counts.
    nonisolated package func lazyRows<Chrome: View>(
        passesProminence: Bool = false, @ViewBuilder chrome: @escaping (LazyRowPlace, LazyRowContent) -> Chrome
    ) -> some View {
        modifier(LazyRowsModifier(chrome: chrome, passesProminence: passesProminence))
    }
}
