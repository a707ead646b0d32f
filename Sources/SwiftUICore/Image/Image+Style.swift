import CoreGraphics

/// The configuration of an image: resizing, rendering mode and interpolation.
package struct ImageStyle: Equatable, Sendable {
    package var isResizable = false
    package var capInsets = EdgeInsets()
    package var resizingMode = Image.ResizingMode.stretch
    package var renderingMode: Image.TemplateRenderingMode?
    package var interpolation = Image.Interpolation.medium
    package var isAntialiased = true
    package var symbolRenderingMode: SymbolRenderingMode?
    package var symbolColorRenderingMode: SymbolColorRenderingMode?
    package var symbolVariableValueMode: SymbolVariableValueMode?
    /// The share of the layers of a symbol that are drawn in full; nil for all.
    package var variableValue: Double?
}

extension Image {
    /// The way in which a resizable image fills its frame.
    public enum ResizingMode: Hashable, Sendable {
        /// The image is repeated at its natural size.
        case tile
        /// The image is stretched.
        case stretch
    }

    /// Whether an image is drawn as a template or in its own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The image is a template: its opaque parts are painted with the foreground style.
        case template
        /// The image is drawn in its own colours.
        case original
    }

    /// The quality with which an image is resampled to another size.
    public enum Interpolation: Hashable, Sendable {
        /// No interpolation: every pixel is drawn as a rectangle.
        case none
        /// Bilinear interpolation.
        case low
        /// Good quality, the default.
        case medium
        /// The best available quality, which is slower.
        case high
    }

    private func styled(_ change: (inout ImageStyle) -> Void) -> Image {
        var result = self
        change(&result.style)
        return result
    }

    /// Returns an image that fills the size it is proposed instead of its natural size.
    ///
    /// - Parameters:
    ///   - capInsets: The margins that are not resized, in points of the image.
    ///   - resizingMode: Whether the area between the margins is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
        styled {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Returns the image with a rendering mode. With nil, the image is drawn in its own colours and symbols as templates.
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
        styled { $0.renderingMode = renderingMode }
    }

    /// Returns the image with a rendering mode for the layers of a symbol; nil uses the environment's.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        styled { $0.symbolRenderingMode = mode }
    }

    /// Returns the image with a way of colouring the layers of a symbol; nil uses the environment's.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        styled { $0.symbolColorRenderingMode = mode }
    }

    /// Returns the image with a way of showing the value of a symbol; nil uses the environment's.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        styled { $0.symbolVariableValueMode = mode }
    }

    /// Returns the image with an interpolation quality.
    public func interpolation(_ interpolation: Image.Interpolation) -> Image {
        styled { $0.interpolation = interpolation }
    }

    /// Returns the image with or without antialiased edges.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        styled { $0.isAntialiased = isAntialiased }
    }
}

extension Image.Interpolation {
    var quality: CGInterpolationQuality {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}

extension EnvironmentValues {
    /// The size of symbols relative to the text beside them.
    @Entry public var imageScale = Image.Scale.medium
}

extension View {
    /// Sets the size of symbols in the view, relative to the text beside them.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}
