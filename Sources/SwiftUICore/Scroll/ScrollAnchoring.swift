import CoreGraphics

/// Keeps a visible view where it is in the viewport while the content around it changes (scroll anchoring).
///
/// SwiftUI documents it for `scrollPosition(id:anchor:)`: the view with the identity stays visible when the data are ordered anew or the size of the
/// scroll view changes.
struct ScrollAnchoring {
    private var id: AnyHashable?
    /// The view with the identity; nil if there is none.
    private var place: ScrollTargetPlace?
    /// The item of a lazy loop in which the view was found.
    private weak var item: DynamicChild?
    /// The latest position of the view in the content, if the view was visible.
    private var position: CGPoint?
    /// The scroll view's corrections at that time.
    private var correction = CGPoint.zero
    /// The number of times at which the scroll view had followed an anchor of its own by then.
    private var anchorings = 0

    /// Returns the distance by which the view with an identity has moved in the viewport although nothing scrolled, and notes its new position.
    ///
    /// Complexity: the depth of the view, or the size of the content when the identity is a new one or its view has been replaced.
    mutating func takeDisplacement(of id: AnyHashable?, in scroll: ScrollNode) -> CGPoint {
        if id != self.id {
            (self.id, place, position) = (id, nil, nil)
            if let id { find(id, in: scroll) }
        } else if let id, isOutdated {
            find(id, in: scroll)
        }
        guard let content = scroll.children.first, isVisible || position != nil, let (node, rect) = place?.frame else {
            position = nil
            return .zero
        }
        // Insets and the alignment of the content move it as a whole, and nothing follows them.
        let frame = rect.applying(node.transform(to: content))
        var displacement = CGPoint.zero
        // An anchor of the scroll view itself takes precedence.
        if let position, anchorings == scroll.anchorings {
            displacement.x = frame.minX - position.x - scroll.correction.x + correction.x
            displacement.y = frame.minY - position.y - scroll.correction.y + correction.y
        }
        let viewport = CGRect(origin: scroll.offset, size: scroll.size).offsetBy(dx: -content.origin.x, dy: -content.origin.y)
        position = displacement != .zero || frame.intersects(viewport) ? frame.origin : nil
        (correction, anchorings) = (scroll.correction, scroll.anchorings)
        return displacement
    }

    private mutating func find(_ id: AnyHashable, in scroll: ScrollNode) {
        place = scroll.find(id)
        if case .item(let loop, let index) = place { item = loop.shown[index]?.item }
    }

    /// Whether the view may be visible: an item of a lazy loop has been made.
    private var isVisible: Bool {
        if case .item(let loop, let index) = place { !loop.hasEnded && loop.shown[index] != nil } else { place != nil }
    }

    /// Whether another view is at the place by now. An item that has not been made is not looked for.
    private var isOutdated: Bool {
        switch place {
        case .node(let node): node.hasEnded
        case .item(let loop, let index):
            loop.hasEnded || (position != nil || loop.shown[index] != nil) && (item == nil || loop.shown[index]?.item !== item)
        case nil: false
        }
    }
}
