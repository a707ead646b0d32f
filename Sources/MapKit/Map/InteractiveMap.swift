import CoreLocation
import SwiftUI
import SwiftUICore

/// A map in the size proposed to it.
struct InteractiveMap: View {
    let configuration: MapConfiguration
    let items: [MapItem]
    @State private var controller = MapController()

    var body: some View {
        GeometryReader { proxy in
            let insets = configuration.extendsUnderBars ? proxy.safeAreaInsets : EdgeInsets()
            let size = CGSize(
                width: proxy.size.width + insets.leading + insets.trailing, height: proxy.size.height + insets.top + insets.bottom)
            let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: proxy.size)
            SizedMap(configuration: configuration, items: items, controller: controller, size: size, frame: frame, geometry: proxy)
                .ignoresSafeArea(edges: configuration.extendsUnderBars ? .all : [])
        }
    }
}

/// A map of a known size.
private struct SizedMap: View {
    let configuration: MapConfiguration
    let items: [MapItem]
    let controller: MapController
    let size: CGSize
    let frame: CGRect
    let geometry: GeometryProxy
    @Environment(\.windowHandle) private var window
    @Environment(\.userPlace) private var givenPlace
    @Environment(\.mapReaderScope) private var reader
    @Environment(\.mapScopes) private var scopes
    @Environment(\.mapSettings) private var settings

    private var place: UserPlace? { givenPlace ?? (window == nil ? nil : .shared) }

    /// Whether the map shows where the user is.
    private var needsPlace: Bool {
        position.followsUserLocation || items.contains { if case .user = $0.kind { true } else { false } }
    }

    private var position: MapCameraPosition { configuration.position?.wrappedValue ?? configuration.initialPosition }

    var body: some View {
        let location = needsPlace ? place?.location : nil
        let viewport = controller.viewport(
            for: position, configuration: configuration, items: items, size: size, frame: frame, place: location)
        MapFlight(source: settings.cameraFlight, controller: controller) { flown in
            AnimatedMap(
                viewpoint: flown ?? viewport.viewpoint, target: flown ?? viewport.viewpoint, isFlying: flown != nil, size: size, frame: frame,
                items: items, place: location, controller: controller)
        }
        .frame(width: size.width, height: size.height)
        .clipped()
        .contentShape(Rectangle())
        .modifier(MapGestures(controller: controller))
        .overlay { MapControlOverlay(controller: controller, frame: frame, size: size) }
        .onAppear {
            controller.geometry = geometry
            reader?.adopt(controller)
            if let scope = configuration.scope { scopes[scope]?.adopt(controller) }
            if givenPlace == nil, needsPlace { place?.start() }
        }
        .onChange(of: needsPlace) { if givenPlace == nil, needsPlace { place?.start() } }
    }
}

/// The map in a frame of a movement.
private struct AnimatedMap: View, Animatable {
    var viewpoint: Viewpoint
    /// Where the movement ends.
    let target: Viewpoint
    /// Whether keyframes move the map.
    let isFlying: Bool
    let size: CGSize
    let frame: CGRect
    let items: [MapItem]
    let place: CLLocation?
    let controller: MapController
    @Environment(\.mapSettings) private var settings
    @Environment(\.windowHandle) private var window
    @Environment(\.mapTiles) private var tiles
    @Environment(\.layoutDirection) private var layoutDirection

    nonisolated var animatableData: Viewpoint.AnimatableData {
        get { viewpoint.animatableData }
        set { viewpoint.animatableData = newValue }
    }

    /// What the functions of the program are told.
    private struct News: Equatable {
        var viewport: Viewport
        var isAtRest: Bool
    }

    /// Whether tiles are loaded: in windows only, so that pictures and tests are the same everywhere.
    private var showsTiles: Bool { window != nil || tiles != nil }

    private var isAtRest: Bool { !isFlying && viewpoint == target && !controller.isTouched }

    var body: some View {
        let viewport = Viewport(viewpoint: viewpoint, size: size, frame: frame)
        let _ = controller.present(viewport)
        ZStack(alignment: .topLeading) {
            ZStack(alignment: .topLeading) {
                MapGround(viewport: viewport, isMuted: settings.style.isMuted)
                if showsTiles { TileLayer(viewport: viewport, isMuted: settings.style.isMuted) }
                OverlayLayer(viewport: viewport, items: items.filter(\.isOverlay))
            }
            // A tap beside the annotations takes the selection back.
            .simultaneousGesture(TapGesture().onEnded { controller.selection?.select(nil) }, isEnabled: controller.selection != nil)
            AnnotationLayer(
                viewport: viewport, items: items.filter { !$0.isOverlay }, place: place, selection: controller.selection,
                layoutDirection: layoutDirection)
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        // Maps are not mirrored.
        .environment(\.layoutDirection, .leftToRight)
        .onChange(of: News(viewport: viewport, isAtRest: isAtRest), initial: true) { old, new in tell(from: old, to: new) }
    }

    private func tell(from old: News, to new: News) {
        controller.show(new.viewport)
        guard new.viewport.frame.width > 0, new.viewport.frame.height > 0 else { return }
        let context = MapCameraUpdateContext(new.viewport)
        for action in settings.cameraActions {
            if action.frequency.isContinuous ? old.viewport != new.viewport || old == new : new.isAtRest { action.action(context) }
        }
    }
}
