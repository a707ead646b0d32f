import CoreLocation
import SwiftUI

/// The markers and annotations of a map, with their titles.
struct AnnotationLayer: View {
    let viewport: Viewport
    let items: [MapItem]
    /// Where the user is, if that is shown.
    let place: CLLocation?
    let selection: MapSelectionBinding?
    let layoutDirection: LayoutDirection

    var body: some View {
        AnnotationLayout {
            ForEach(items) { item in
                if let point = point(of: item) {
                    let isSelected = selection?.isSelected(item) ?? false
                    content(item, isSelected: isSelected)
                        .layoutValue(key: AnnotationPlaceKey.self, value: .content(point: point, anchor: anchor(of: item)))
                        .zIndex(isSelected ? 1e6 : point.y)
                    if let title = title(of: item) {
                        MapTitle(content: title, isSpoken: !item.isMarker)
                            .layoutValue(key: AnnotationPlaceKey.self, value: .title(isRequired: isSelected || item.style.titles == .visible))
                            .zIndex(isSelected ? 1e6 : point.y)
                    }
                }
            }
            .environment(\.layoutDirection, layoutDirection)
            .environment(\.mapSettings, MapSettings())
        }
        .frame(width: viewport.size.width, height: viewport.size.height)
    }

    /// The distance in points from the edges of the view beyond which annotations are not made.
    private static let margin = 200.0

    /// Returns the place of an item; nil if it has none in the view.
    private func point(of item: MapItem) -> CGPoint? {
        let coordinate: CLLocationCoordinate2D? =
            switch item.kind {
            case .marker(let coordinate, _, _), .annotation(let coordinate, _, _, _): coordinate
            case .user: place?.coordinate
            case .overlay: nil
            }
        guard let coordinate, CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        let point = viewport.point(of: MKMapPoint(coordinate))
        let visible = CGRect(origin: .zero, size: viewport.size).insetBy(dx: -Self.margin, dy: -Self.margin)
        return visible.contains(point) ? point : nil
    }

    private func anchor(of item: MapItem) -> UnitPoint {
        switch item.kind {
        case .marker: .bottom
        case .annotation(_, let anchor, _, _), .user(let anchor, _): anchor
        case .overlay: .center
        }
    }

    private func title(of item: MapItem) -> AnyView? {
        guard item.style.titles != .hidden else { return nil }
        return switch item.kind {
        case .marker(_, _, let title), .annotation(_, _, _, let title): title
        case .user, .overlay: nil
        }
    }

    @ViewBuilder private func content(_ item: MapItem, isSelected: Bool) -> some View {
        let isSelectable = selection?.isSelectable(item) ?? false
        Group {
            switch item.kind {
            case .marker(_, let icon, let title): MarkerBalloon(icon: icon, title: title, tint: item.style.tint, isSelected: isSelected)
            case .annotation(_, _, let content, _): tinted(content, item)
            case .user(_, let content): tinted(content?(UserLocation(heading: nil, location: place)) ?? AnyView(DefaultUserAnnotationContent()), item)
            case .overlay: EmptyView()
            }
        }
        .simultaneousGesture(TapGesture().onEnded { selection?.select(item) }, isEnabled: isSelectable)
        .accessibilityAddTraits(isSelected ? [.isSelected] : [])
    }

    @ViewBuilder private func tinted(_ content: AnyView, _ item: MapItem) -> some View {
        if let tint = item.style.tint { content.tint(tint) } else { content }
    }
}

/// The part of a view in an ``AnnotationLayout``.
enum AnnotationPlace {
    /// A view at a point, with its anchor there.
    case content(point: CGPoint, anchor: UnitPoint)
    /// The title of the content before it. It is shown in any case, or where it covers nothing.
    case title(isRequired: Bool)
}

struct AnnotationPlaceKey: LayoutValueKey {
    static var defaultValue: AnnotationPlace { .content(point: .zero, anchor: .center) }
}

/// Places the views of annotations at their points, and their titles below them.
///
/// Titles give way: one that would cover content or an earlier title is placed out of sight.
struct AnnotationLayout: Layout {
    /// The distance of titles from the content above, in points.
    private static let spacing = 2.0
    /// A place outside of every view, whose content is clipped.
    private static let outOfSight = CGPoint(x: -100_000, y: -100_000)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var contents: [CGRect] = []
        var titles: [(subview: LayoutSubview, frame: CGRect, isRequired: Bool)] = []
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            switch subview[AnnotationPlaceKey.self] {
            case .content(let point, let anchor):
                let frame = CGRect(
                    x: bounds.minX + point.x - anchor.x * size.width, y: bounds.minY + point.y - anchor.y * size.height, width: size.width,
                    height: size.height)
                subview.place(at: frame.origin, proposal: .unspecified)
                contents.append(frame)
            case .title(let isRequired):
                let above = contents.last ?? .zero
                let frame = CGRect(
                    x: above.midX - size.width / 2, y: above.maxY + Self.spacing, width: size.width, height: size.height)
                titles.append((subview, frame, isRequired))
            }
        }
        var taken = contents
        for title in titles where title.isRequired { taken.append(title.frame) }
        for title in titles {
            // Content may touch the margin around the letters.
            let isFree = title.isRequired || !taken.contains { $0.intersects(title.frame.insetBy(dx: 1, dy: 2)) }
            title.subview.place(at: isFree ? title.frame.origin : Self.outOfSight, proposal: .unspecified)
            if isFree, !title.isRequired { taken.append(title.frame) }
        }
    }
}
