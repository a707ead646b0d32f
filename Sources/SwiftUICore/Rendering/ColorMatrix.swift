/// A linear change of colour: rows are the new red, green, blue and alpha; columns the old ones and a constant.
///
/// Components are straight (not premultiplied) sRGB between 0 and 1.
public struct ColorMatrix: Equatable, Sendable {
    package var rows: [SIMD8<Float>]

    /// Rows of five numbers.
    package init(_ red: [Float], _ green: [Float], _ blue: [Float], _ alpha: [Float]) {
        rows = [red, green, blue, alpha].map { row in
            var vector = SIMD8<Float>.zero
            for (index, value) in row.prefix(5).enumerated() { vector[index] = value }
            return vector
        }
    }

    /// The matrix that changes nothing.
    public init() {
        self = .identity
    }

    /// How much of the old red there is in the new red.
    public var r1: Float {
        get { rows[0][0] }
        set { rows[0][0] = newValue }
    }

    /// How much of the old green there is in the new red.
    public var r2: Float {
        get { rows[0][1] }
        set { rows[0][1] = newValue }
    }

    /// How much of the old blue there is in the new red.
    public var r3: Float {
        get { rows[0][2] }
        set { rows[0][2] = newValue }
    }

    /// How much of the old alpha there is in the new red.
    public var r4: Float {
        get { rows[0][3] }
        set { rows[0][3] = newValue }
    }

    /// What is added to the new red.
    public var r5: Float {
        get { rows[0][4] }
        set { rows[0][4] = newValue }
    }

    /// How much of the old red there is in the new green.
    public var g1: Float {
        get { rows[1][0] }
        set { rows[1][0] = newValue }
    }

    /// How much of the old green there is in the new green.
    public var g2: Float {
        get { rows[1][1] }
        set { rows[1][1] = newValue }
    }

    /// How much of the old blue there is in the new green.
    public var g3: Float {
        get { rows[1][2] }
        set { rows[1][2] = newValue }
    }

    /// How much of the old alpha there is in the new green.
    public var g4: Float {
        get { rows[1][3] }
        set { rows[1][3] = newValue }
    }

    /// What is added to the new green.
    public var g5: Float {
        get { rows[1][4] }
        set { rows[1][4] = newValue }
    }

    /// How much of the old red there is in the new blue.
    public var b1: Float {
        get { rows[2][0] }
        set { rows[2][0] = newValue }
    }

    /// How much of the old green there is in the new blue.
    public var b2: Float {
        get { rows[2][1] }
        set { rows[2][1] = newValue }
    }

    /// How much of the old blue there is in the new blue.
    public var b3: Float {
        get { rows[2][2] }
        set { rows[2][2] = newValue }
    }

    /// How much of the old alpha there is in the new blue.
    public var b4: Float {
        get { rows[2][3] }
        set { rows[2][3] = newValue }
    }

    /// What is added to the new blue.
    public var b5: Float {
        get { rows[2][4] }
        set { rows[2][4] = newValue }
    }

    /// How much of the old red there is in the new alpha.
    public var a1: Float {
        get { rows[3][0] }
        set { rows[3][0] = newValue }
    }

    /// How much of the old green there is in the new alpha.
    public var a2: Float {
        get { rows[3][1] }
        set { rows[3][1] = newValue }
    }

    /// How much of the old blue there is in the new alpha.
    public var a3: Float {
        get { rows[3][2] }
        set { rows[3][2] = newValue }
    }

    /// How much of the old alpha there is in the new alpha.
    public var a4: Float {
        get { rows[3][3] }
        set { rows[3][3] = newValue }
    }

    /// What is added to the new alpha.
    public var a5: Float {
        get { rows[3][4] }
        set { rows[3][4] = newValue }
    }
}
