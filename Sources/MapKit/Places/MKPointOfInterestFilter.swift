import Foundation

/// A choice among the kinds of places of interest.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkpointofinterestfilter.
public final class MKPointOfInterestFilter: NSObject, Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let isExcluding: Bool

    private init(categories: [MKPointOfInterestCategory], isExcluding: Bool) {
        self.categories = Set(categories)
        self.isExcluding = isExcluding
    }

    /// All kinds.
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    /// None.
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    /// Creates a choice of some kinds.
    public convenience init(including categories: [MKPointOfInterestCategory]) { self.init(categories: categories, isExcluding: false) }

    /// Creates a choice of all kinds but some.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init(categories: categories, isExcluding: true) }

    /// Whether a kind is chosen.
    public func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) != isExcluding }

    /// Whether a kind is not chosen.
    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
