import CoreGraphics

extension DisplayList.Effect {
    /// Creates the effect of a blend mode; nil for the normal mode, which is none.
    package init?(_ mode: CGBlendMode) {
        guard mode != .normal else { return nil }
        self = DisplayList.PorterDuff(mode).map(Self.porterDuff) ?? .blendMode(mode)
    }
}

extension DisplayList.PorterDuff {
    /// Creates the operator that a blend mode stands for; nil for blend modes that keep the backdrop.
    package init?(_ mode: CGBlendMode) {
        switch mode {
        case .clear: self = .clear
        case .copy: self = .copy
        case .sourceIn: self = .sourceIn
        case .sourceOut: self = .sourceOut
        case .destinationIn: self = .destinationIn
        case .destinationAtop: self = .destinationAtop
        case .xor: self = .xor
        default: return nil
        }
    }
}
