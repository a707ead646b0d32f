import Foundation

/// A type-erased layout. Replacing it by another layout keeps the identity and state of the arranged views.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("A"); Text("B") }
public struct AnyLayout: Layout, @unchecked Sendable {
    // Sendable as in SwiftUI; the hidden layout is a value that is never changed in place.
    private var storage: AnyLayoutStorage

    /// Creates a layout that hides the type of another layout. An `AnyLayout` is not wrapped a second time.
    public init<L: Layout>(_ layout: L) {
        storage = (layout as? AnyLayout)?.storage ?? TypedLayoutStorage(layout)
    }

    /// The cache of the underlying layout.
    public struct Cache {
        fileprivate var storage: AnyObject
    }

    /// The axis of the underlying layout, if it is a stack.
    var stackOrientation: Axis? { storage.properties.stackOrientation }

    /// Whether the underlying layout is a grid, which lays out the rows as such.
    var isGrid: Bool { storage.isGrid }

    public func makeCache(subviews: Subviews) -> Cache { Cache(storage: storage.makeCache(subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        storage.updateCache(&cache.storage, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        storage.spacing(subviews, &cache.storage)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.size(proposal, subviews, &cache.storage)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        storage.place(bounds, proposal, subviews, &cache.storage)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        storage.explicit(guide, bounds, proposal, subviews, &cache.storage)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        storage.explicit(guide, bounds, proposal, subviews, &cache.storage)
    }

    /// The animatable data of the underlying layout; setting data of another type of layout has no effect.
    public var animatableData: _AnyAnimatableData {
        get { storage.animatableData }
        set { storage = storage.with(newValue) }
    }
}

extension AnyLayout: CustomComparable {
    package func isSame(as other: AnyLayout) -> Bool { storage.isSame(as: other.storage) }
}

/// Type-erased storage of a layout.
private class AnyLayoutStorage {
    typealias Subviews = LayoutSubviews

    var properties: LayoutProperties { LayoutProperties() }
    var isGrid: Bool { false }
    var animatableData: _AnyAnimatableData { .zero }
    func with(_ data: _AnyAnimatableData) -> AnyLayoutStorage { self }
    func isSame(as other: AnyLayoutStorage) -> Bool { self === other }
    func makeCache(_ subviews: Subviews) -> AnyObject { self }
    func updateCache(_ cache: inout AnyObject, _ subviews: Subviews) {}
    func spacing(_ subviews: Subviews, _ cache: inout AnyObject) -> ViewSpacing { .zero }
    func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyObject) -> CGSize { .zero }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyObject) {}

    func explicit(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyObject
    ) -> CGFloat? { nil }

    func explicit(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyObject
    ) -> CGFloat? { nil }
}

private final class LayoutCacheBox<Cache> {
    var cache: Cache

    init(_ cache: Cache) {
        self.cache = cache
    }
}

private final class TypedLayoutStorage<L: Layout>: AnyLayoutStorage {
    private let layout: L

    init(_ layout: L) {
        self.layout = layout
    }

    /// The cache of this layout. The cache of a previous layout of another type is replaced.
    private func box(_ cache: inout AnyObject, _ subviews: Subviews) -> LayoutCacheBox<L.Cache> {
        if let box = cache as? LayoutCacheBox<L.Cache> { return box }
        let box = LayoutCacheBox(layout.makeCache(subviews: subviews))
        cache = box
        return box
    }

    override var properties: LayoutProperties { L.layoutProperties }
    override var isGrid: Bool { L.self == GridLayout.self }
    override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData, of: L.self) }

    override func with(_ data: _AnyAnimatableData) -> AnyLayoutStorage {
        guard let value = data.value(L.AnimatableData.self, of: L.self) else { return self }
        var changed = layout
        changed.animatableData = value
        return TypedLayoutStorage(changed)
    }

    override func isSame(as other: AnyLayoutStorage) -> Bool {
        guard let other = other as? TypedLayoutStorage<L> else { return false }
        return SwiftUICore.isSame(layout, other.layout)
    }

    override func makeCache(_ subviews: Subviews) -> AnyObject { LayoutCacheBox(layout.makeCache(subviews: subviews)) }

    override func updateCache(_ cache: inout AnyObject, _ subviews: Subviews) {
        guard let box = cache as? LayoutCacheBox<L.Cache> else { return cache = makeCache(subviews) }
        layout.updateCache(&box.cache, subviews: subviews)
    }

    override func spacing(_ subviews: Subviews, _ cache: inout AnyObject) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &box(&cache, subviews).cache)
    }

    override func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyObject) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &box(&cache, subviews).cache)
    }

    override func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyObject) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &box(&cache, subviews).cache)
    }

    override func explicit(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyObject
    ) -> CGFloat? {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &box(&cache, subviews).cache)
    }

    override func explicit(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyObject
    ) -> CGFloat? {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &box(&cache, subviews).cache)
    }
}
