import CoreGraphics

extension Color {
    /// A colour as it is drawn: linear sRGB components and an opacity. Components outside 0...1 are allowed; they lie outside
    /// the sRGB gamut.
    public typealias Resolved = _Color.Resolved
}

extension Color.Resolved {
    /// Creates a colour from its components in an RGB colour space. Components are not limited to 0...1.
    public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
        switch colorSpace {
        case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
        case .sRGBLinear: self.init(linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity)
        case .displayP3: self.init(displayP3Red: red, green: green, blue: blue, opacity: opacity)
        }
    }
}

extension Color.Resolved: Animatable {
    /// The gamma-encoded sRGB components and the opacity, scaled by 128. Interpolating encoded components makes fades look even.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            let scale = Float(unitAnimationScale)
            return AnimatablePair(
                red * scale, AnimatablePair(green * scale, AnimatablePair(blue * scale, opacity * scale)))
        }
        set {
            let scale = Float(unitAnimationScale)
            red = newValue.first / scale
            green = newValue.second.first / scale
            blue = newValue.second.second.first / scale
            opacity = newValue.second.second.second / scale
        }
    }
}
