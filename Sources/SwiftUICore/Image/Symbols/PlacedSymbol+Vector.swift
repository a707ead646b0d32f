import CoreGraphics
import Foundation

extension PlacedSymbol {
    /// Returns the symbol at its natural size as a vector image, in the foreground style of an environment: a style that is not one colour
    /// counts as the primary colour.
    func vectorImage(style: ImageStyle, environment: EnvironmentValues) -> ImageItem.Source {
        let bounds = CGRect(origin: .zero, size: size)
        let context = StyleContext(environment)
        let mode = style.symbolRenderingMode ?? environment.symbolRenderingMode ?? .monochrome
        let (outlines, thickening) = outlines(in: bounds, inLayers: mode != .monochrome)
        let paths = outlines.map { outline, _ in
            let own = mode == .multicolor ? multicolorStyle(level: outline.level) : nil
            let level = outline.level(in: mode, of: context.foreground)
            let layerStyle: any ShapeStyle = own ?? HierarchicalShapeStyle(level: level) as any ShapeStyle
            let color = layerStyle.paint(in: context, bounds: bounds).plainColor ?? Color.primary.resolve(in: environment)
            return SVGWriter.path(outline.path, isEvenOdd: outline.isEvenOdd, color: color, thickening: max(0, thickening))
        }
        return .vector(SVGWriter.document(paths, size: size), size: size)
    }
}

/// Writes paths as SVG.
private enum SVGWriter {
    static func document(_ paths: [String], size: CGSize) -> Data {
        let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width)\" height=\"\(size.height)\">"
        return Data((head + paths.joined() + "</svg>").utf8)
    }

    static func path(_ path: Path, isEvenOdd: Bool, color: Color.Resolved, thickening: CGFloat) -> String {
        func byte(_ component: Float) -> Int { Int((min(1, max(0, component)) * 255).rounded()) }
        let paint = "rgb(\(byte(color.red)),\(byte(color.green)),\(byte(color.blue)))"
        let line = thickening > 0 ? " stroke=\"\(paint)\" stroke-width=\"\(thickening)\" stroke-linejoin=\"round\"" : ""
        let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
        return "<path d=\"\(commands(of: path))\" fill=\"\(paint)\"\(rule)\(line) opacity=\"\(color.opacity)\"/>"
    }

    private static func commands(of path: Path) -> String {
        var result = ""
        func add(_ letter: String, _ points: CGPoint...) {
            result += letter + points.map { "\($0.x) \($0.y)" }.joined(separator: " ")
        }
        path.forEach { element in
            switch element {
            case .move(let to): add("M", to)
            case .line(let to): add("L", to)
            case .quadCurve(let to, let control): add("Q", control, to)
            case .curve(let to, let control1, let control2): add("C", control1, control2, to)
            case .closeSubpath: add("Z")
            }
        }
        return result
    }
}
