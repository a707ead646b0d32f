import Foundation

/// Where a scroll view's window is, or where it is to go.
public struct ScrollPosition: @unchecked Sendable {
    // Identities are sendable: the functions that take them require it.
    enum Place: Equatable {
        case none
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
        /// Where people have put it, with the identity of the view there.
        case user(AnyHashable?)
    }

    var place: Place
    /// The type of identities the position follows; nil for any.
    let idType: Any.Type?

    private init(_ place: Place, idType: Any.Type) {
        self.place = place
        self.idType = idType
    }

    /// A position that an identity of any type names.
    init(anyID: AnyHashable?) {
        place = anyID.map { .view($0, nil) } ?? .none
        idType = nil
    }

    /// A position at a view, of which the scroll view tells when people move on to another.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.view(AnyHashable(id), anchor), idType: ID.self)
    }

    /// A position where the scroll view begins, which follows views with identities of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
        self.init(.none, idType: idType)
    }

    /// A position at an edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.init(.edge(edge), idType: idType)
    }

    /// A position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType: idType)
    }

    /// A position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType: idType)
    }

    /// A position at a distance from the content's leading edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType: idType)
    }

    /// A position at a distance from the content's top.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType: idType)
    }

    /// Goes to a view; the anchor is the point of the window to which the same point of the view comes.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { place = .view(AnyHashable(id), anchor) }
    /// Goes to an edge of the content.
    public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
    /// Goes to a point of the content.
    public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }
    /// Goes to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }
    /// Goes along the horizontal axis only.
    public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }
    /// Goes along the vertical axis only.
    public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }

    /// Whether people have moved the window last.
    public var isPositionedByUser: Bool {
        if case .user = place { true } else { false }
    }

    /// The edge the program has gone to, unless people have moved on.
    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }

    /// The point the program has gone to, unless people have moved on.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    /// The horizontal place the program has gone to, unless people have moved on.
    public var x: CGFloat? {
        if case .point(let x, _) = place { x } else { nil }
    }

    /// The vertical place the program has gone to, unless people have moved on.
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

    /// The identity of the view that the window is at.
    public var viewID: (any Hashable & Sendable)? {
        // `Sendable` cannot be asked for at run time, but identities have it, and it changes nothing in memory.
        guard var id = anyID?.base as? any Hashable else { return nil }
        return withUnsafePointer(to: &id) { UnsafeRawPointer($0).assumingMemoryBound(to: (any Hashable & Sendable).self).pointee }
    }

    /// The identity of the view that the window is at, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { anyID?.base as? T }
}

extension ScrollPosition: Equatable {
    public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
        left.place == right.place && left.idType == right.idType
    }
}

/// Learns where a scroll view's window is, and tells it where to go.
protocol ScrollPositionFollower: AnyObject {
    func scrollNodeWasArranged(_ scroll: ScrollNode)
}

/// Ties a scroll view's window to a value.
struct ScrollPositionModifier {
    var position: ScrollPosition
    var set: (ScrollPosition) -> Void
    var anchor: UnitPoint?
}

extension ScrollPositionModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ScrollPositionNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class ScrollPositionNode: UnaryNode, ScrollSettingNode, ScrollPositionFollower, ValueObserver {
    private var modifier: ScrollPositionModifier
    /// The position as far as the program knows.
    private var known: ScrollPosition
    private var requested: ScrollPosition.Place?
    /// How often people had moved the window when it was reported last, or when the program scrolled.
    private var knownMoves = 0
    private var isReporting = false

    init(child: ViewNode, modifier: _GraphValue<ScrollPositionModifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        known = modifier.value.position
        requested = modifier.value.position.place
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        tree.geometryObservers.append(self)
    }

    func change(_ settings: inout ScrollSettings) { settings.position = self }

