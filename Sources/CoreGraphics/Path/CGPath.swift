import Foundation

/// An immutable path of lines and curves.
///
/// Elements with NaN or infinite coordinates are ignored, and so are lines and curves without a current point.
open class CGPath: Hashable, @unchecked Sendable {
    package fileprivate(set) var geometry: PathGeometry

    package init(geometry: PathGeometry) {
        self.geometry = geometry
    }

    /// Creates a path that consists of a rectangle.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        geometry = PathGeometry()
        geometry.addRect(rect, transform: transform?.pointee ?? .identity)
    }

    /// Creates a path that consists of the ellipse inscribed in a rectangle.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        geometry = PathGeometry()
        geometry.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    }

    /// Creates a path that consists of a rectangle with elliptical corners. Corners that do not fit shrink.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        geometry = PathGeometry()
        geometry.addRoundedRect(
            rect, corners: .init(CGSize(width: cornerWidth, height: cornerHeight)), continuous: false,
            transform: transform?.pointee ?? .identity)
    }

    /// Returns whether two paths have equal elements.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.geometry == right.geometry
    }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(geometry)
    }
}

// MARK: - Reading

extension CGPath {
    /// Whether the path has no elements.
    public var isEmpty: Bool { geometry.isEmpty }

    /// The point from which the next element would start; the origin for an empty path.
    public var currentPoint: CGPoint { geometry.currentPoint ?? .zero }

    /// The bounding box of all points including control points; null for an empty path.
    public var boundingBox: CGRect { geometry.controlBounds }

    /// The bounding box of the outline, without control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { geometry.tightBounds }

    /// Returns whether the path is a single axis-aligned rectangle, and stores it in `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = geometry.asRect else { return false }
        rect?.pointee = found
        return true
    }

    /// Returns whether a point, after a transform, is inside the filled path. Takes linear time.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        geometry.contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }

    /// Calls a closure with each element in order. The pointer is only valid during the call.
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

extension CGPath {
    /// Calls a function with each element in order. The element's pointer is only valid during the call; `info` is passed on.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

// MARK: - Copies

extension CGPath {
    /// Returns an immutable copy.
    public func copy() -> CGPath? { CGPath(geometry: geometry) }

    /// Returns an immutable copy with every point transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(geometry: geometry.applying(transform?.pointee ?? .identity))
    }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(geometry: geometry) }

    /// Returns a mutable copy with every point transformed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(geometry: geometry.applying(transform?.pointee ?? .identity))
    }

    /// Returns the path divided into dashes, with alternating lengths of dashes and gaps. Invalid lengths leave the path
    /// undivided.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(geometry: geometry.applying(transform).dashed(phase: phase, lengths: lengths))
    }

    /// Returns the outline of the stroked path, to be filled with the non-zero winding rule. It is empty unless the width is
    /// positive.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let parameters = StrokeParameters(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(geometry: geometry.applying(transform).stroked(parameters))
    }
}

// MARK: - Mutable paths

/// A mutable path of lines and curves.
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
