import SwiftUICore

/// How a palette marks the selected icon.
public struct PaletteSelectionEffect: Sendable, Equatable {
    /// The variant of the selected symbol; nil for that of the others.
    let variant: SymbolVariants?
    private let isAutomatic: Bool

    /// A circle around the icon.
    public static let automatic = PaletteSelectionEffect(variant: nil, isAutomatic: true)
    /// None: the program changes the icon itself.
    public static let custom = PaletteSelectionEffect(variant: nil, isAutomatic: false)

    /// A variant of the symbol, such as a filled one.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(variant: variant, isAutomatic: false)
    }
}

extension EnvironmentValues {
    @Entry var paletteSelectionEffect = PaletteSelectionEffect.automatic
}

extension View {
    /// Sets how pickers with the style `palette` mark the selected icon.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}
