import Foundation

/// Learns where a scroll view's window is, and tells it where to go.
protocol ScrollPositionFollower: AnyObject {
    func scrollNodeWasArranged(_ scroll: ScrollNode)
}

/// Ties a scroll view's position to the identity of the view at its edge.
struct ScrollIdentityPosition {
    var id: AnyHashable?
    var set: (AnyHashable?) -> Void
    var anchor: UnitPoint?
}

extension ScrollIdentityPosition: NodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ScrollIdentityPositionNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class ScrollIdentityPositionNode: UnaryNode, ScrollSettingNode, ScrollPositionFollower {
    private var modifier: ScrollIdentityPosition
    /// The identity of the view at the edge as far as the program knows.
    private var known: AnyHashable?
    private var requested: AnyHashable?
    /// How often people had moved the window when the program scrolled it last.
    private var movesAtRequest = 0
    private var isReporting = false

    init(child: ViewNode, modifier: _GraphValue<ScrollIdentityPosition>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        requested = modifier.value.id
        known = modifier.value.id
        super.init(child: child, inputs: inputs)
        modifier.region.observe(at: modifier.offset, by: self)
        tree.geometryObservers.append(self)
    }

    func change(_ settings: inout ScrollSettings) { settings.position = self }

    override func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        modifier = new.assumingMemoryBound(to: ScrollIdentityPosition.self).pointee
        guard modifier.id != known else { return }
        known = modifier.id
        requested = modifier.id
        if let scroll = child.firstScrollNode { request(in: scroll) }
    }

    private func request(in scroll: ScrollNode) {
        guard let id = requested else { return }
        requested = nil
        movesAtRequest = scroll.userMoves
        let transaction = tree.transaction
        let anchor = modifier.anchor
        tree.schedule {
            guard !scroll.hasEnded, let place = scroll.find(id) else { return }
            place.scrollIntoSight(anchor: anchor ?? .topLeading, transaction: transaction)
        }
    }

    func scrollNodeWasArranged(_ scroll: ScrollNode) {
        if requested != nil { request(in: scroll) }
    }

    override func geometryMayHaveChanged() {
        guard !isReporting, let scroll = child.firstScrollNode, scroll.userMoves > movesAtRequest else { return }
        isReporting = true
        // Once everything in sight is made.
        tree.schedule { [self] in
            isReporting = false
            guard !hasEnded, !scroll.hasEnded, let id = scroll.identityOfTarget(at: modifier.anchor), id != known else { return }
            known = id
            modifier.set(id)
        }
    }

    override func end() {
        super.end()
        tree.geometryObservers.remove(self)
    }

    override var typeName: String { "scrollPosition" }
}

extension ScrollNode {
    /// The identity of the target nearest to a point of the window; of the first one in sight when nil.
    func identityOfTarget(at anchor: UnitPoint?) -> AnyHashable? {
        let insets = insets
        let window = CGRect(
            x: offset.x + insets.leading, y: offset.y + insets.top, width: size.width - insets.leading - insets.trailing,
            height: size.height - insets.top - insets.bottom)
        let targets = targetViews.filter { $0.id != nil }
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
        modifier(ScrollIdentityPosition(
            id: id.wrappedValue.map { AnyHashable($0) }, set: { id.set($0) }, anchor: anchor))
    }
}

extension Binding {
    /// Writes a value of the optional's type, or nil.
    fileprivate func set<Wrapped>(_ id: AnyHashable?) where Value == Wrapped? {
        wrappedValue = id?.base as? Wrapped
    }
}
