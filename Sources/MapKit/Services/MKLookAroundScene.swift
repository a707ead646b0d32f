import CoreLocation
import SwiftUI

/// Pictures around a place. There are none on Linux, so no value of this type exists.
///
/// Follows https://developer.apple.com/documentation/mapkit/mklookaroundscene.
public final class MKLookAroundScene: NSObject, Sendable {
    private override init() {}
}

/// Asks for pictures around a place.
///
/// The answer is nil, as for a place of which there are none.
///
/// Follows https://developer.apple.com/documentation/mapkit/mklookaroundscenerequest.
public final class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The place of interest; nil if the request is for a coordinate.
    public let mapItem: MKMapItem?

    /// Creates a request for a place.
    public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }

    /// Creates a request for a place of interest.
    public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem) }

    /// Whether the request is under way: never.
    public var isLoading: Bool { false }
    /// Whether the program has ended the request.
    public private(set) var isCancelled = false

    /// Ends the request.
    public func cancel() { isCancelled = true }

    /// Nil.
    public var scene: MKLookAroundScene? {
        get async throws { nil }
    }

    /// Calls a function without a scene and without an error on the main thread.
    public func getSceneWithCompletionHandler(_ completionHandler: @escaping @Sendable (MKLookAroundScene?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, nil) }
    }
}

/// A view of the pictures around a place. As there are none, it is the empty area that it is on Apple's systems without a scene.
///
/// Follows https://developer.apple.com/documentation/mapkit/lookaroundpreview.
public struct LookAroundPreview: View {
    /// The corner of the badge.
    public enum BadgePosition: Hashable, Sendable {
        case topLeading, topTrailing, bottomTrailing
    }

    /// Creates a view. The scene is nil.
    nonisolated public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: BadgePosition = .topLeading
    ) {}

    /// Creates a view. The scene is nil.
    nonisolated public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: BadgePosition = .topLeading
    ) {}

    public var body: some View { Color.gray.opacity(0.2) }
}

extension View {
    /// Shows the pictures around a place while `isPresented` is true. As there are none, nothing is shown, and `isPresented` becomes false at once.
    nonisolated public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View {
        modifier(AbsentViewer(isPresented: isPresented, onDismiss: onDismiss))
    }

    /// Shows the pictures around a place while `isPresented` is true. As there are none, nothing is shown, and `isPresented` becomes false at once.
    nonisolated public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View {
        modifier(AbsentViewer(isPresented: isPresented, onDismiss: onDismiss))
    }
}

private struct AbsentViewer {
    @Binding private var isPresented: Bool
    private let onDismiss: (() -> Void)?

    nonisolated init(isPresented: Binding<Bool>, onDismiss: (() -> Void)?) {
        (_isPresented, self.onDismiss) = (isPresented, onDismiss)
    }
}

extension AbsentViewer: ViewModifier {
    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) {
            guard isPresented else { return }
            isPresented = false
            onDismiss?()
        }
    }
}
