import CoreGraphics
import Foundation

/// A symbol as large as it is beside text of a font.
struct PlacedSymbol {
    private let drawing: SymbolDrawing
    /// Points for every unit of the drawing.
    private let scale: CGFloat
    /// Whether the symbol is not known and a dashed square stands for it.
    let isPlaceholder: Bool
    /// The size in points, whole pixels.
    let size: CGSize
    /// The distance of the text's baseline from the top.
    let baseline: CGFloat

    /// How much larger than the font's size a symbol of full size is, for symbols to weigh as much as the text beside.
    private static let fontScale: CGFloat = 1.17
    private static let capHeight: CGFloat = 1443.0 / 2048

    init(name: String, environment: EnvironmentValues) {
        let found = environment.symbolVariants.drawing(of: name)
        isPlaceholder = found == nil
        let drawing = found ?? .placeholder
        let context = TextContext.of(environment).environment
        var font = context.font ?? .body
        font.modifiers += context.fontChanges
        let fontSize = ResolvedFontCache.font(font, in: context.fonts).size
        let factor: CGFloat =
            switch environment.imageScale {
            case .small: 0.78
            case .medium: 1
            case .large: 1.28
            }
        let scale = fontSize * Self.fontScale * factor / SymbolDrawing.side
        let pixel = environment.pixelLength
        func whole(_ length: CGFloat) -> CGFloat { max(pixel, (length * scale / pixel - 1.0 / 64).rounded(.up) * pixel) }
        size = CGSize(width: whole(drawing.ink.width), height: whole(drawing.ink.height))
        // The drawing's middle stands halfway up the capitals.
        self.drawing = drawing
        self.scale = scale
        baseline = (SymbolDrawing.side / 2 - drawing.ink.minY) * scale + fontSize * Self.capHeight / 2
    }

    /// The outlines so that what is drawn of them just fills a rectangle.
    func outlines(in rect: CGRect) -> [SymbolDrawing.Outline] {
        let ink = drawing.ink
        guard ink.width > 0, ink.height > 0 else { return [] }
        // At its own size the drawing keeps its proportions and is centred in the whole pixels.
        let isOwnSize = abs(rect.width - size.width) < 1e-3 && abs(rect.height - size.height) < 1e-3
        let stretch = isOwnSize
            ? CGSize(width: scale, height: scale) : CGSize(width: rect.width / ink.width, height: rect.height / ink.height)
        let transform = CGAffineTransform(translationX: -ink.midX, y: -ink.midY)
            .concatenating(CGAffineTransform(scaleX: stretch.width, y: stretch.height))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
        return drawing.outlines.map { outline in
            SymbolDrawing.Outline(path: outline.path.applying(transform), isEvenOdd: outline.isEvenOdd)
        }
    }
}
