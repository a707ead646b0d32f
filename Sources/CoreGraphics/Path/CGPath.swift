import Foundation

/// An immutable outline of lines and curves.
///
/// Elements with NaN or infinite coordinates, and lines or curves without a starting point, are ignored.
open class CGPath: Hashable, @unchecked Sendable {
    package fileprivate(set) var geometry: PathGeometry

    package init(geometry: PathGeometry) {
        self.geometry = geometry
    }

    /// Creates a path of one rectangle.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        geometry = PathGeometry()
        geometry.addRect(rect, transform: transform?.pointee ?? .identity)
    }

    /// Creates a path of the ellipse inside a rectangle.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        geometry = PathGeometry()
        geometry.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    }

    /// Creates a path of a rectangle with circular corners; corners that do not fit shrink.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        geometry = PathGeometry()
        geometry.addRoundedRect(
            rect, corners: .init(CGSize(width: cornerWidth, height: cornerHeight)), continuous: false,
            transform: transform?.pointee ?? .identity)
    }

    /// Whether two paths have equal elements.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.geometry == right.geometry
    }

    /// Hashes the path's elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(geometry)
    }
}

// MARK: - Reading

extension CGPath {
    /// Whether the path has no elements.
    public var isEmpty: Bool { geometry.isEmpty }

    /// Where the next element would start; the origin for an empty path.
    public var currentPoint: CGPoint { geometry.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points too; null for an empty path.
    public var boundingBox: CGRect { geometry.controlBounds }

    /// The smallest rectangle around the outline itself; null for an empty path.
    public var boundingBoxOfPath: CGRect { geometry.tightBounds }

    /// Whether the path is a single axis-aligned rectangle; if so, `rect` receives it.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = geometry.asRect else { return false }
        rect?.pointee = found
        return true
    }

    /// Whether a point, transformed, is inside the filled path. Linear in the path's length.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        geometry.contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }

    /// Calls back with every element in order; the pointer is valid during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
            guard let points = buffer.baseAddress else { return }
            buffer.initialize(repeating: .zero)
            geometry.forEach { element in
                var handed = CGPathElement(type: .closeSubpath, points: points)
                switch element {
                case .move(let point):
                    handed.type = .moveToPoint
                    points[0] = point
                case .line(let point):
                    handed.type = .addLineToPoint
                    points[0] = point
                case .quadratic(let control, let point):
                    handed.type = .addQuadCurveToPoint
                    points[0] = control
                    points[1] = point
                case .cubic(let control1, let control2, let point):
                    handed.type = .addCurveToPoint
                    points[0] = control1
                    points[1] = control2
                    points[2] = point
                case .close:
                    break
                }
                withUnsafePointer(to: handed, block)
            }
        }
    }
}

// MARK: - Copies

extension CGPath {
    /// An immutable copy.
    public func copy() -> CGPath? { CGPath(geometry: geometry) }

    /// An immutable copy with every point transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(geometry: geometry.applying(transform?.pointee ?? .identity))
    }

    /// A copy that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(geometry: geometry) }

    /// A copy that can be added to, with every point transformed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(geometry: geometry.applying(transform?.pointee ?? .identity))
    }

    /// The path cut into dashes of the given lengths, drawn and skipped in turn.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(geometry: geometry.applying(transform).dashed(phase: phase, lengths: lengths))
    }

    /// The outline of the stroked path, to be filled by the winding rule; empty unless the width is positive.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let parameters = StrokeParameters(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(geometry: geometry.applying(transform).stroked(parameters))
    }
}

// MARK: - Mutable paths

/// An outline of lines and curves that can be added to.
open class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() {
        super.init(geometry: PathGeometry())
    }

    package override init(geometry: PathGeometry) {
        super.init(geometry: geometry)
    }

    /// Changes the elements in place.
    package func update(_ change: (inout PathGeometry) -> Void) {
        change(&geometry)
    }
}
