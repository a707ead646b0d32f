import Foundation

/// A displacement in points.
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// Creates the zero displacement.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a displacement from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a displacement from whole numbers.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }


    /// The displacement that moves nothing.
    public static let zero = CGVector()
}
