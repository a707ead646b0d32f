import CoreGraphics
import KitValues
import SwiftUI
import SwiftUICore

/// Scales fonts and lengths to the user's preferred text size.
///
/// The preferred size is known inside of views only. Elsewhere the standard size is used, unless traits specify another one.
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

    /// Returns the font scaled to the user's preferred text size.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns the font scaled to the text size of some traits.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// Returns the font scaled to the user's preferred text size, at most to a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
    }

    /// Returns a length in points scaled to the user's preferred text size.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length in points scaled to the text size of some traits.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value * factor(traitCollection) }
}
