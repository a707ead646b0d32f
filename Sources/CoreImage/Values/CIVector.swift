import CoreGraphics
import Foundation

/// Numbers that filters take, such as points and rectangles.
///
/// Follows https://developer.apple.com/documentation/coreimage/civector.
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
    private let values: [CGFloat]

    /// Creates a vector of numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = count > 0 ? Array(UnsafeBufferPointer(start: values, count: count)) : []
    }

    private init(_ values: [CGFloat]) { self.values = values }

    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// Creates a vector of the coordinates of a point.
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
    /// Creates a vector of the origin and size of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init([rect.origin.x, rect.origin.y, rect.width, rect.height]) }
    /// Creates a vector of a transform.
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

    /// The number of numbers.
    open var count: Int { values.count }
    /// Returns a number; 0 if there is none at the index.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    /// The first two numbers as a point.
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers as a rectangle.
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first six numbers as a transform.
    open var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    open override var hash: Int { values.hashValue }
    open override var description: String { "[" + values.map { "\($0)" }.joined(separator: " ") + "]" }
}
