import CoreGraphics
import Foundation

/// An image resolved in an environment.
enum ResolvedImageContent {
    case picture(ImageItem.Source, scale: CGFloat, isTemplate: Bool)
    case symbol(PlacedSymbol)
    case nothing

    /// Resolves an image. If it is not found, `warn` is called and the content is empty, or a placeholder for a symbol.
    ///
    /// - Parameter font: The font of the text that contains a symbol; nil for the environment's.
    init(_ image: Image, environment values: EnvironmentValues, font: ResolvedFont? = nil, warn: (String) -> Void) {
        switch image.source {
        case .symbol(let name):
            let symbol = PlacedSymbol(name: name, environment: values, font: font)
            if symbol.isPlaceholder { warn("No symbol named '\(name)' found in system symbol set") }
            self = .symbol(symbol)
        case .bitmap(let bitmap, let scale):
            self = Self.picture(.bitmap(bitmap), scale)
        case .picture(let box, let scale):
            self = Self.picture(box.picture, scale)
        case .empty: self = .nothing
        case .drawing(let drawing):
            self = drawing.bitmap(in: values).map { Self.picture(.bitmap($0), values.displayScale) } ?? .nothing
        case .named(let name, let bundle):
            let found = ResourceLookup.picture(
                named: name, in: bundle, displayScale: Double(values.displayScale), isDark: values.colorScheme == .dark)
            guard let found else {
                let place = bundle.map { $0.bundlePath } ?? "main bundle"
                warn("No image named '\(name)' found in asset catalog for \(place)")
                self = .nothing
                return
            }
            do {
                self = Self.picture(
                    try ImageLoading.read(found.url), found.scale > 0 ? CGFloat(found.scale) : 1, isTemplate: found.isTemplate)
            } catch {
                warn("The image named '\(name)' is not shown (\(found.url.lastPathComponent)): \(error).")
                self = .nothing
            }
        }
    }

    private static func picture(_ source: ImageItem.Source, _ scale: CGFloat, isTemplate: Bool = false) -> ResolvedImageContent {
        let isVector = if case .vector = source { true } else { false }
        return .picture(source, scale: isVector ? 1 : scale, isTemplate: isTemplate)
    }

    /// Whether a picture is drawn in the foreground style: as the image says, or otherwise its image set.
    func isTemplate(in style: ImageStyle) -> Bool {
        guard case .picture(_, _, let isTemplate) = self else { return false }
        return style.renderingMode.map { $0 == .template } ?? isTemplate
    }

    /// The natural size in points.
    var size: CGSize {
        switch self {
        case .nothing: .zero
        case .symbol(let symbol): symbol.size
        case .picture(.vector(_, let size), _, _): size
        case .picture(let source, let scale, _): CGSize(width: source.size.width / scale, height: source.size.height / scale)
        }
    }

    /// The box that replaces the image in a line of text.
    var attachment: ResolvedText.Attachment {
        let size = size
        if case .symbol(let symbol) = self {
            return ResolvedText.Attachment(width: size.width, ascent: symbol.baseline, descent: size.height - symbol.baseline)
        }
        return ResolvedText.Attachment(width: size.width, ascent: size.height, descent: 0)
    }
}

extension Image {
    /// The image's pixels per point on a display with two pixels per point; nil for symbols, vector images and missing images.
    package var pixelsPerPoint: CGFloat? {
        if case .symbol = source { return nil }
        var environment = EnvironmentValues()
        environment.displayScale = 2
        guard case .picture(.bitmap, let scale, _) = ResolvedImageContent(self, environment: environment, warn: { _ in }) else { return nil }
        return scale
    }
}
