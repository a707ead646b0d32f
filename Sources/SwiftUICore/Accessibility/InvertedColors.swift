/// Exempts its content from the inversion of the screen's colours.
private struct InversionExemption {
    @Environment(\.accessibilityInvertColors) private var isInverted
    var isActive: Bool

    nonisolated init(isActive: Bool) {
        self.isActive = isActive
    }
}

extension InversionExemption: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        if isInverted, isActive { content.colorInvert() } else { content }
    }
}

extension View {
    /// Exempts the view from the inversion of the screen's colours: while `accessibilityInvertColors` is true, the view is drawn inverted,
    /// so that the inverted screen shows its own colours.
    ///
    /// Desktops on Linux do not tell programs of an inversion: in a window the value is false unless the program sets it.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        modifier(InversionExemption(isActive: active))
    }
}
