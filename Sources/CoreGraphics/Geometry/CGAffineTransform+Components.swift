import Foundation

/// The components of a transform that scales first, then shears, then rotates, then translates.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
    /// The scale along each axis.
    public var scale: CGSize
    /// The horizontal shear: the shift in x per unit of y.
    public var horizontalShear: CGFloat
    /// The rotation in radians.
    public var rotation: CGFloat
    /// The translation in points.
    public var translation: CGVector

    /// Creates the components of the identity transform.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates components. The shear is in x per unit of y, the rotation in radians and the translation in points.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates a transform that scales, shears, rotates and translates, in this order.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Returns the scale, shear, rotation and translation whose combination is this transform.
    public func decomposed() -> CGAffineTransformComponents {
        let scaleX = hypot(a, b)
        guard scaleX > 0, scaleX.isFinite else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0,
                rotation: c == 0 && d == 0 ? 0 : atan2(-c, d), translation: CGVector(dx: tx, dy: ty))
        }
        let cosine = a / scaleX, sine = b / scaleX
        let sheared = c * cosine + d * sine
        let scaleY = d * cosine - c * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: scaleX, height: scaleY),
            horizontalShear: scaleY == 0 ? 0 : sheared / scaleY,
            rotation: atan2(b, a), translation: CGVector(dx: tx, dy: ty))
    }
}
