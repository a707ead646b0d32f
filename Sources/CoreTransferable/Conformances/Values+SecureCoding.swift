import Foundation

// On Apple's systems the compiler makes these values objects where an object is expected. These conformances let the items of item providers be
// values, and casts of an item to these types compile without a warning.

extension URL: @retroactive NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }
    /// Reads an address as `NSURL` does; nil if there is none.
    public init?(coder: NSCoder) {
        guard let address = NSURL(coder: coder) else { return nil }
        self = address as URL
    }
    /// Writes the address as `NSURL` does.
    public func encode(with coder: NSCoder) { (self as NSURL).encode(with: coder) }
}

extension Data: @retroactive NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }
    /// Reads data as `NSData` does; nil if there are none.
    public init?(coder: NSCoder) {
        guard let data = NSData(coder: coder) else { return nil }
        self = data as Data
    }
    /// Writes the data as `NSData` does.
    public func encode(with coder: NSCoder) { (self as NSData).encode(with: coder) }
}

extension String: @retroactive NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }
    /// Reads a string as `NSString` does; nil if there is none.
    public init?(coder: NSCoder) {
        guard let text = NSString(coder: coder) else { return nil }
        self = String(text)
    }
    /// Writes the string as `NSString` does.
    public func encode(with coder: NSCoder) { NSString(string: self).encode(with: coder) }
}
