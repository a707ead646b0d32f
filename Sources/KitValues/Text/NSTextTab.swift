import Foundation

/// The position of a tab in a line.
///
/// Follows https://developer.apple.com/documentation/uikit/nstexttab.
open class NSTextTab: NSObject, @unchecked Sendable {
    /// The name of an option of a tab.
    public struct OptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The characters that end a column, a `CharacterSet`.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of the text at the tab.
    public let alignment: NSTextAlignment
    /// The distance of the tab from the leading edge, in points.
    public let location: CGFloat
    /// The options of the tab.
    public let options: [OptionKey: Any]

    /// Creates the position of a tab.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = location
        self.options = options
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue }
}