    func valueChanged(from old: ScrollPositionModifier, to new: ScrollPositionModifier) {
        modifier = new
        guard modifier.position != known else { return }
        // Who follows identities only gives back the one it was told.
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
        let transaction = tree.transaction
        let anchor = modifier.anchor
        tree.schedule {
            guard !scroll.hasEnded else { return }
            scroll.go(to: place, anchor: anchor, transaction: transaction)
        }
    }

    func scrollNodeWasArranged(_ scroll: ScrollNode) {
        if requested != nil { request(in: scroll) }
    }

    override func geometryMayHaveChanged() {
        guard !isReporting, let scroll = child.firstScrollNode, scroll.userMoves > knownMoves else { return }
        isReporting = true
        // Once everything in sight is made.
        tree.schedule { [self] in
            isReporting = false
            guard !hasEnded, !scroll.hasEnded else { return }
            knownMoves = scroll.userMoves
            var position = known
            let type = position.idType
            let id = scroll.identityOfTarget(at: modifier.anchor) { type == nil || Swift.type(of: $0.base) == type }
            position.place = .user(id)
            // Who follows identities only is told of these.
            guard position != known, type != nil || id != nil && id != known.anyID else { return }
            known = position
            modifier.set(position)
        }
    }

    override func end() {
        super.end()
        tree.geometryObservers.remove(self)
    }

    override var typeName: String { "scrollPosition" }
}

extension ScrollNode {
    /// Goes where a position says.
    fileprivate func go(to place: ScrollPosition.Place, anchor: UnitPoint?, transaction: Transaction) {
        var target = offset
        switch place {
        case .none, .user:
            return
        case .view(let id, let own):
            ScrollTargetPlace.scrollIntoSight(anchor: own ?? anchor ?? .topLeading, transaction: transaction) { [self] in
                hasEnded ? nil : find(id)
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

    /// The identity of the target nearest to a point of the window; of the first one in sight when nil.
    func identityOfTarget(at anchor: UnitPoint?, where isWanted: (AnyHashable) -> Bool) -> AnyHashable? {
        let insets = insets
        let window = CGRect(
            x: offset.x + insets.leading, y: offset.y + insets.top, width: size.width - insets.leading - insets.trailing,
            height: size.height - insets.top - insets.bottom)
        let targets = targetViews.filter { $0.id.map(isWanted) == true }
        guard let anchor else {
            return targets.first { target in
                let frame = contentFrame(of: target.node)
                return frame.maxX > window.minX && frame.maxY > window.minY && frame.minX < window.maxX && frame.minY < window.maxY
            }?.id
        }
        func distance(_ target: ScrollTargetView) -> CGFloat {
            let frame = contentFrame(of: target.node)
            return abs(frame.minX + anchor.x * frame.width - window.minX - anchor.x * window.width)
                + abs(frame.minY + anchor.y * frame.height - window.minY - anchor.y * window.height)
        }
        return targets.min { distance($0) < distance($1) }?.id
    }
}

extension View {
    /// Ties the position of scroll views to the identity of the view in the scroll target layout that is first in sight.
    ///
    /// - Parameters:
    ///   - id: Follows the position; writing it scrolls there.
    ///   - anchor: The point of the window by which the view is chosen and to which it scrolls.
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(
            position: ScrollPosition(anyID: id.wrappedValue.map { AnyHashable($0) }), set: { id.set($0.anyID) }, anchor: anchor))
    }

    /// Ties the position of scroll views to a value, which says where people have moved the window and takes it elsewhere.
    ///
    /// - Parameters:
    ///   - position: Follows the position; writing it scrolls there.
    ///   - anchor: The point of the window by which the view that it is at is chosen and to which it scrolls.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(position: position.wrappedValue, set: { position.wrappedValue = $0 }, anchor: anchor))
    }
}

extension Binding {
    /// Writes a value of the optional's type, or nil.
    fileprivate func set<Wrapped>(_ id: AnyHashable?) where Value == Wrapped? {
        wrappedValue = id?.base as? Wrapped
    }
}
