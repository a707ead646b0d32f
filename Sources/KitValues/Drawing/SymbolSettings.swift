import CoreGraphics
import SwiftUI
import SwiftUICore

/// The size, weight and colours of a symbol in a configuration of UIKit or AppKit; nil for the surrounding ones.
package struct SymbolSettings: Hashable, Sendable {
    /// The size of the font, in points. It takes precedence over the text style.
    package var pointSize: CGFloat?
    package var textStyle: UIFont.TextStyle?
    package var weight: Font.Weight?
    package var scale: Image.Scale?
    package var coloring: SymbolColoring?

    package init(
        pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: Font.Weight? = nil, scale: Image.Scale? = nil,
        coloring: SymbolColoring? = nil
    ) {
        self.pointSize = pointSize
        self.textStyle = textStyle
        self.weight = weight
        self.scale = scale
        self.coloring = coloring
    }

    /// Returns the settings with those of another configuration where it has any. Point size and text style are replaced together.
    package func applying(_ other: SymbolSettings) -> SymbolSettings {
        let replacesSize = other.pointSize != nil || other.textStyle != nil
        return SymbolSettings(
            pointSize: replacesSize ? other.pointSize : pointSize, textStyle: replacesSize ? other.textStyle : textStyle,
            weight: other.weight ?? weight, scale: other.scale ?? scale, coloring: other.coloring ?? coloring)
    }

    /// Writes the settings to the environment of an image.
    package func apply(to environment: inout EnvironmentValues) {
        coloring?.apply(to: &environment)
        guard pointSize != nil || weight != nil || textStyle != nil || scale != nil else { return }
        var font = textStyle.map { UIFont.preferredFont(forTextStyle: $0).font } ?? environment.font ?? .body
        if let pointSize { font = .system(size: pointSize) }
        if let weight { font = font.weight(weight) }
        environment.font = font
        if let scale { environment.imageScale = scale }
    }
}
