/// Which views of a lazy container stay at the edge of a scroll view while their section passes.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt32

    /// A set of the kinds with the given bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
