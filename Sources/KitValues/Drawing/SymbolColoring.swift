import SwiftUI
import SwiftUICore

/// How the layers of a symbol get their colours, in configurations of UIKit and AppKit.
package enum SymbolColoring: Hashable, Sendable {
    case monochrome
    /// The layers have shades of one colour, or of the surrounding style.
    case hierarchical(UIColor?)
    /// The first layers have these colours; further layers have the last.
    case palette([UIColor])
    /// The layers have the colours of their meaning.
    case multicolor

    private var mode: SymbolRenderingMode {
        switch self {
        case .monochrome: .monochrome
        case .hierarchical: .hierarchical
        case .palette: .palette
        case .multicolor: .multicolor
        }
    }

    private var colors: [UIColor] {
        switch self {
        case .monochrome, .multicolor: []
        case .hierarchical(let color): color.map { [$0] } ?? []
        case .palette(let colors): colors
        }
    }

    /// Writes the colours to the environment of an image.
    package func apply(to environment: inout EnvironmentValues) {
        environment.symbolRenderingMode = mode
        guard !colors.isEmpty else { return }
        environment.foregroundStyles = .styles(colors.map { AnyShapeStyle($0.color) }, outer: environment.foregroundStyles)
    }
}
