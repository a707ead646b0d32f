import CoreGraphics
import Foundation
import SwiftUICore

/// A `Color` under the name that it has in UIKit and AppKit, for programs that use colours of these frameworks.
public final class UIColor: NSObject, @unchecked Sendable {
    private let mark = FoundationObjectMark()
    package let color: Color

    /// Creates a colour from a SwiftUI colour.
    public init(_ color: Color) {
        self.color = color
        super.init()
    }

    /// Creates a colour from sRGB components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// Creates a gray from its brightness between 0 and 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(.sRGB, white: Double(white), opacity: Double(alpha)))
    }

    /// Creates a colour from its hue, saturation and brightness between 0 and 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
    }

    /// Creates a colour from a Core Graphics colour. AppKit has a form that returns an optional.
    @_disfavoredOverload public convenience init(cgColor: CGColor) {
        self.init(Color(cgColor: cgColor))
    }

    /// Creates a colour from the asset catalogues of the program, or nil if there is none with this name.
    public convenience init?(named name: String) {
        guard ResourceLookup.color(named: name, isDark: false) != nil else { return nil }
        self.init(Color(name))
    }

    /// Returns the colour with another opacity between 0 and 1, in place of its own.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var (light, dark) = (resolved(.light), resolved(.dark))
        if light.opacity == 1, dark.opacity == 1 { return UIColor(color.opacity(Double(alpha))) }
        (light.opacity, dark.opacity) = (Float(alpha), Float(alpha))
        return UIColor(Color(source: .dynamic(light: light, dark: dark)))
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    public override var hash: Int { color.hashValue }

    /// Creates a colour with a variant for the light and one for the dark appearance.
    package convenience init(light: UIColor, dark: UIColor) {
        self.init(Color(source: .dynamic(light: light.resolved(.light), dark: dark.resolved(.dark))))
    }

    /// The colour in a colour scheme.
    package func resolved(_ scheme: ColorScheme) -> Color.Resolved {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return color.resolve(in: environment)
    }

    private convenience init(light: UInt32, dark: UInt32, opacity: (light: Float, dark: Float) = (1, 1)) {
        func resolved(_ bytes: UInt32, _ opacity: Float) -> Color.Resolved {
            func part(_ shift: UInt32) -> Float { Float((bytes >> shift) & 0xFF) / 255 }
            return Color.Resolved(red: part(16), green: part(8), blue: part(0), opacity: opacity)
        }
        self.init(Color(source: .dynamic(light: resolved(light, opacity.light), dark: resolved(dark, opacity.dark))))
    }
}

/// The name of the class in AppKit.
public typealias NSColor = UIColor

extension UIColor {
    public static let black = UIColor(.black)
    public static let white = UIColor(.white)
    public static let clear = UIColor(.clear)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)

    public static let systemRed = UIColor(.red)
    public static let systemOrange = UIColor(.orange)
    public static let systemYellow = UIColor(.yellow)
    public static let systemGreen = UIColor(.green)
    public static let systemMint = UIColor(.mint)
    public static let systemTeal = UIColor(.teal)
    public static let systemCyan = UIColor(.cyan)
    public static let systemBlue = UIColor(.blue)
    public static let systemIndigo = UIColor(.indigo)
    public static let systemPurple = UIColor(.purple)
    public static let systemPink = UIColor(.pink)
    public static let systemBrown = UIColor(.brown)
    public static let systemGray = UIColor(.gray)
    public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    public static let tintColor = UIColor(.accentColor)
}

// MARK: Semantic colours

