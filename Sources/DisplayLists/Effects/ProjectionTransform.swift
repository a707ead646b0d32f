import CoreGraphics

/// A projective transform of the plane: a 3 x 3 matrix for row vectors.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Creates the identity.
    @inlinable public init() {}

    /// Creates the projection that a transform of space makes of the plane z = 0.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Creates a projective transform from an affine one.
    @inlinable public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether the transform is the identity.
    @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether the transform preserves parallel lines.
    @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns this transform followed by another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }

    /// The equivalent affine transform; nil if there is none.
    package var affineTransform: CGAffineTransform? {
        isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
    }
}

extension ProjectionTransform {
    /// Returns the projection of a point; nil for points behind the viewer.
    package func project(_ point: CGPoint) -> CGPoint? {
        let depth = m13 * point.x + m23 * point.y + m33
        guard depth > 1e-6 else { return nil }
        let result = CGPoint(
            x: (m11 * point.x + m21 * point.y + m31) / depth, y: (m12 * point.x + m22 * point.y + m32) / depth)
        return result.x.isFinite && result.y.isFinite ? result : nil
    }

    /// Returns the bounds of a projected rectangle; infinite if it extends behind the viewer.
    package func bounds(of rect: CGRect) -> CGRect {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let seen = corners.compactMap(project)
        guard seen.count == 4 else { return .infinite }
        return seen.dropFirst().reduce(CGRect(origin: seen[0], size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }
}
