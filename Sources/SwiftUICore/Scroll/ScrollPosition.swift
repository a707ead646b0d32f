import Foundation

/// The position of a scroll view, which can be read and set through a binding; see `scrollPosition(_:anchor:)`.
///
///     @State private var position = ScrollPosition(edge: .top)
///
///     ScrollView { ... }.scrollPosition($position)
///     Button("To the end") { position.scrollTo(edge: .bottom) }
public struct ScrollPosition: @unchecked Sendable {
    // Identities are sendable: the functions that take them require it.
    enum Place: Equatable {
        case none
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
        /// Set by the user, with the identity of the view at that position.
        case user(AnyHashable?)
    }

    var place: Place
    /// The type of identities that the position reports; nil for any.
    let idType: Any.Type?

    private init(_ place: Place, idType: Any.Type) {
        self.place = place
        self.idType = idType
    }

    /// Creates a position at a view whose identity is of any type.
    init(anyID: AnyHashable?) {
        place = anyID.map { .view($0, nil) } ?? .none
        idType = nil
    }

    /// Creates a position at a view; scrolling by the user updates it to other views with identities of the same type.
    ///
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - anchor: The point of the viewport to which the same point of the view is scrolled, as fractions of their sizes; nil for
    ///     the anchor of `scrollPosition(_:anchor:)`.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.view(AnyHashable(id), anchor), idType: ID.self)
    }

    /// Creates a position at the scroll view's beginning that reports views with identities of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
        self.init(.none, idType: idType)
    }

    /// Creates a position at an edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.init(.edge(edge), idType: idType)
    }

    /// Creates a position at a point of the content, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType: idType)
    }

    /// Creates a position at a point of the content, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType: idType)
    }

    /// Creates a position at a distance from the content's left edge, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType: idType)
    }

    /// Creates a position at a distance from the content's top edge, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType: idType)
    }

    /// Scrolls to a view.
    ///
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - anchor: The point of the viewport to which the same point of the view is scrolled, as fractions of their sizes.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { place = .view(AnyHashable(id), anchor) }
    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
    /// Scrolls to a point of the content, in points; NaN coordinates leave their axis unchanged.
    public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }
    /// Scrolls to a point of the content, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }
    /// Scrolls along the horizontal axis only.
    public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }
    /// Scrolls along the vertical axis only.
    public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }

    /// Whether the user has scrolled since the position was last set.
    public var isPositionedByUser: Bool {
        if case .user = place { true } else { false }
    }

    /// The edge that the program has scrolled to; nil after the user has scrolled.
    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }

    /// The point that the program has scrolled to; nil after the user has scrolled.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    /// The horizontal offset that the program has scrolled to; nil after the user has scrolled.
    public var x: CGFloat? {
        if case .point(let x, _) = place { x } else { nil }
    }

    /// The vertical offset that the program has scrolled to; nil after the user has scrolled.
    public var y: CGFloat? {
        if case .point(_, let y) = place { y } else { nil }
    }

    var anyID: AnyHashable? {
        switch place {
        case .view(let id, _): id
        case .user(let id): id
        case .none, .edge, .point: nil
        }
    }

    /// The identity of the view at the position; nil if there is none.
    public var viewID: (any Hashable & Sendable)? {
        // `Sendable` cannot be checked at run time, but identities conform to it, and it does not affect the memory layout.
        guard var id = anyID?.base as? any Hashable else { return nil }
        return withUnsafePointer(to: &id) { UnsafeRawPointer($0).assumingMemoryBound(to: (any Hashable & Sendable).self).pointee }
    }

    /// Returns the identity of the view at the position; nil if it is not of the given type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { anyID?.base as? T }
}

extension ScrollPosition: Equatable {
    public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
        left.place == right.place && left.idType == right.idType
    }
}

private enum ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }

extension Transaction {
    /// The point of the viewport to which a change of a scroll position moves the same point of a view, as fractions of their sizes; nil,
    /// the default, for the anchor of the scroll view. An anchor in the position itself comes first.
    ///
    /// ```swift
    /// withTransaction(\.scrollTargetAnchor, .bottom) { currentID = messages.last?.id }
    /// ```
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }
}

/// Observes and controls the position of a scroll view.
protocol ScrollPositionFollower: AnyObject {
    func scrollNodeWasArranged(_ scroll: ScrollNode)
}

/// Binds the position of a scroll view to a value.
struct ScrollPositionModifier {
    var position: ScrollPosition
    var set: (ScrollPosition) -> Void
    var anchor: UnitPoint?
}

extension ScrollPositionModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ScrollPositionNode
}

final class ScrollPositionNode: UnaryNode, ScrollSettingNode, ScrollPositionFollower, ValueObserver, ModifierNode {
    private var modifier: ScrollPositionModifier
    /// The latest position that the program has set or was notified of.
    private var known: ScrollPosition
    private var requested: ScrollPosition.Place?
    /// The number of movements by the user at the latest report or programmatic scroll.
    private var knownMoves = 0
    private var isReporting = false
    private var anchoring = ScrollAnchoring()

    init(child: ViewNode, modifier: _GraphValue<ScrollPositionModifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        known = modifier.value.position
        requested = modifier.value.position.place
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        tree.geometry.append(self)
    }

    override var scrollSetting: (any ScrollSettingNode)? { self }
    func change(_ settings: inout ScrollSettings) { settings.position = self }

