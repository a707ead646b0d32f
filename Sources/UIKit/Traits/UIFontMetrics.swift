import CoreGraphics
import KitValues
import SwiftUI
import SwiftUICore

/// Scales fonts and lengths by the size of text that the user prefers.
///
/// Outside of views desktops tell of no such size: it is the standard one, unless traits say otherwise.
public final class UIFontMetrics: Sendable {
    private let style: UIFont.TextStyle

    /// Creates metrics that scale like a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// The metrics of the body style.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private func factor(_ traits: UITraitCollection?) -> CGFloat {
        guard let category = traits?.preferredContentSizeCategory, let size = DynamicTypeSize(category) else { return 1 }
        func height(_ size: DynamicTypeSize) -> CGFloat { UIFont.pointSize(of: style, in: size) }
        return height(size) / height(.large)
    }

    /// Returns a font for the size of text that the user prefers.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns a font for the size of text of traits.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// Returns a font for the size of text that the user prefers, with a size in points at most.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
    }

    /// Returns a length for the size of text that the user prefers.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length for the size of text of traits.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value * factor(traitCollection) }
}
