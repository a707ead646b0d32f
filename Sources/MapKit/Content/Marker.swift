import CoreLocation
import SwiftUI

/// What a marker's balloon shows.
enum MarkerIcon {
    case pin
    case symbol(AnyView)
    /// A few letters.
    case monogram(Text)
}

/// A balloon at a place.
///
///     Marker("Joshua Tree", systemImage: "tree", coordinate: joshuaTree).tint(.green)
///
/// Follows https://developer.apple.com/documentation/mapkit/marker.
nonisolated public struct Marker<Label: View>: PrimitiveMapContent {
    public typealias Body = Never
    private let coordinate: CLLocationCoordinate2D
    private let icon: MarkerIcon
    private let title: AnyView?
    /// The view that has both the icon and the title, if the program gave one.
    private let label: (any MarkerLabel)?

    private init(coordinate: CLLocationCoordinate2D, icon: MarkerIcon, title: AnyView?, label: (any MarkerLabel)? = nil) {
        (self.coordinate, self.icon, self.title, self.label) = (coordinate, icon, title, label)
    }

    /// Creates a marker. The icon of a `Label`, or an image, is shown in the balloon, and other views below it.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        let label = label()
        if let parts = label as? any MarkerLabel {
            self.init(coordinate: coordinate, icon: .pin, title: nil, label: parts)
        } else if label is Image {
            self.init(coordinate: coordinate, icon: .symbol(AnyView(label)), title: nil)
        } else {
            self.init(coordinate: coordinate, icon: .pin, title: label is EmptyView ? nil : AnyView(label))
        }
    }

    @MainActor public func _addItems(to collector: _MapItemCollector) {
        if let parts = label?.markerParts {
            collector.add(.marker(coordinate: coordinate, icon: .symbol(parts.icon), title: parts.title))
        } else {
            collector.add(.marker(coordinate: coordinate, icon: icon, title: title))
        }
    }
}

/// A view with an icon and a title.
private protocol MarkerLabel {
    /// The icon and the title as views of their own.
    @MainActor var markerParts: (icon: AnyView, title: AnyView) { get }
}

extension SwiftUI.Label: MarkerLabel {
    @MainActor fileprivate var markerParts: (icon: AnyView, title: AnyView) {
        (AnyView(labelStyle(.iconOnly)), AnyView(labelStyle(.titleOnly)))
    }
}

extension Marker where Label == Text {
    /// Creates a marker with a localized title.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, icon: .pin, title: AnyView(Text(titleKey)))
    }

    /// Creates a marker with a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, icon: .pin, title: title.isEmpty ? nil : AnyView(Text(title)))
    }

    /// Creates a marker with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, icon: .pin, title: AnyView(Text(titleResource)))
    }

    /// Creates a marker for a place of interest, with its name and the symbol of its kind.
    public init(item: MKMapItem) {
        let symbol = item.pointOfInterestCategory.flatMap { CategorySymbol.names[$0] }
        self.init(
            coordinate: item.placemark.coordinate, icon: symbol.map { .symbol(AnyView(Image(systemName: $0))) } ?? .pin,
            title: item.name.map { AnyView(Text(verbatim: $0)) })
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a marker with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, icon: .symbol(AnyView(Image(systemName: systemImage))), title: AnyView(Text(titleKey)))
    }

    /// Creates a marker with a title that is not localized and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(
            coordinate: coordinate, icon: .symbol(AnyView(Image(systemName: systemImage))), title: title.isEmpty ? nil : AnyView(Text(title)))
    }

    /// Creates a marker with a localized title and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, icon: .symbol(AnyView(Image(systemName: systemImage))), title: AnyView(Text(titleResource)))
    }

    /// Creates a marker with a localized title and an image of the program.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, icon: .symbol(Self.picture(image)), title: AnyView(Text(titleKey)))
    }

    /// Creates a marker with a title that is not localized and an image of the program.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, icon: .symbol(Self.picture(image)), title: title.isEmpty ? nil : AnyView(Text(title)))
    }

    /// Creates a marker with a localized title and an image of the program.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, icon: .symbol(Self.picture(image)), title: AnyView(Text(titleResource)))
    }

    /// An image of the program in the colour and the size of symbols.
    private static func picture(_ name: String) -> AnyView {
        AnyView(Image(name).renderingMode(.template).resizable().scaledToFit().frame(width: 16, height: 16))
    }
}

extension Marker where Label == SwiftUI.Label<Text, Text> {
    /// Creates a marker with a localized title and a few letters.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, icon: .monogram(monogram), title: AnyView(Text(titleKey)))
    }

    /// Creates a marker with a title that is not localized and a few letters.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, icon: .monogram(monogram), title: title.isEmpty ? nil : AnyView(Text(title)))
    }

    /// Creates a marker with a localized title and a few letters.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, icon: .monogram(monogram), title: AnyView(Text(titleResource)))
    }
}

/// The symbols of kinds of places.
enum CategorySymbol {
    static let names: [MKPointOfInterestCategory: String] = [
        .airport: "airplane", .bakery: "birthday.cake", .bank: "dollarsign", .beach: "beach.umbrella", .cafe: "cup.and.saucer",
        .campground: "tent", .fitnessCenter: "dumbbell", .foodMarket: "basket", .gasStation: "fuelpump", .hospital: "cross", .hotel: "bed.double",
        .library: "books.vertical", .museum: "building.columns", .park: "tree", .nationalPark: "mountain.2", .parking: "parkingsign",
        .pharmacy: "pills", .publicTransport: "tram", .restaurant: "fork.knife", .school: "graduationcap", .store: "bag", .theater: "theatermasks",
        .university: "graduationcap", .zoo: "pawprint",
    ]
}
