import CoreGraphics

/// The placement of a presentation relative to the presenting view.
package struct PresentationPlacement: Equatable, Sendable {
    /// The edge of the presenting view beside which the presentation is placed; nil to place it over the view.
    package var edge: Edge?
    /// The distance from that edge, in points.
    package var gap: CGFloat
    /// The alignment along the edge.
    package var alignment: UnitPoint
    /// The minimum distance from the edges of the safe area, in points.
    package var margin: CGFloat

    /// Places the presentation beside an edge, or beside the opposite edge if it does not fit and there is more room.
    package static func beside(
        _ edge: Edge, gap: CGFloat = 4, alignment: UnitPoint = .center, margin: CGFloat = 8
    ) -> PresentationPlacement {
        PresentationPlacement(edge: edge, gap: gap, alignment: alignment, margin: margin)
    }

    /// Places the presentation over the presenting view.
    package static func over(alignment: UnitPoint = .center, margin: CGFloat = 8) -> PresentationPlacement {
        PresentationPlacement(edge: nil, gap: 0, alignment: alignment, margin: margin)
    }

    /// Returns the origin and proposal of the presented view. Frames are in the window's coordinates.
    fileprivate func place(
        _ child: ViewNode, beside source: CGRect, in safeArea: CGRect, isMirrored: Bool
    ) -> (origin: CGPoint, proposal: Proposal, edge: Edge?) {
        let available = safeArea.insetBy(dx: min(margin, safeArea.width / 2), dy: min(margin, safeArea.height / 2))
        var proposal = Proposal(available.size)
        let ideal = child.size(for: proposal)
        let alignmentX = isMirrored ? 1 - alignment.x : alignment.x
        let edge = edge.map { resolved(isMirrored ? $0.mirrored : $0, for: ideal, beside: source, in: available) }
        if let edge {
            // A view that does not fit is limited to the available room.
            switch edge {
            case .top: proposal.height = min(available.height, max(0, source.minY - gap - available.minY))
            case .bottom: proposal.height = min(available.height, max(0, available.maxY - source.maxY - gap))
            case .leading, .trailing: break
            }
        }
        let size = child.size(for: proposal)
        var origin = CGPoint(
            x: source.minX + (source.width - size.width) * alignmentX, y: source.minY + (source.height - size.height) * alignment.y)
        switch edge {
        case .top: origin.y = source.minY - gap - size.height
        case .bottom: origin.y = source.maxY + gap
        case .leading: origin.x = source.minX - gap - size.width
        case .trailing: origin.x = source.maxX + gap
        case nil: break
        }
        origin.x = max(available.minX, min(origin.x, available.maxX - size.width))
        origin.y = max(available.minY, min(origin.y, available.maxY - size.height))
        return (origin, proposal, edge)
    }

    /// Returns the edge, or the opposite one if the view does not fit and there is more room.
    private func resolved(_ edge: Edge, for size: CGSize, beside source: CGRect, in available: CGRect) -> Edge {
        let above = source.minY - available.minY - gap
        let below = available.maxY - source.maxY - gap
        let before = source.minX - available.minX - gap
        let after = available.maxX - source.maxX - gap
        switch edge {
        case .top: return above < size.height && below > above ? .bottom : .top
        case .bottom: return below < size.height && above > below ? .top : .bottom
        case .leading: return before < size.width && after > before ? .trailing : .leading
        case .trailing: return after < size.width && before > after ? .leading : .trailing
        }
    }
}

/// Fills the window and places its content beside a rectangle.
struct PresentationPlacementModifier: Equatable {
    var source: CGRect
    var placement: PresentationPlacement
}

extension PresentationPlacementModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = PresentationPlacementNode
}

final class PresentationPlacementNode: LayoutModifierNode<PresentationPlacementModifier> {
    /// The rows, if the placed view is a menu.
    private var menuRows: MenuRowsNode? {
        var node: ViewNode? = child
        while let current = node, !(current is MenuRowsNode) { node = (current as? UnaryNode)?.child }
        return node as? MenuRowsNode
    }

    override func measure(_ proposal: Proposal) -> CGSize { proposal.size() }
    override var sizeIgnoresChildren: Bool { true }

    override func arrange() {
        // Presentations are placed relative to the safe area of the window.
        let safeArea = tree.rootNode?.safeArea ?? CGRect(origin: .zero, size: size)
        let (origin, proposal, edge) = modifier.placement.place(
            child, beside: modifier.source, in: safeArea, isMirrored: flags.contains(.isRightToLeft))
        menuRows?.isAboveButton = edge == .top
        child.place(at: CGPoint(x: origin.x - safeArea.minX, y: origin.y - safeArea.minY), proposal: proposal)
    }

    override var typeName: String { "placed" }
}

extension View {
    /// Fills the area of the presentation, and places the view in it beside a rectangle of the window, in points.
    ///
    /// Use it in the content of `anchoredPresentation(isPresented:level:content:)`.
    nonisolated package func placed(beside source: CGRect, _ placement: PresentationPlacement) -> some View {
        modifier(PresentationPlacementModifier(source: source, placement: placement))
    }
}

extension Edge {
    /// The edge with leading and trailing exchanged.
    fileprivate var mirrored: Edge {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .top, .bottom: self
        }
    }
}
