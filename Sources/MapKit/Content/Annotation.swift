import CoreLocation
import SwiftUI

/// A view at a place.
///
///     Annotation("Playground", coordinate: playground, anchor: .bottom) {
///         Image(systemName: "figure.play").padding(4).background(.yellow, in: .rect(cornerRadius: 5))
///     }
///
/// The title is shown below the view.
///
/// Follows https://developer.apple.com/documentation/mapkit/annotation.
nonisolated public struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
    public typealias Body = Never
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: AnyView
    private let title: AnyView?

    private init(_ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: Content, title: AnyView?) {
        (self.coordinate, self.anchor, self.content, self.title) = (coordinate, anchor, AnyView(content), title)
    }

    /// Creates an annotation.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - anchor: The point of the view that is at the place.
    ///   - content: The view.
    ///   - label: The view below it.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        let label = label()
        self.init(coordinate, anchor, content(), title: label is EmptyView ? nil : AnyView(label))
    }

    /// Creates an annotation.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - anchor: The point of the view that is at the place.
    ///   - accessoryAnchor: The point of the view at which details are shown. It has no effect, as no service knows details.
    ///   - content: The view.
    ///   - label: The view below it.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content, label: label) }

    @MainActor public func _addItems(to collector: _MapItemCollector) {
        collector.add(.annotation(coordinate: coordinate, anchor: anchor, content: content, title: title))
    }
}

extension Annotation where Label == Text {
    /// Creates an annotation with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) { self.init(coordinate, anchor, content(), title: AnyView(Text(titleKey))) }

    /// Creates an annotation with a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) { self.init(coordinate, anchor, content(), title: title.isEmpty ? nil : AnyView(Text(title))) }

    /// Creates an annotation with a localized title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate, anchor, content(), title: AnyView(Text(titleResource))) }

    /// Creates an annotation with a localized title. The accessory anchor has no effect, as no service knows details.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
        @ViewBuilder content: () -> Content
    ) { self.init(titleKey, coordinate: coordinate, anchor: anchor, content: content) }

    /// Creates an annotation with a title that is not localized. The accessory anchor has no effect, as no service knows details.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
        @ViewBuilder content: () -> Content
    ) { self.init(title, coordinate: coordinate, anchor: anchor, content: content) }

    /// Creates an annotation with a localized title. The accessory anchor has no effect, as no service knows details.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
        @ViewBuilder content: () -> Content
    ) { self.init(titleResource, coordinate: coordinate, anchor: anchor, content: content) }

    /// Creates an annotation for a place of interest, with its name. The accessory anchor has no effect, as no service knows details.
    public init(item: MKMapItem, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
        self.init(item.placemark.coordinate, anchor, content(), title: item.name.map { AnyView(Text(verbatim: $0)) })
    }
}
