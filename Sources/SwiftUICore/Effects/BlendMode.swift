import CoreGraphics

/// The function that composes a view with its backdrop.
public enum BlendMode: Hashable, Sendable {
    /// The view covers the backdrop.
    case normal
    /// Multiplies the components, so that the result is never lighter than either colour.
    case multiply
    /// Multiplies the inverted components, so that the result is never darker than either colour.
    case screen
    /// Multiplies dark parts of the backdrop and screens light ones.
    case overlay
    /// The darker of both values for each component.
    case darken
    /// The lighter of both values for each component.
    case lighten
    /// Brightens the backdrop depending on the view's colour.
    case colorDodge
    /// Darkens the backdrop depending on the view's colour.
    case colorBurn
    /// Darkens or lightens the backdrop softly depending on the view's colour.
    case softLight
    /// Multiplies where the view is dark and screens where it is light.
    case hardLight
    /// The absolute difference of the components.
    case difference
    /// Like `difference` with less contrast.
    case exclusion
    /// The hue of the view with the saturation and luminosity of the backdrop.
    case hue
    /// The saturation of the view with the hue and luminosity of the backdrop.
    case saturation
    /// The hue and saturation of the view with the luminosity of the backdrop.
    case color
    /// The luminosity of the view with the hue and saturation of the backdrop.
    case luminosity
    /// The view covers the backdrop only where the backdrop is opaque.
    case sourceAtop
    /// The backdrop covers the view.
    case destinationOver
    /// Erases the backdrop where the view is opaque.
    case destinationOut
    /// Adds the colours and darkens the sum: inverted components are added.
    case plusDarker
    /// Adds the components, limited to 1.
    case plusLighter
}

extension BlendMode {
    /// The blend mode in terms of display lists.
    package var cgBlendMode: CGBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
