import UniformTypeIdentifiers

/// The kinds of files that a picker for photos offers.
///
/// Files do not say how they were taken, so that kinds such as `screenshots` include all images, and kinds such as `timelapseVideos` all videos.
///
/// Follows https://developer.apple.com/documentation/photokit/phpickerfilter-swift.struct
public struct PHPickerFilter: Hashable, Sendable {
    private enum Kind: Hashable, Sendable, CaseIterable { case image, video }

    private let kinds: Set<Kind>

    /// The types of the files; empty if the filter excludes all.
    package var contentTypes: [UTType] {
        (kinds.contains(.image) ? [.image] : []) + (kinds.contains(.video) ? [.movie] : [])
    }

    /// Images.
    public static let images = PHPickerFilter(kinds: [.image])
    /// Videos.
    public static let videos = PHPickerFilter(kinds: [.video])
    /// Images, as those of live photos are.
    public static let livePhotos = images
    /// Images.
    public static let bursts = images
    /// Images.
    public static let panoramas = images
    /// Images.
    public static let screenshots = images
    /// Images.
    public static let depthEffectPhotos = images
    /// Images.
    public static let spatialMedia = images
    /// Videos.
    public static let cinematicVideos = videos
    /// Videos.
    public static let screenRecordings = videos
    /// Videos.
    public static let slomoVideos = videos
    /// Videos.
    public static let timelapseVideos = videos

    /// Returns a filter for the files that any of the given filters allows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
    }

    /// Returns a filter for the files that all of the given filters allow.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce(into: Set(Kind.allCases)) { $0.formIntersection($1.kinds) })
    }

    /// Returns a filter for the files that the given filter excludes.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(kinds: Set(Kind.allCases).subtracting(filter.kinds))
    }
}
