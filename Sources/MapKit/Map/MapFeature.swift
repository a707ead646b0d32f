import CoreLocation
import SwiftUI

/// Something that a map shows by itself, such as a restaurant.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapfeature. Tiles are pictures: nothing on them can be selected, so that there are no values of this type.
public struct MapFeature: Hashable, Sendable {
    /// A kind of features.
    public struct FeatureKind: Hashable, Sendable {
        private enum Kind { case pointOfInterest, territory, physicalFeature }
        private let kind: Kind

        public static let pointOfInterest = Self(kind: .pointOfInterest)
        public static let territory = Self(kind: .territory)
        public static let physicalFeature = Self(kind: .physicalFeature)
    }

    private let content: Never

    /// The kind.
    public var kind: FeatureKind { switch content {} }
    /// The place.
    public var coordinate: CLLocationCoordinate2D { switch content {} }
    /// The name.
    public var title: String? { switch content {} }
    /// The colour.
    public var backgroundColor: Color? { switch content {} }
    /// The picture.
    public var image: Image? { switch content {} }
    /// The kind of a place of interest.
    public var pointOfInterestCategory: MKPointOfInterestCategory? { switch content {} }
}

/// A selection that is something on the map, or content with a tag.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapselectable.
public protocol MapSelectable: Hashable {
    /// Creates the selection of a feature. It does not occur.
    init(_ feature: MapFeature?)
    /// The feature; nil if the selection is none.
    var feature: MapFeature? { get }
}

/// The selection of content with a tag, or of a feature.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapselection.
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
    /// The tag of the content; nil if the selection is a feature.
    public let value: SelectionValue?
    /// The feature; nil if the selection is content.
    public let feature: MapFeature?

    /// Creates the selection of content with a tag.
    public init(_ value: SelectionValue) { (self.value, feature) = (value, nil) }

    /// Creates the selection of a feature. It does not occur.
    public init(_ feature: MapFeature?) { (value, self.feature) = (nil, feature) }
}

extension MapSelection: Sendable where SelectionValue: Sendable {}
