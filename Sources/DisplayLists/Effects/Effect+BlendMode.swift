import CoreGraphics

extension DisplayList.Effect {
    /// Creates the effect of a blend mode; nil for the normal mode, which is none.
    package init?(_ mode: CGBlendMode) {
        switch mode {
        case .normal: return nil
        case .clear: self = .porterDuff(.clear)
        case .copy: self = .porterDuff(.copy)
        case .sourceIn: self = .porterDuff(.sourceIn)
        case .sourceOut: self = .porterDuff(.sourceOut)
        case .destinationIn: self = .porterDuff(.destinationIn)
        case .destinationAtop: self = .porterDuff(.destinationAtop)
        case .xor: self = .porterDuff(.xor)
        default: self = .blendMode(mode)
        }
    }
}