extension UIColor {
    public static let label = UIColor(.primary)
    public static let secondaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, opacity: (0.6, 0.6))
    public static let tertiaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, opacity: (0.3, 0.3))
    public static let quaternaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, opacity: (0.18, 0.16))
    public static let placeholderText = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, opacity: (0.3, 0.3))
    public static let link = UIColor(.blue)
    public static let separator = UIColor(light: 0x3C3C43, dark: 0x545458, opacity: (0.29, 0.65))
    public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
    public static let systemBackground = UIColor(Color(system: .background))
    public static let secondarySystemBackground = UIColor(Color(system: .secondaryBackground))
    public static let tertiarySystemBackground = UIColor(Color(system: .tertiaryBackground))
    public static let systemGroupedBackground = UIColor(Color(system: .groupedBackground))
    public static let secondarySystemGroupedBackground = UIColor(Color(system: .secondaryGroupedBackground))
    public static let tertiarySystemGroupedBackground = UIColor(Color(system: .tertiaryGroupedBackground))
    public static let systemFill = UIColor(light: 0x787880, dark: 0x787880, opacity: (0.2, 0.36))
    public static let secondarySystemFill = UIColor(light: 0x787880, dark: 0x787880, opacity: (0.16, 0.32))
    public static let tertiarySystemFill = UIColor(light: 0x767680, dark: 0x767680, opacity: (0.12, 0.24))
    public static let quaternarySystemFill = UIColor(light: 0x747480, dark: 0x767680, opacity: (0.08, 0.18))

    public static let darkText = UIColor.black
    public static let lightText = UIColor(light: 0xFFFFFF, dark: 0xFFFFFF, opacity: (0.6, 0.6))

    public static let labelColor = UIColor.label
    public static let secondaryLabelColor = UIColor(light: 0x000000, dark: 0xFFFFFF, opacity: (0.5, 0.55))
    public static let tertiaryLabelColor = UIColor(light: 0x000000, dark: 0xFFFFFF, opacity: (0.26, 0.25))
    public static let textColor = UIColor.label
    public static let linkColor = UIColor(.blue)
    public static let separatorColor = UIColor(light: 0x000000, dark: 0xFFFFFF, opacity: (0.1, 0.1))
    public static let gridColor = UIColor(light: 0xE6E6E6, dark: 0x1A1A1A)
    public static let windowBackgroundColor = UIColor(light: 0xFFFFFF, dark: 0x1E1E1E)
    public static let controlBackgroundColor = UIColor(light: 0xFFFFFF, dark: 0x1E1E1E)
    public static let textBackgroundColor = UIColor(light: 0xFFFFFF, dark: 0x1E1E1E)
    public static let underPageBackgroundColor = UIColor(light: 0x969696, dark: 0x282828)
    public static let controlColor = UIColor(light: 0xFFFFFF, dark: 0xFFFFFF, opacity: (1, 0.25))
    public static let controlTextColor = UIColor.label
    public static let controlAccentColor = UIColor(.accentColor)
    public static let quaternaryLabelColor = UIColor(light: 0x000000, dark: 0xFFFFFF, opacity: (0.1, 0.1))
    public static let placeholderTextColor = UIColor(light: 0x000000, dark: 0xFFFFFF, opacity: (0.25, 0.25))
    public static let disabledControlTextColor = UIColor(light: 0x000000, dark: 0xFFFFFF, opacity: (0.25, 0.25))
    public static let headerTextColor = UIColor(light: 0x000000, dark: 0xFFFFFF, opacity: (0.85, 1))
    public static let windowFrameTextColor = UIColor(light: 0x000000, dark: 0xFFFFFF, opacity: (0.85, 0.85))
    public static let selectedTextColor = UIColor(light: 0x000000, dark: 0xFFFFFF)
    public static let selectedTextBackgroundColor = UIColor(light: 0xB3D7FF, dark: 0x3F638B)
    public static let selectedControlColor = UIColor(light: 0xB3D7FF, dark: 0x3F638B)
    public static let selectedControlTextColor = UIColor(light: 0x000000, dark: 0xFFFFFF, opacity: (0.85, 0.85))
    public static let selectedMenuItemTextColor = UIColor.white
    public static let alternateSelectedControlTextColor = UIColor.white
    public static let keyboardFocusIndicatorColor = UIColor(light: 0x0067F4, dark: 0x1AA9FF, opacity: (0.5, 0.5))
    public static let findHighlightColor = UIColor.yellow
    public static let alternatingContentBackgroundColors = [
        UIColor(light: 0xFFFFFF, dark: 0x1E1E1E), UIColor(light: 0xF4F5F5, dark: 0xFFFFFF, opacity: (1, 0.05)),
    ]
    public static let selectedContentBackgroundColor = UIColor(light: 0x0064E1, dark: 0x0059D1)
    public static let unemphasizedSelectedContentBackgroundColor = UIColor(light: 0xDCDCDC, dark: 0x464646)
    public static let unemphasizedSelectedTextBackgroundColor = unemphasizedSelectedContentBackgroundColor
    public static let unemphasizedSelectedTextColor = UIColor(light: 0x000000, dark: 0xFFFFFF)
    public static let controlShadowColor = UIColor(light: 0x000000, dark: 0x000000, opacity: (0.25, 0.25))
}

extension Color {
    /// Creates a colour from a UIKit colour.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    /// Creates a colour from an AppKit colour.
    public init(nsColor: UIColor) {
        self = nsColor.color
    }

    /// Creates a colour from a UIKit or AppKit colour. Colours of asset catalogues take precedence over those of the same name.
    @_disfavoredOverload public init(_ color: UIColor) {
        self = color.color
    }
}
