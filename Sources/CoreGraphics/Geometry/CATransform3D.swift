import Foundation

/// A projective transformation of space as a matrix of four rows. Points are row vectors: the translation is in the fourth row.
public struct CATransform3D: Equatable, Sendable {
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Creates a matrix of zeros.
    public init() { self.init(rows: (.zero, .zero, .zero, .zero)) }

    /// Creates a matrix from its entries.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    fileprivate typealias Row = SIMD4<Double>

    fileprivate init(rows: (Row, Row, Row, Row)) {
        self.init(
            m11: CGFloat(rows.0[0]), m12: CGFloat(rows.0[1]), m13: CGFloat(rows.0[2]), m14: CGFloat(rows.0[3]),
            m21: CGFloat(rows.1[0]), m22: CGFloat(rows.1[1]), m23: CGFloat(rows.1[2]), m24: CGFloat(rows.1[3]),
            m31: CGFloat(rows.2[0]), m32: CGFloat(rows.2[1]), m33: CGFloat(rows.2[2]), m34: CGFloat(rows.2[3]),
            m41: CGFloat(rows.3[0]), m42: CGFloat(rows.3[1]), m43: CGFloat(rows.3[2]), m44: CGFloat(rows.3[3]))
    }

    fileprivate var rows: (Row, Row, Row, Row) {
        (
            Row(Double(m11), Double(m12), Double(m13), Double(m14)),
            Row(Double(m21), Double(m22), Double(m23), Double(m24)),
            Row(Double(m31), Double(m32), Double(m33), Double(m34)),
            Row(Double(m41), Double(m42), Double(m43), Double(m44))
        )
    }

    fileprivate static let identity = CATransform3D(rows: (Row(1, 0, 0, 0), Row(0, 1, 0, 0), Row(0, 0, 1, 0), Row(0, 0, 0, 1)))

    /// The transform that applies this one first and then `other`.
    fileprivate func concatenating(_ other: CATransform3D) -> CATransform3D {
        let (a, b) = (rows, other.rows)
        func product(_ row: Row) -> Row { row[0] * b.0 + row[1] * b.1 + row[2] * b.2 + row[3] * b.3 }
        return CATransform3D(rows: (product(a.0), product(a.1), product(a.2), product(a.3)))
    }

    /// The inverse by elimination with pivots; nil for a matrix that has none.
    fileprivate var inverse: CATransform3D? {
        var left = [rows.0, rows.1, rows.2, rows.3]
        let unit = Self.identity.rows
        var right = [unit.0, unit.1, unit.2, unit.3]
        for column in 0..<4 {
            let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) }!
            let value = left[pivot][column]
            guard value != 0, value.isFinite else { return nil }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            left[column] /= value
            right[column] /= value
            for row in 0..<4 where row != column {
                let factor = left[row][column]
                left[row] -= factor * left[column]
                right[row] -= factor * right[column]
            }
        }
        return CATransform3D(rows: (right[0], right[1], right[2], right[3]))
    }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D.identity

/// Returns a translation by distances in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
}

/// Returns a scale around the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
}

/// Returns a rotation by an angle in radians around the axis through the origin and a point. For the origin it is the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    return CATransform3D(
        m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
        m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine, m24: 0,
        m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the transform that translates first and then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Returns the transform that scales first and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Returns the transform that rotates first, by an angle in radians around an axis, and then applies `t`.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Returns the transform that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }
/// Returns the inverse of a transform, or the transform itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }
/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns the transform of space that transforms the plane z = 0 like `m`.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
    (transform.m41, transform.m42) = (m.tx, m.ty)
    return transform
}

/// Returns whether a transform maps the plane z = 0 as an affine transform does.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the affine transform of the plane z = 0; the rest of `t` is ignored.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
