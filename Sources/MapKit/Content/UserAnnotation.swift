import CoreLocation
import SwiftUI

/// Where the user is.
///
/// Follows https://developer.apple.com/documentation/mapkit/userlocation.
public struct UserLocation: Sendable {
    /// The direction of the user: nil, as computers have no compass.
    public var heading: CLHeading?
    /// The place.
    public var location: CLLocation?
}

/// A mark at the place where the computer is.
///
/// It is shown in windows once the program may know locations; a map does not ask for that itself, as a `CLLocationManager` does.
///
/// Follows https://developer.apple.com/documentation/mapkit/userannotation.
nonisolated public struct UserAnnotation<Content: View>: PrimitiveMapContent {
    public typealias Body = Never
    private let anchor: UnitPoint
    private let content: ((UserLocation) -> AnyView)?

    /// Creates a mark with a view of the program.
    ///
    /// - Parameters:
    ///   - anchor: The point of the view that is at the place.
    ///   - content: Returns the view.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {
        self.anchor = anchor
        self.content = { AnyView(content($0)) }
    }

    /// Creates a mark with a view of the program.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
        self.init(anchor: anchor) { _ in content() }
    }

    private init(standard anchor: UnitPoint) { (self.anchor, content) = (anchor, nil) }

    @MainActor public func _addItems(to collector: _MapItemCollector) { collector.add(.user(anchor: anchor, content: content)) }
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
    /// Creates a mark as the system shows it: a dot in the tint.
    public init() { self.init(standard: .center) }
}

extension UserAnnotation where Content == EmptyView {
    /// Creates a mark as the system shows it: a dot in the tint.
    public init(anchor: UnitPoint = .center) { self.init(standard: anchor) }
}

/// The view of the user's place: a dot in the tint with a white edge.
public struct DefaultUserAnnotationContent: View {
    nonisolated init() {}

    public var body: some View {
        Circle()
            .fill(.tint)
            .padding(3)
            .background(.white, in: Circle())
            .frame(width: 22, height: 22)
            .panelShadow(color: .black.opacity(0.3), radius: 1)
            .accessibilityLabel("My Location")
    }
}
