/// Whether an interpolated value may stand in the log as it is.
public struct OSLogPrivacy: Sendable {
    fileprivate var isHidden: Bool

    /// Shown as it is.
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// Replaced by `<private>`.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// Replaced by `<private>`.
    public static let sensitive = OSLogPrivacy(isHidden: true)
    /// Shown as it is: there is no privileged log reader on Linux from whom to hide values.
    public static let auto = OSLogPrivacy(isHidden: false)
}

/// A log message whose interpolations may say how private they are.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    var text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects the parts of a message.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Adds a value's description, or `<private>`.
        public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {
            text += privacy.isHidden ? "<private>" : String(describing: value())
        }
    }
}