    func valueChanged(from old: ScrollPositionModifier, to new: ScrollPositionModifier) {
        modifier = new
        guard modifier.position != known else { return }
        // A binding to an identity can only contain the identity that was reported to it.
        let isKnown = known.idType == nil && modifier.position.anyID == known.anyID
        known = modifier.position
        guard !isKnown else { return }
        requested = known.place
        if let scroll = child.firstScrollNode { request(in: scroll) }
    }

    private func request(in scroll: ScrollNode) {
        guard let place = requested else { return }
        requested = nil
        switch place {
        case .none, .user: return
        case .view, .edge, .point: break
        }
        knownMoves = scroll.userMoves
        let transaction = tree.transactions.current
        let anchor = transaction.scrollTargetAnchor ?? modifier.anchor
        tree.schedule {
            guard !scroll.hasEnded else { return }
            scroll.go(to: place, anchor: anchor, transaction: transaction)
        }
    }

    func scrollNodeWasArranged(_ scroll: ScrollNode) {
        if requested != nil { request(in: scroll) }
    }

    override func geometryMayHaveChanged() {
        guard let scroll = child.firstScrollNode else { return }
        scroll.follow(anchoring.takeDisplacement(of: known.anyID, in: scroll))
        guard !isReporting, scroll.userMoves > knownMoves else { return }
        isReporting = true
        // After all visible items are made.
        tree.schedule { [self] in
            isReporting = false
            guard !hasEnded, !scroll.hasEnded else { return }
            knownMoves = scroll.userMoves
            var position = known
            let type = position.idType
            let id = scroll.identityOfTarget(at: modifier.anchor) { type == nil || Swift.type(of: $0.base) == type }
            position.place = .user(id)
            // A binding to an identity is only notified of changes of the identity.
            guard position != known, type != nil || id != nil && id != known.anyID else { return }
            known = position
            modifier.set(position)
        }
    }

    override func end() {
        super.end()
        tree.geometry.remove(self)
    }

    override var typeName: String { "scrollPosition" }
}

extension ScrollNode {
    /// Scrolls to a position.
    fileprivate func go(to place: ScrollPosition.Place, anchor: UnitPoint?, transaction: Transaction) {
        var target = offset
        switch place {
        case .none, .user:
            return
        case .view(let id, let own):
            ScrollTargetPlace.scrollIntoSight(anchor: own ?? anchor, transaction: transaction, within: self) { [weak self] in
                self.flatMap { $0.hasEnded ? nil : $0.find(id) }
            }
            return
        case .edge(let edge):
            let isMirrored = flags.contains(.isRightToLeft)
            switch edge {
            case .top: target.y = 0
            case .bottom: target.y = largestOffset.y
            case .leading: target.x = isMirrored ? largestOffset.x : 0
            case .trailing: target.x = isMirrored ? 0 : largestOffset.x
            }
        case .point(let x, let y):
            if let x { target.x = x }
            if let y { target.y = y }
        }
        scroll(to: target, transaction: transaction)
    }

    /// Returns the identity of the target nearest to a point of the viewport; for nil, of the first visible target.
    func identityOfTarget(at anchor: UnitPoint?, where isWanted: (AnyHashable) -> Bool) -> AnyHashable? {
        let insets = insets
        let viewport = CGRect(origin: CGPoint(x: offset.x + insets.leading, y: offset.y + insets.top), size: innerSize)
        let targets = targetViews.filter { $0.id.map(isWanted) == true }
        guard let anchor else {
            return targets.first { target in
                let frame = contentFrame(of: target.node)
                return frame.maxX > viewport.minX && frame.maxY > viewport.minY && frame.minX < viewport.maxX && frame.minY < viewport.maxY
            }?.id
        }
        func distance(_ target: ScrollTargetView) -> CGFloat {
            let frame = contentFrame(of: target.node)
            return abs(frame.minX + anchor.x * frame.width - viewport.minX - anchor.x * viewport.width)
                + abs(frame.minY + anchor.y * frame.height - viewport.minY - anchor.y * viewport.height)
        }
        return targets.min { distance($0) < distance($1) }?.id
    }
}

extension View {
    /// Binds the scroll position to the identity of the first visible view in the scroll target layout.
    ///
    ///     ScrollView {
    ///         LazyVStack { ForEach(items) { ItemView($0) } }.scrollTargetLayout()
    ///     }
    ///     .scrollPosition(id: $currentID)
    ///
    /// - Parameters:
    ///   - id: A binding to the identity. It is updated when the user scrolls; setting it scrolls to that view.
    ///   - anchor: The point of the viewport that determines the current view and to which views are scrolled; nil (the default)
    ///     for the first visible view and the top leading corner.
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollPositionModifier(
                position: ScrollPosition(anyID: id.wrappedValue.map { AnyHashable($0) }), set: { id.set($0.anyID) }, anchor: anchor))
    }

    /// Binds the scroll position to a value.
    ///
    /// - Parameters:
    ///   - position: A binding to the position. It is updated when the user scrolls; setting it scrolls to the new position.
    ///   - anchor: The point of the viewport that determines the current view and to which views are scrolled; nil (the default)
    ///     for the first visible view and the top leading corner.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(position: position.wrappedValue, set: { position.wrappedValue = $0 }, anchor: anchor))
    }
}

extension Binding {
    /// Sets the identity if it is of the optional's type, otherwise nil.
    fileprivate func set<Wrapped>(_ id: AnyHashable?) where Value == Wrapped? {
        wrappedValue = id?.base as? Wrapped
    }
}
