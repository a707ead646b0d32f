/// The privacy of an interpolated value in a log message.
public struct OSLogPrivacy: Sendable {
    fileprivate var isHidden: Bool

    /// The value is logged.
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// The value is replaced by `<private>`.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// The value is replaced by `<private>`.
    public static let sensitive = OSLogPrivacy(isHidden: true)
    /// How a hidden value can be distinguished from other hidden values.
    public struct Mask: Sendable {
        /// It cannot.
        public static let none = Mask()
        /// By a hash on Apple's systems; hidden values are the same text here.
        public static let hash = Mask()
    }

    /// The value is replaced by `<private>`.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// The value is replaced by `<private>`.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }

    /// The value is logged: Linux has no privileged log readers from whom it would have to be hidden.
    public static let auto = OSLogPrivacy(isHidden: false)
}

/// A log message, whose interpolations may specify their privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    let text: String

    init(text: String) { self.text = text }

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// The accumulator of an interpolated message.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Appends the description of a value, or `<private>`.
        public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {
            append(privacy) { String(describing: value()) }
        }

        /// Appends a text, or `<private>`.
        mutating func append(_ privacy: OSLogPrivacy, _ value: () -> String) {
            text += privacy.isHidden ? "<private>" : value()
        }
    }
}
