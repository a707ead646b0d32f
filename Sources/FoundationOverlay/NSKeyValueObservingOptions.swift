/// Whether a publisher of a property sends the value that the property has already.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// New values are passed, as they always are.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The present value is passed first.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}
