/// A linear transformation of colours. The rows compute the new red, green, blue and alpha from the old red, green, blue and alpha
/// (columns 1 to 4) and a constant (column 5).
///
/// The components are sRGB values between 0 and 1 with straight (not premultiplied) alpha.
public struct ColorMatrix: Equatable, Sendable {
    package var rows: [SIMD8<Float>]

    /// Creates a matrix from rows of five numbers.
    package init(_ red: [Float], _ green: [Float], _ blue: [Float], _ alpha: [Float]) {
        rows = [red, green, blue, alpha].map { row in
            var vector = SIMD8<Float>.zero
            for (index, value) in row.prefix(5).enumerated() { vector[index] = value }
            return vector
        }
    }

    /// Creates the identity matrix.
    public init() {
        self = .identity
    }

    /// The factor of the old red in the new red.
    public var r1: Float {
        get { rows[0][0] }
        set { rows[0][0] = newValue }
    }

    /// The factor of the old green in the new red.
    public var r2: Float {
        get { rows[0][1] }
        set { rows[0][1] = newValue }
    }

    /// The factor of the old blue in the new red.
    public var r3: Float {
        get { rows[0][2] }
        set { rows[0][2] = newValue }
    }

    /// The factor of the old alpha in the new red.
    public var r4: Float {
        get { rows[0][3] }
        set { rows[0][3] = newValue }
    }

    /// The constant added to the new red.
    public var r5: Float {
        get { rows[0][4] }
        set { rows[0][4] = newValue }
    }

    /// The factor of the old red in the new green.
    public var g1: Float {
        get { rows[1][0] }
        set { rows[1][0] = newValue }
    }

    /// The factor of the old green in the new green.
    public var g2: Float {
        get { rows[1][1] }
        set { rows[1][1] = newValue }
    }

    /// The factor of the old blue in the new green.
    public var g3: Float {
        get { rows[1][2] }
        set { rows[1][2] = newValue }
    }

    /// The factor of the old alpha in the new green.
    public var g4: Float {
        get { rows[1][3] }
        set { rows[1][3] = newValue }
    }

    /// The constant added to the new green.
    public var g5: Float {
        get { rows[1][4] }
        set { rows[1][4] = newValue }
    }

    /// The factor of the old red in the new blue.
    public var b1: Float {
        get { rows[2][0] }
        set { rows[2][0] = newValue }
    }

    /// The factor of the old green in the new blue.
    public var b2: Float {
        get { rows[2][1] }
        set { rows[2][1] = newValue }
    }

    /// The factor of the old blue in the new blue.
    public var b3: Float {
        get { rows[2][2] }
        set { rows[2][2] = newValue }
    }

    /// The factor of the old alpha in the new blue.
    public var b4: Float {
        get { rows[2][3] }
        set { rows[2][3] = newValue }
    }

    /// The constant added to the new blue.
    public var b5: Float {
        get { rows[2][4] }
        set { rows[2][4] = newValue }
    }

    /// The factor of the old red in the new alpha.
    public var a1: Float {
        get { rows[3][0] }
        set { rows[3][0] = newValue }
    }

    /// The factor of the old green in the new alpha.
    public var a2: Float {
        get { rows[3][1] }
        set { rows[3][1] = newValue }
    }

    /// The factor of the old blue in the new alpha.
    public var a3: Float {
        get { rows[3][2] }
        set { rows[3][2] = newValue }
    }

    /// The factor of the old alpha in the new alpha.
    public var a4: Float {
        get { rows[3][3] }
        set { rows[3][3] = newValue }
    }

    /// The constant added to the new alpha.
    public var a5: Float {
        get { rows[3][4] }
        set { rows[3][4] = newValue }
    }
}

extension ColorMatrix {
    package static let identity = ColorMatrix(
        [1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0])

    package var isIdentity: Bool { self == .identity }

    /// Returns the transformed colour, clamped to 0...1.
    package func apply(to color: ResolvedColor) -> ResolvedColor {
        let components = SIMD8<Float>(color.red, color.green, color.blue, color.opacity, 1, 0, 0, 0)
        let changed = rows.map { min(1, max(0, ($0 * components).sum())) }
        return ResolvedColor(red: changed[0], green: changed[1], blue: changed[2], opacity: changed[3])
    }

    /// Returns the interpolation with another matrix: 0 gives this one, 1 the other.
    package func mixed(with other: ColorMatrix, by amount: Double) -> ColorMatrix {
        var mixed = self
        for index in rows.indices { mixed.rows[index] += (other.rows[index] - rows[index]) * Float(amount) }
        return mixed
    }
}
