/// The kinds of views of a lazy container that stay at the edge of the viewport while their section is visible.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
