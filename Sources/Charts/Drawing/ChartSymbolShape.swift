import SwiftUICore

/// A shape that can be the symbol of a point.
public protocol ChartSymbolShape: Shape {
    /// The rectangle, in a unit square, whose size is perceived as that of the symbol: symbols are drawn so that these are equal.
    var perceptualUnitRect: CGRect { get }
}

/// A symbol of any shape.
struct AnyChartSymbolShape: @unchecked Sendable {
    // The shape is only used on the thread of the chart.
    private let pathInRect: (CGRect) -> Path
    private let perceptualUnitRect: CGRect

    init(_ shape: some ChartSymbolShape) {
        pathInRect = { shape.path(in: $0) }
        perceptualUnitRect = shape.perceptualUnitRect
    }

    /// Returns the symbol around the origin with a perceived size, in points.
    func path(size: CGSize) -> Path {
        let unit = perceptualUnitRect
        guard size.width > 0, size.height > 0, unit.width > 0, unit.height > 0 else { return Path() }
        let full = CGSize(width: size.width / unit.width, height: size.height / unit.height)
        return pathInRect(CGRect(x: -full.width / 2, y: -full.height / 2, width: full.width, height: full.height))
    }
}

/// The built-in symbols.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Kind: Hashable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

    let kind: Kind
    /// The outline of a hollow symbol; nil for a filled one.
    var border: SymbolBorder?

    /// The symbols that a symbol scale uses, in order.
    static let sequence: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk]

    public var perceptualUnitRect: CGRect {
        // Squares look larger than circles of the same width, triangles and diamonds smaller.
        let inset: CGFloat =
            switch kind {
            case .square: -0.06
            case .triangle, .diamond: 0.08
            default: 0
            }
        return CGRect(x: 0, y: 0, width: 1, height: 1).insetBy(dx: inset, dy: inset)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        guard let style = border?.style else { return outline(in: rect) }
        return outline(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
    }

    nonisolated private func outline(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .triangle: polygon(3, in: rect)
        case .diamond: polygon(4, in: rect)
        case .pentagon: polygon(5, in: rect)
        case .plus: lines(2, turned: 0, in: rect)
        case .cross: lines(2, turned: .pi / 4, in: rect)
        case .asterisk: lines(3, turned: .pi / 2, in: rect)
        }
    }

    nonisolated private func polygon(_ corners: Int, in rect: CGRect) -> Path {
        Path { path in
            let angles = (0..<corners).map { 2 * CGFloat.pi * CGFloat($0) / CGFloat(corners) - .pi / 2 }
            path.addLines(angles.map { CGPoint(x: rect.midX + cos($0) * rect.width / 2, y: rect.midY + sin($0) * rect.height / 2) })
            path.closeSubpath()
        }
    }

    nonisolated private func lines(_ count: Int, turned: CGFloat, in rect: CGRect) -> Path {
        let path = Path { path in
            for index in 0..<count {
                let angle = turned + .pi * CGFloat(index) / CGFloat(count)
                let (dx, dy) = (cos(angle) * rect.width / 2, sin(angle) * rect.height / 2)
                path.move(to: CGPoint(x: rect.midX - dx, y: rect.midY - dy))
                path.addLine(to: CGPoint(x: rect.midX + dx, y: rect.midY + dy))
            }
        }
        return path.strokedPath(StrokeStyle(lineWidth: rect.width / 4, lineCap: .round))
    }

    /// Returns the outline of the symbol, with a width in points.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth, lineJoin: .round))
    }

    /// Returns the outline of the symbol, drawn with a style. A negative width counts as 0.
    public func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape {
        BasicChartSymbolShape(kind: kind, border: SymbolBorder(style))
    }
}

/// How the outline of a symbol is drawn.
struct SymbolBorder: Hashable {
    let style: StrokeStyle

    init(_ style: StrokeStyle) {
        var style = style
        style.lineWidth = max(0, style.lineWidth)
        self.style = style
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(style.lineWidth)
        hasher.combine(style.dash)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A filled circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A filled square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A filled triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A filled diamond.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// A filled pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// An upright cross.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// A diagonal cross.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// Three crossing lines.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

extension Circle: ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The outline of a symbol. It has the same type for symbols of all shapes, so that a symbol scale can have outlines of several.
public struct _ChartSymbolOutline: ChartSymbolShape {
    public let perceptualUnitRect: CGRect
    fileprivate let outline: @Sendable (CGRect) -> Path

    nonisolated public func path(in rect: CGRect) -> Path { outline(rect) }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// Returns the outline of the symbol, with a width in points, inside its edge:
    ///
    ///     LineMark(x: .value("Day", day), y: .value("Sales", sales))
    ///         .symbol(Circle().strokeBorder(lineWidth: 2))
    public func strokeBorder(lineWidth: CGFloat = 1) -> _ChartSymbolOutline {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the outline of the symbol, drawn with a style inside its edge. A negative width counts as 0.
    public func strokeBorder(style: StrokeStyle) -> _ChartSymbolOutline {
        let style = SymbolBorder(style).style
        let line = inset(by: style.lineWidth / 2)
        return _ChartSymbolOutline(perceptualUnitRect: perceptualUnitRect) { line.path(in: $0).strokedPath(style) }
    }
}
