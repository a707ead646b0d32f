import SwiftUI
import SwiftUICore

extension View {
    /// Sets the controls of the maps in the view, which are arranged at the edges of the map. Without it a map has a compass when it is turned, and on macOS
    /// buttons for its scale.
    nonisolated public func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        let content = AnyView(content())
        return mapSettings { $0.controls = content }
    }

    /// Shows or hides the controls of maps. Automatic ones are shown while they are of use: the compass on a turned map, the scale while the scale changes.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { mapSettings { $0.controlVisibility = visibility } }
}

/// The controls on a map, and the attribution of its tiles.
struct MapControlOverlay: View {
    let controller: MapController
    let frame: CGRect
    let size: CGSize
    @Environment(\.mapSettings) private var settings
    @Environment(\.windowHandle) private var window
    @Environment(\.mapTiles) private var tiles
    @Environment(\.platformProfile) private var profile

    var body: some View {
        ZStack(alignment: .topLeading) {
            if settings.controlVisibility != .hidden {
                MapControlLayout {
                    if let controls = settings.controls {
                        controls
                    } else {
                        MapCompass()
                        if profile.isMac { MapZoomStepper() }
                    }
                }
                .padding(10)
                .environment(\.controlledMap, controller)
                .frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
            }
            if window != nil || tiles != nil {
                TileAttribution()
                    .frame(width: frame.width, height: frame.height, alignment: .bottomTrailing)
                    .offset(x: frame.minX, y: frame.minY)
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
    }
}

/// The place of a control at the edges of a map.
enum MapControlPlace {
    case scale
    case button
    case stepper
}

struct MapControlPlaceKey: LayoutValueKey {
    static var defaultValue: MapControlPlace { .button }
}

/// Arranges controls: the scale at the top on the leading side, buttons below each other on the trailing side, and the stepper at the bottom there.
private struct MapControlLayout: Layout {
    private static let spacing = 8.0
    /// The distance of the stepper from the bottom edge in points, above the attribution.
    private static let bottom = 18.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            switch subview[MapControlPlaceKey.self] {
            case .scale: subview.place(at: bounds.origin, proposal: .unspecified)
            case .stepper:
                subview.place(
                    at: CGPoint(x: bounds.maxX, y: bounds.maxY - Self.bottom), anchor: .bottomTrailing, proposal: .unspecified)
            case .button:
                subview.place(at: CGPoint(x: bounds.maxX, y: y), anchor: .topTrailing, proposal: .unspecified)
                if size.height > 0 { y += size.height + Self.spacing }
            }
        }
    }
}

/// A control of a map: the map that it is on, or that of its scope.
struct MapControl<Content: View>: View {
    let scope: Namespace.ID?
    @ViewBuilder let content: (MapController) -> Content
    @Environment(\.controlledMap) private var map
    @Environment(\.mapScopes) private var scopes

    var body: some View {
        if let controller = scope.flatMap({ scopes[$0]?.controller }) ?? map { content(controller) }
    }
}

/// The look of round buttons on a map.
struct MapButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: 17, weight: .medium))
            .foregroundStyle(.tint)
            .frame(width: 44, height: 44)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
            .panelShadow(color: .black.opacity(0.15), radius: 1, y: 1)
            .groupOpacity(configuration.isPressed ? 0.6 : 1)
    }
}
