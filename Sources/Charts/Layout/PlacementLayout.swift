import SwiftUICore

/// Where a view is in a ``PlacementLayout``.
enum Placement {
    /// In a rectangle.
    case frame(CGRect)
    /// With a point of the view at a point.
    case anchored(CGPoint, UnitPoint)
    /// Beside a rectangle, moved into boundaries along the axes that have one.
    case beside(CGRect, AnnotationPosition, Alignment, spacing: CGFloat, xBounds: ClosedRange<CGFloat>?, yBounds: ClosedRange<CGFloat>?)
}

/// Places views in coordinates of its own, in points from the leading top corner, and takes the proposed size.
struct PlacementLayout: Layout {
    struct Key: LayoutValueKey {
        static var defaultValue: Placement { .anchored(.zero, .topLeading) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            switch subview[Key.self] {
            case .frame(let frame):
                subview.place(
                    at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
            case .anchored(let point, let anchor):
                subview.place(
                    at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor, proposal: .unspecified)
            case .beside(let rect, let position, let alignment, let spacing, let xBounds, let yBounds):
                let size = subview.sizeThatFits(.unspecified)
                var origin = AnnotationPlacement.origin(of: size, beside: rect, position: position, alignment: alignment, spacing: spacing)
                if let xBounds { origin.x = AnnotationPlacement.clamped(origin.x, length: size.width, in: xBounds) }
                if let yBounds { origin.y = AnnotationPlacement.clamped(origin.y, length: size.height, in: yBounds) }
                subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(size))
            }
        }
    }
}

extension View {
    /// Places the view in a ``PlacementLayout``.
    func placed(_ placement: Placement) -> some View { layoutValue(key: PlacementLayout.Key.self, value: placement) }
}

/// The places of annotations.
enum AnnotationPlacement {
    /// Returns the origin of an annotation beside or on a mark.
    static func origin(
        of size: CGSize, beside rect: CGRect, position: AnnotationPosition, alignment: Alignment, spacing: CGFloat
    ) -> CGPoint {
        func x(_ alignment: HorizontalAlignment) -> CGFloat {
            switch alignment {
            case .leading: rect.minX
            case .trailing: rect.maxX - size.width
            default: rect.midX - size.width / 2
            }
        }
        func y(_ alignment: VerticalAlignment) -> CGFloat {
            switch alignment {
            case .top: rect.minY
            case .bottom: rect.maxY - size.height
            default: rect.midY - size.height / 2
            }
        }
        let (before, after) = (rect.minX - spacing - size.width, rect.maxX + spacing)
        let (above, below) = (rect.minY - spacing - size.height, rect.maxY + spacing)
        return switch position.kind {
        case .overlay: CGPoint(x: x(alignment.horizontal), y: y(alignment.vertical))
        case .automatic, .top: CGPoint(x: x(alignment.horizontal), y: above)
        case .bottom: CGPoint(x: x(alignment.horizontal), y: below)
        case .leading: CGPoint(x: before, y: y(alignment.vertical))
        case .trailing: CGPoint(x: after, y: y(alignment.vertical))
        case .topLeading: CGPoint(x: before, y: above)
        case .topTrailing: CGPoint(x: after, y: above)
        case .bottomLeading: CGPoint(x: before, y: below)
        case .bottomTrailing: CGPoint(x: after, y: below)
        }
    }

    /// Returns the position of an interval moved into bounds; at the start of bounds that are shorter.
    static func clamped(_ position: CGFloat, length: CGFloat, in bounds: ClosedRange<CGFloat>) -> CGFloat {
        max(bounds.lowerBound, min(position, bounds.upperBound - length))
    }
}
