import CoreGraphics

/// The outline of a two-dimensional shape.
///
/// Elements with NaN or infinite coordinates, and lines or curves without a starting point, are ignored.
public struct Path: Sendable {
    /// What the path is: a shape that drawing code recognises, or its elements.
    package var storage: Storage

    package init(storage: Storage) {
        self.storage = storage
    }

    /// Creates an empty path.
    public init() {
        storage = .empty
    }

    /// Creates a path of one rectangle; empty for a rectangle without finite edges.
    public init(_ rect: CGRect) {
        storage = rect.hasFiniteEdges ? .rect(rect) : .empty
    }

    /// Creates a path of one rounded rectangle.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(RoundedRect(rect: rect, corners: .init(cornerSize), style: style))
    }

    /// Creates a path of one rounded rectangle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a path of one rectangle whose corners have different radii; leading is left.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init(RoundedRect(rect: rect, corners: cornerRadii.cornerSizes, style: style))
    }

    private init(_ roundedRect: RoundedRect) {
        if !roundedRect.rect.hasFiniteEdges {
            storage = .empty
        } else if roundedRect.isSquare {
            storage = .rect(roundedRect.rect)
        } else {
            storage = .roundedRect(roundedRect)
        }
    }

    /// Creates a path of the ellipse inside a rectangle.
    public init(ellipseIn rect: CGRect) {
        storage = rect.hasFiniteEdges ? .ellipse(rect) : .empty
    }

    /// Creates a path with the elements of a Core Graphics path.
    public init(_ path: CGPath) {
        storage = .elements(path.geometry)
    }

    /// Creates a path with the present elements of a Core Graphics path.
    public init(_ path: CGMutablePath) {
        storage = .elements(path.geometry)
    }

    /// Creates an empty path and hands it to a closure that adds to it.
    public init(_ callback: (inout Path) -> ()) {
        self.init()
        callback(&self)
    }
}

// MARK: - Storage

extension Path {
    /// A path as a shape of its own kind, or as elements.
    package enum Storage: Equatable, Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        case roundedRect(RoundedRect)
        case elements(PathGeometry)
    }

    /// A rectangle with rounded corners.
    package struct RoundedRect: Equatable, Sendable {
        package var rect: CGRect
        package var corners: PathGeometry.CornerSizes
        package var style: RoundedCornerStyle

        fileprivate var isSquare: Bool {
            [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].allSatisfy {
                !($0.width > 0 && $0.height > 0)
            }
        }
    }

    /// The path's elements.
    package var geometry: PathGeometry {
        var geometry = PathGeometry()
        switch storage {
        case .empty: break
        case .rect(let rect): geometry.addRect(rect)
        case .ellipse(let rect): geometry.addEllipse(in: rect)
        case .roundedRect(let rounded):
            geometry.addRoundedRect(
                rounded.rect, corners: rounded.corners, continuous: rounded.style == .continuous)
        case .elements(let elements): return elements
        }
        return geometry
    }

    /// Changes the elements in place.
    package mutating func update(_ change: (inout PathGeometry) -> Void) {
        var geometry = self.geometry
        // Give up this path's reference first, so that the change need not copy the elements.
        storage = .empty
        change(&geometry)
        storage = .elements(geometry)
    }
}

// MARK: - Reading

extension Path: Equatable {
    /// Whether two paths have equal elements.
    public static func == (lhs: Path, rhs: Path) -> Bool {
        lhs.storage == rhs.storage || lhs.geometry == rhs.geometry
    }
}

extension Path {
    /// An element of a path.
    @frozen public enum Element: Equatable, Sendable {
        /// Starts a subpath.
        case move(to: CGPoint)
        /// A straight line from the previous point.
        case line(to: CGPoint)
        /// A quadratic curve from the previous point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic curve from the previous point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Closes the subpath with a line to its start.
        case closeSubpath
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool {
        switch storage {
        case .empty: true
        case .elements(let geometry): geometry.isEmpty
        case .rect, .ellipse, .roundedRect: false
        }
    }

    /// Where the next element would start, if there is such a point.
    public var currentPoint: CGPoint? { geometry.currentPoint }

    /// The smallest rectangle around the outline, control points not counted; null for an empty path.
    public var boundingRect: CGRect {
        switch storage {
        case .empty: .null
        case .rect(let rect), .ellipse(let rect): rect.standardized
        case .roundedRect(let rounded): rounded.rect.standardized
        case .elements(let geometry): geometry.tightBounds
        }
    }

    /// Whether a point is inside the filled path. Linear in the path's length.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        if case .rect(let rect) = storage { return rect.standardized.contains(p) }
        return geometry.contains(p, evenOdd: eoFill)
    }

    /// Calls a closure with every element in order.
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
    /// The path with every point transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if transform.preservesAxisAlignment {
            switch storage {
            case .empty: return self
            case .rect(let rect): return Path(rect.applying(transform))
            case .roundedRect(var rounded) where transform.isTranslation:
                rounded.rect = rounded.rect.applying(transform)
                return Path(rounded)
            case .ellipse(let rect) where transform.isTranslation: return Path(ellipseIn: rect.applying(transform))
            case .ellipse, .roundedRect, .elements: break
            }
        }
        return Path(storage: .elements(geometry.applying(transform)))
    }

    /// The path moved by a distance in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The part of the path between two fractions of its length.
    ///
    /// Fractions are limited to 0...1; a part that ends before it begins is empty.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        if from <= 0 && to >= 1 { return self }
        return Path(storage: .elements(geometry.trimmed(from: from, to: to)))
    }

    /// The outline of the path drawn with a line, to be filled by the winding rule; empty unless the width is positive.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let dashed = style.dash.isEmpty ? geometry : geometry.dashed(phase: style.dashPhase, lengths: style.dash)
        let parameters = StrokeParameters(
            width: style.lineWidth, cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit)
        return Path(storage: .elements(dashed.stroked(parameters)))
    }
}
