import CoreLocation
import SwiftUI
import SwiftUICore

/// A button that shows the place where the computer is.
///
/// It is disabled while that place is not known: in pictures, without a location service, and until the program may know locations.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapuserlocationbutton.
public struct MapUserLocationButton: View {
    private let scope: Namespace.ID?
    @Environment(\.windowHandle) private var window
    @Environment(\.userPlace) private var givenPlace

    /// Creates a button.
    ///
    /// - Parameter scope: The scope of the map. Inside of `mapControls` it is not necessary.
    nonisolated public init(scope: Namespace.ID? = nil) { self.scope = scope }

    private var place: UserPlace? { givenPlace ?? (window == nil ? nil : .shared) }

    public var body: some View {
        MapControl(scope: scope) { controller in
            Button {
                if let location = place?.location { controller.showUser(at: location) }
            } label: {
                Image(systemName: "location")
            }
            .buttonStyle(MapButtonStyle())
            .disabled(place?.location == nil)
            .accessibilityLabel("Current Location")
            .onAppear { if givenPlace == nil { place?.start() } }
        }
    }
}

/// Buttons for the scale of a map.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapzoomstepper.
public struct MapZoomStepper: View {
    private let scope: Namespace.ID?

    /// Creates the buttons.
    ///
    /// - Parameter scope: The scope of the map. Inside of `mapControls` it is not necessary.
    nonisolated public init(scope: Namespace.ID? = nil) { self.scope = scope }

    public var body: some View {
        MapControl(scope: scope) { controller in
            HStack(spacing: 0) {
                button("minus", "Zoom Out") { controller.zoom(by: -1) }
                Divider().frame(height: 16)
                button("plus", "Zoom In") { controller.zoom(by: 1) }
            }
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 7))
            .panelShadow(color: .black.opacity(0.2), radius: 1, y: 1)
        }
        .layoutValue(key: MapControlPlaceKey.self, value: .stepper)
    }

    private func button(_ symbol: String, _ label: LocalizedStringKey, action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) { Image(systemName: symbol).frame(width: 30, height: 28).contentShape(Rectangle()) }
            .buttonStyle(.plain)
            .accessibilityLabel(label)
    }
}

/// A button that tilts a map. The map is flat: as on a map that cannot be tilted, nothing is shown.
///
/// Follows https://developer.apple.com/documentation/mapkit/mappitchtoggle.
public struct MapPitchToggle: View {
    /// Creates a button.
    nonisolated public init(scope: Namespace.ID? = nil) {}

    public var body: some View { EmptyView() }
}

/// A slider that tilts a map. The map is flat: as on a map that cannot be tilted, nothing is shown.
///
/// Follows https://developer.apple.com/documentation/mapkit/mappitchslider.
public struct MapPitchSlider: View {
    /// Creates a slider.
    nonisolated public init(scope: Namespace.ID? = nil) {}

    public var body: some View { EmptyView() }
}
