import Foundation
import SwiftUICore

/// Measures the labels of axes without views.
struct LabelMeasurer {
    private var environment: TextEnvironment
    private var options: TextLayoutOptions
    private let typesetter: any TextTypesetter

    /// The font of axis labels.
    static let font = Font.caption2

    init(_ values: EnvironmentValues) {
        environment = TextEnvironment()
        environment.fonts = FontResolutionContext(
            profile: values.platformProfile.typography, dynamicTypeSize: values.dynamicTypeSize, textScale: values.textScale)
        environment.locale = values.locale
        environment.isRightToLeft = values.layoutDirection == .rightToLeft
        environment.values = values
        options = TextLayoutOptions()
        options.isRightToLeft = environment.isRightToLeft
        options.pixelLength = values.pixelLength
        typesetter = values.textTypesetter
    }

    /// Returns the size of a text on one line per paragraph, in points.
    func size(of text: Text, font: Font?) -> CGSize {
        var environment = environment
        environment.characters.font = font ?? Self.font
        return typesetter.shape(text.resolved(in: environment).text).measure(width: nil, height: nil, options: options).size
    }

    /// The height of a line of labels, in points.
    var lineHeight: CGFloat { size(of: Text(verbatim: "0"), font: nil).height }
}
