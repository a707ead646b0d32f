import CoreGraphics

extension ResolvedGradient {
    /// The gradient behind `Color.gradient`.
    ///
    /// Each sRGB component of the top colour is 0.856 times the base's plus 0.206, at most 1, which meets the measured top rows
    /// of nine system colours within 2/255 on average and 7/255 at most. The base colour is reached at 70 % and continues to the
    /// bottom. A colour as light as yellow cannot be lightened: the gradient keeps the base for the first fifth and then darkens
    /// to the colour whose lightened variant the base would be.
    package init(standardGradientOf base: Color.Resolved, space: ColorInterpolation) {
        func mapped(_ change: (Float) -> Float) -> Color.Resolved {
            func limited(_ component: Float) -> Float { min(1, max(0, change(component))) }
            return Color.Resolved(
                red: limited(base.red), green: limited(base.green), blue: limited(base.blue), opacity: base.opacity)
        }
        let luminance = 0.2126 * base.linearRed + 0.7152 * base.linearGreen + 0.0722 * base.linearBlue
        if luminance > Self.lightColorLuminance {
            let darker = mapped { ($0 - Self.lightening) / Self.contrast }
            self.init(
                stops: [Stop(color: base, location: 0.2), Stop(color: darker, location: 1)], space: space)
        } else {
            let lighter = mapped { $0 * Self.contrast + Self.lightening }
            self.init(stops: [Stop(color: lighter, location: 0), Stop(color: base, location: 0.7)], space: space)
        }
    }

    private static let contrast: Float = 0.856
    private static let lightening: Float = 0.206
    /// Between the luminance of mint, which is lightened, and of yellow, which is not.
    private static let lightColorLuminance: Float = 0.55
}
