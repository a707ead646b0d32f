import Foundation

/// A way to arrange views, written by the program.
///
/// Called with a view builder it becomes a view: `MyLayout() { Text("A"); Text("B") }`.
public protocol Layout: Animatable {
    /// What the layout keeps from one call to the next.
    associatedtype Cache = Void
    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// What the layout is like.
    static var layoutProperties: LayoutProperties { get }
    /// Makes the cache.
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    /// Brings the cache up to date after the views have changed; by default it is made anew.
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    /// The room the layout wants around it; by default the larger wishes of its views.
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    /// The size of the layout for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    /// Places the views. One that is not placed goes to the centre.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
    /// Where a horizontal guide lies; nil (the default) combines what the views say.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache) -> CGFloat?
    /// Where a vertical guide lies; nil (the default) combines what the views say.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache) -> CGFloat?
}

/// What a layout is like.
public struct LayoutProperties: Sendable {
    /// The axis along which spacers and dividers in the layout are laid; nil for both.
    public var stackOrientation: Axis?

    /// Properties of a layout without an axis.
    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    /// The views that the closure builds, arranged by the layout.
    ///
    /// Disfavoured, so that an initialiser that takes a view builder goes first where a type is a view and, without content, a layout.
    @_disfavoredOverload
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// A key with which a view gives a value to the layout it lies in directly.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that give none.
    static var defaultValue: Self.Value { get }
}

/// The trait that holds the value of a layout value key.
public enum LayoutValueTraitKey<Key: LayoutValueKey>: _ViewTraitKey {
    public typealias Value = Key.Value
}

extension View {
    /// Gives a value to the layout the view lies in directly.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_TraitWritingModifier<LayoutValueTraitKey<K>>(value: value))
    }
}

/// Views arranged by a layout.
struct LayoutView<L: Layout, Content: View> {
    var layout: L
    var content: Content

    nonisolated init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }
}

extension LayoutView: PrimitiveView {
    typealias Body = Never

    nonisolated static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let entries = inputs.collectContainerContent(
            view.second(after: L.self, Content.self), axis: L.layoutProperties.stackOrientation, isGrid: L.self == GridLayout.self,
            isAxisChangeable: L.self == AnyLayout.self)
        inputs.emit(LayoutNode(layout: view.part(L.self, at: 0), entries: entries, inputs: inputs))
    }
}
