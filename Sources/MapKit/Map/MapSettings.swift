import SwiftUI
import SwiftUICore

/// The settings that view modifiers make for the maps inside of a view.
struct MapSettings {
    var style = MapStyle.standard
    var controls: AnyView?
    var controlVisibility = Visibility.automatic
    var cameraActions: [MapCameraAction] = []
    var cameraFlight: CameraFlightSource?
}

extension EnvironmentValues {
    @Entry var mapSettings: MapSettings = MapSettings()
}

extension View {
    /// Changes the settings of the maps inside of the view.
    nonisolated func mapSettings(_ change: @escaping (inout MapSettings) -> Void) -> some View {
        transformEnvironment(\.mapSettings, transform: change)
    }
}
