import Foundation

/// A type that arranges views by a custom algorithm.
///
/// Implement at least `sizeThatFits(proposal:subviews:cache:)` and `placeSubviews(in:proposal:subviews:cache:)`. Called with a view
/// builder, a layout becomes a view:
///
///     MyLayout() {
///         Text("A")
///         Text("B")
///     }
///
/// All lengths are in points. Positions run from the leading edge; they are mirrored in right-to-left layouts.
public protocol Layout: Animatable {
    /// The type of data that is preserved between calls; nothing by default.
    associatedtype Cache = Void
    /// The type of the collection of views to arrange.
    typealias Subviews = LayoutSubviews

    /// Properties of all layouts of the type; by default there is no stack axis.
    static var layoutProperties: LayoutProperties { get }
    /// Creates the cache, before the views are first measured.
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    /// Updates the cache after the views have changed; by default creates it again.
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    /// Returns the spacing preferences of the layout towards its neighbours; by default the union of those of its views.
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    /// Returns the size of the layout for a proposal.
    ///
    /// It may be called several times in one layout, with different proposals: zero for the minimum, infinity for the maximum and
    /// nil for the ideal size. Negative and NaN dimensions of the result count as zero.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    /// Places the views within the bounds by calling `place(at:anchor:proposal:)` on each. Views that are not placed are centred.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
    /// Returns the position of a horizontal guide in points from the leading edge; nil (the default) combines the explicit guides
    /// of the views.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
    /// Returns the position of a vertical guide in points from the top edge; nil (the default) combines the explicit guides of the
    /// views.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}

/// Properties of a type of layout.
public struct LayoutProperties: Sendable {
    /// The axis along which spacers in the layout expand, and across which dividers run; nil if the layout is no stack.
    public var stackOrientation: Axis?

    /// Creates properties without a stack axis.
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

    /// Creates a view that arranges the views of the closure by this layout.
    ///
    /// Disfavoured, so that an initialiser with a view builder is preferred for a type that is a view and, without content, a
    /// layout.
    @_disfavoredOverload
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// A key for a value that a view passes to the custom layout that directly contains it.
///
///     struct FlexKey: LayoutValueKey {
///         static let defaultValue: CGFloat = 0
///     }
///
///     // In a layout: let flex = subviews[0][FlexKey.self]
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value for views that do not set one.
    static var defaultValue: Self.Value { get }
}

/// The trait that holds the value of a layout value key.
public enum LayoutValueTraitKey<Key: LayoutValueKey>: _TraitKey {
    public typealias Value = Key.Value
}

extension View {
    /// Sets a value that the layout that directly contains the view can read.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_TraitWritingModifier<LayoutValueTraitKey<K>>(value: value))
    }
}

/// Views arranged by a custom layout.
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
