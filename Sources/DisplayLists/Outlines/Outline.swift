import CoreGraphics

/// The outline of an area to fill or to clip to: a simple form that renderers recognise, or the elements of a path.
///
/// It is what SwiftUI's `Path` consists of. Forms without finite edges are empty.
package enum Outline: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(RoundedRect)
    case elements(PathGeometry)

    package struct RoundedRect: Equatable, Sendable {
        package var rect: CGRect
        package var corners: PathGeometry.CornerSizes
        /// Whether the curvature of the corners changes gradually; otherwise they are quarter ellipses.
        package var isContinuous: Bool

        package init(rect: CGRect, corners: PathGeometry.CornerSizes, isContinuous: Bool) {
            self.rect = rect
            self.corners = corners
            self.isContinuous = isContinuous
        }

        fileprivate var isSquare: Bool {
            [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].allSatisfy {
                !($0.width > 0 && $0.height > 0)
            }
        }
    }

    package init(_ rect: CGRect) {
        self = rect.hasFiniteEdges ? .rect(rect) : .empty
    }

    package init(ellipseIn rect: CGRect) {
        self = rect.hasFiniteEdges ? .ellipse(rect) : .empty
    }

    /// Creates a rounded rectangle, stored as a rectangle if no corner is round.
    package init(_ roundedRect: RoundedRect) {
        if !roundedRect.rect.hasFiniteEdges {
            self = .empty
        } else if roundedRect.isSquare {
            self = .rect(roundedRect.rect)
        } else {
            self = .roundedRect(roundedRect)
        }
    }

    /// Creates an outline from elements, stored as a rectangle if they are one: rectangles are drawn and clipped faster.
    package init(recognising geometry: PathGeometry) {
        if let rect = geometry.asRect {
            self.init(rect)
        } else {
            self = .elements(geometry)
        }
    }

    /// The elements of the outline.
    package var geometry: PathGeometry {
        var geometry = PathGeometry()
        switch self {
        case .empty: break
        case .rect(let rect): geometry.addRect(rect)
        case .ellipse(let rect): geometry.addEllipse(in: rect)
        case .roundedRect(let rounded): geometry.addRoundedRect(rounded.rect, corners: rounded.corners, continuous: rounded.isContinuous)
        case .elements(let elements): return elements
        }
        return geometry
    }

    package var isEmpty: Bool {
        switch self {
        case .empty: true
        case .elements(let geometry): geometry.isEmpty
        case .rect, .ellipse, .roundedRect: false
        }
    }

    /// Whether two outlines have equal elements, however they are stored.
    package func hasSameElements(as other: Outline) -> Bool {
        self == other || geometry == other.geometry
    }
}

// MARK: - Bounds

extension Outline {
    /// The bounding box of the outline, without control points; null if it is empty. Takes linear time.
    package var tightBounds: CGRect {
        if case .elements(let geometry) = self { return geometry.tightBounds }
        return formBounds
    }

    /// A rectangle that encloses the outline, including its control points. It is cheap to compute.
    package var coarseBounds: CGRect {
        if case .elements(let geometry) = self { return geometry.controlBounds }
        return formBounds
    }

    private var formBounds: CGRect {
        switch self {
        case .empty, .elements: .null
        case .rect(let rect), .ellipse(let rect): rect.standardized
        case .roundedRect(let rounded): rounded.rect.standardized
        }
    }
}

// MARK: - Derived outlines

extension Outline {
    /// Returns the outline with every point transformed.
    package func applying(_ transform: CGAffineTransform) -> Outline {
        if transform.isIdentity { return self }
        if transform.preservesAxisAlignment {
            switch self {
            case .empty: return self
            case .rect(let rect): return Outline(rect.applying(transform))
            case .roundedRect(var rounded) where transform.isTranslation:
                rounded.rect = rounded.rect.applying(transform)
                return Outline(rounded)
            case .ellipse(let rect) where transform.isTranslation: return Outline(ellipseIn: rect.applying(transform))
            case .ellipse, .roundedRect, .elements: break
            }
        }
        return .elements(geometry.applying(transform))
    }

    /// Returns the outline moved by a distance in points.
    package func offsetBy(dx: CGFloat, dy: CGFloat) -> Outline {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
