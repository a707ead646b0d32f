import CoreGraphics

/// The outline of a two-dimensional shape.
///
/// Elements with NaN or infinite coordinates are ignored, and so are lines and curves without a current point.
///
///     let triangle = Path { path in
///         path.move(to: CGPoint(x: 50, y: 0))
///         path.addLine(to: CGPoint(x: 100, y: 100))
///         path.addLine(to: CGPoint(x: 0, y: 100))
///         path.closeSubpath()
///     }
public struct Path: Sendable {
    /// The outline as display lists contain it: a simple form that renderers recognise, or elements.
    package var storage: Outline

    package init(storage: Outline) {
        self.storage = storage
    }

    /// Creates an empty path.
    public init() {
        storage = .empty
    }

    /// Creates a path that consists of a rectangle. A rectangle without finite edges results in an empty path.
    public init(_ rect: CGRect) {
        storage = Outline(rect)
    }

    /// Creates a path that consists of a rounded rectangle. Corners that do not fit shrink; a rectangle without finite edges
    /// results in an empty path.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        storage = Outline(Outline.RoundedRect(rect: rect, corners: .init(cornerSize), isContinuous: style == .continuous))
    }

    /// Creates a path that consists of a rounded rectangle. Corners that do not fit shrink; a rectangle without finite edges
    /// results in an empty path.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a path that consists of a rectangle with individual corner radii. Leading is left, whatever the layout direction.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        storage = Outline(Outline.RoundedRect(rect: rect, corners: cornerRadii.cornerSizes, isContinuous: style == .continuous))
    }

    /// Creates a path that consists of the ellipse inscribed in a rectangle. A rectangle without finite edges results in an
    /// empty path.
    public init(ellipseIn rect: CGRect) {
        storage = Outline(ellipseIn: rect)
    }

    /// Creates a path with the elements of a Core Graphics path.
    public init(_ path: CGPath) {
        storage = .elements(path.geometry)
    }

    /// Creates a path with the current elements of a mutable Core Graphics path.
    public init(_ path: CGMutablePath) {
        storage = .elements(path.geometry)
    }

    /// Creates an empty path and passes it to a closure that adds elements.
    public init(_ callback: (inout Path) -> ()) {
        self.init()
        callback(&self)
    }
}

// MARK: - Storage

extension Path {
    /// The path's elements.
    package var geometry: PathGeometry { storage.geometry }

    /// A rectangle that encloses the path, including its control points. It is cheap to compute.
    package var coarseBounds: CGRect { storage.coarseBounds }

    /// Changes the elements in place.
    package mutating func update(_ change: (inout PathGeometry) -> Void) {
        var geometry = self.geometry
        // Release this path's reference first, so that the change does not copy the elements.
        storage = .empty
        change(&geometry)
        storage = .elements(geometry)
    }
}

// MARK: - Reading

extension Path: Equatable {
    /// Returns whether two paths have equal elements, whatever their representation.
    public static func == (lhs: Path, rhs: Path) -> Bool {
        lhs.storage.hasSameElements(as: rhs.storage)
    }
}

extension Path {
    /// An element of a path.
    @frozen public enum Element: Equatable, Sendable {
        /// Starts a subpath.
        case move(to: CGPoint)
        /// A straight line from the current point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve from the current point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve from the current point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Closes the subpath with a line to its starting point.
        case closeSubpath
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { storage.isEmpty }

    /// The point from which the next element would start; nil if there is none.
    public var currentPoint: CGPoint? { geometry.currentPoint }

    /// The bounding box of the outline, without control points; null for an empty path. Takes linear time.
    public var boundingRect: CGRect { storage.tightBounds }

    /// Returns whether a point is inside the filled path. Takes linear time.
    ///
    /// - Parameters:
    ///   - p: The point.
    ///   - eoFill: Whether to use the even-odd rule instead of the non-zero winding rule.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        if case .rect(let rect) = storage { return rect.standardized.contains(p) }
        return geometry.contains(p, evenOdd: eoFill)
    }

    /// Calls a closure with each element in order.
    public func forEach(_ body: (Path.Element) -> Void) {
        geometry.forEach { element in
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .quadratic(let control, let point): body(.quadCurve(to: point, control: control))
            case .cubic(let control1, let control2, let point):
                body(.curve(to: point, control1: control1, control2: control2))
            case .close: body(.closeSubpath)
            }
        }
    }

    /// The path as an immutable Core Graphics path.
    public var cgPath: CGPath { CGPath(geometry: geometry) }
}

// MARK: - Derived paths

extension Path {
    /// Returns the path with every point transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(storage: storage.applying(transform))
    }

    /// Returns the path moved by a distance in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// Returns the part of the path between two fractions of its length.
    ///
    /// Fractions are limited to 0...1. The result is empty if `from` is not less than `to`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        if from <= 0 && to >= 1 { return self }
        return Path(storage: .elements(geometry.trimmed(from: from, to: to)))
    }

    /// Returns the outline of the stroked path, to be filled with the non-zero winding rule. It is empty unless the line width
    /// is positive.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let dashed = style.dash.isEmpty ? geometry : geometry.dashed(phase: style.dashPhase, lengths: style.dash)
        let parameters = StrokeParameters(
            width: style.lineWidth, cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit)
        return Path(storage: .elements(dashed.stroked(parameters)))
    }
}
