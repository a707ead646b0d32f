import SwiftUICore

/// What the camera of a map sees.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapcameraupdatecontext.
public struct MapCameraUpdateContext: Sendable {
    /// The camera.
    public let camera: MapCamera
    /// The rectangle around what it sees.
    public let rect: MKMapRect
    /// The region around what it sees.
    public let region: MKCoordinateRegion

    init(_ viewport: Viewport) { (camera, rect, region) = (viewport.camera, viewport.framedRect, viewport.region) }
}

/// When a program is told that the camera has moved.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapcameraupdatefrequency.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
    let isContinuous: Bool

    /// When a movement has ended.
    public static var onEnd: MapCameraUpdateFrequency { Self(isContinuous: false) }
    /// In every frame of a movement.
    public static var continuous: MapCameraUpdateFrequency { Self(isContinuous: true) }
}

/// A function that is told that the camera has moved.
struct MapCameraAction {
    let frequency: MapCameraUpdateFrequency
    let action: (MapCameraUpdateContext) -> Void
}

extension View {
    /// Calls a function when the maps in the view show something else, and once when they appear.
    ///
    /// - Parameters:
    ///   - frequency: Whether it is called during movements, too.
    ///   - action: The function.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        mapSettings { $0.cameraActions.append(MapCameraAction(frequency: frequency, action: action)) }
    }

    /// Calls a function when the maps in the view show something else, and once when they appear.
    ///
    /// - Parameters:
    ///   - frequency: Whether it is called during movements, too.
    ///   - action: The function.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }
}
