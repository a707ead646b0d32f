/// The system colours of a platform. The values are defined with the platform's profile, in `Platform/Profiles`.
package enum SystemPalette: Hashable, Sendable {
    case iOS
    case macOS
    case iOS26
    case macOS26

    private var colors: [SystemColor: Pair] {
        switch self {
        case .iOS: Self.iOSColors
        case .macOS: Self.macOSColors
        case .iOS26: Self.iOS26Colors
        case .macOS26: Self.macOS26Colors
        }
    }
}

/// A system colour, whose components depend on the platform and the colour scheme.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case black, white, clear
    /// The accent colour used when the program sets none.
    case accent
    case primary, secondary, tertiary, quaternary, quinary
    case primaryFill, secondaryFill, tertiaryFill, quaternaryFill
    case separator, background, windowBackground, placeholder, link
    /// The backgrounds of content in front of the background, and in front of that.
    case secondaryBackground, tertiaryBackground
    /// The background behind groups of rows on iOS, that of the groups, and that of content in them.
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    /// The background of selected text in an editable text; platforms without it use the accent colour.
    case textSelection
    /// The ring around the view that has keyboard focus.
    case focusRing
}

extension SystemPalette {
    /// Returns the components of a system colour; clear if the platform does not define it.
    package func color(_ name: SystemColor, in scheme: ColorScheme, isElevated: Bool = false) -> Color.Resolved {
        colorIfAny(name, in: scheme, isElevated: isElevated) ?? .clear
    }

    /// Returns the components of a system colour, or nil if the platform does not define it.
    ///
    /// - Parameter isElevated: Whether the colour is on a sheet or another surface in front of the window's content.
    package func colorIfAny(_ name: SystemColor, in scheme: ColorScheme, isElevated: Bool = false) -> Color.Resolved? {
        guard let pair = colors[name] else { return nil }
        return scheme == .light ? pair.light : isElevated ? pair.elevated : pair.dark
    }

    /// The variants of a colour for the light and the dark colour scheme, and for elevated surfaces in the dark one.
    struct Pair: Sendable {
        var light: Color.Resolved
        var dark: Color.Resolved
        var elevated: Color.Resolved

        /// Creates a pair from sRGB bytes, such as 0xFF3B30, and opacities.
        init(_ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil, opacity: (light: Float, dark: Float) = (1, 1)) {
            func resolved(_ bytes: UInt32, _ opacity: Float) -> Color.Resolved {
                func component(_ shift: UInt32) -> Float { Float((bytes >> shift) & 0xFF) / 255 }
                return Color.Resolved(red: component(16), green: component(8), blue: component(0), opacity: opacity)
            }
            self.light = resolved(light, opacity.light)
            self.dark = resolved(dark, opacity.dark)
            self.elevated = elevated.map { resolved($0, opacity.dark) } ?? self.dark
        }
    }
}

extension [SystemColor: SystemPalette.Pair] {
    /// Returns the colours merged with others, which take precedence.
    func replacing(_ others: Self) -> Self { merging(others) { $1 } }
}
