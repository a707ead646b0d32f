import CoreGraphics

/// How a picture is drawn and whether it takes another size than its own.
package struct ImageStyle: Equatable, Sendable {
    package var isResizable = false
    package var capInsets = EdgeInsets()
    package var resizingMode = Image.ResizingMode.stretch
    package var renderingMode: Image.TemplateRenderingMode?
    package var interpolation = Image.Interpolation.medium
    package var isAntialiased = true
    package var symbolRenderingMode: SymbolRenderingMode?
}

extension Image {
    /// How a picture fills a size that is not its own.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated at its own size.
        case tile
        /// Stretched.
        case stretch
    }

    /// Whether a picture shows its own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The picture is a stencil for the foreground style.
        case template
        /// The picture's own colours.
        case original
    }

    /// How carefully a picture is resampled to another size.
    public enum Interpolation: Hashable, Sendable {
        /// Every pixel is drawn as a rectangle.
        case none
        case low
        case medium
        case high
    }

    private func styled(_ change: (inout ImageStyle) -> Void) -> Image {
        var result = self
        change(&result.style)
        return result
    }

    /// Lets the picture fill the room it is given instead of its own size.
    ///
    /// - Parameters:
    ///   - capInsets: Edges that keep their size, in points of the picture.
    ///   - resizingMode: Whether what lies between the edges is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
        styled {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Sets whether the picture shows its own colours; nil leaves it to the picture.
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
        styled { $0.renderingMode = renderingMode }
    }

    /// Sets how the layers of a symbol are coloured; nil leaves it to the surroundings.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        styled { $0.symbolRenderingMode = mode }
    }

    /// Sets how carefully the picture is resampled.
    public func interpolation(_ interpolation: Image.Interpolation) -> Image {
        styled { $0.interpolation = interpolation }
    }

    /// Sets whether the picture's edges are smoothed.
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

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension EnvironmentValues {
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets how large symbols in the view are beside text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}
