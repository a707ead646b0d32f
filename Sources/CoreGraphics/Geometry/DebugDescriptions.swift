import Foundation

// Programs print these values, and Apple's systems print them as plain tuples.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The point as "(x, y)".
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The size as "(width, height)".
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The rectangle as "(x, y, width, height)".
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGVector: CustomDebugStringConvertible {
    /// The vector as "(dx, dy)".
    public var debugDescription: String { "(\(dx), \(dy))" }
}
