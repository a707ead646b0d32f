import CoreGraphics

/// Symbols that consist of another symbol and a frame, a badge or a slash, such as "leaf.circle.fill", "plus.bubble", "folder.badge.plus" and
/// "flag.slash", or of a number or sign in a round arrow, such as "goforward.30" and "eurosign.arrow.circlepath", and mirrored or turned
/// symbols. They stand for names that have no icon of their own.
enum ComposedSymbol {
    private typealias Outline = SymbolDrawing.Outline

    private static let center = CGPoint(x: SymbolDrawing.side / 2, y: SymbolDrawing.side / 2)

    /// Returns the outlines of a composed symbol; nil if the name has no such part, or if there is no symbol for the rest of the name.
    ///
    /// Of the parts, the content of a frame and the badge are the primary layer, as in SF Symbols.
    static func outlines(named name: String) -> [SymbolDrawing.Outline]? {
        var parts = name.split(separator: ".")
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        let fill = isFilled ? ".fill" : ""
        if let pose = poses[parts.joined(separator: ".")] { return posed(pose.base + fill, pose.transform) }
        if let badge = parts.lastIndex(of: "trianglebadge"), badge > 0, parts.last == "exclamationmark" {
            return triangleBadged(parts[..<badge].joined(separator: ".") + fill)
        }
        if let badge = parts.lastIndex(of: "badge"), badge > 0 {
            return badged(parts[..<badge].joined(separator: ".") + fill, parts[(badge + 1)...].joined(separator: "."))
        }
        guard parts.count > 1, let last = parts.popLast() else { return nil }
        let base = parts.joined(separator: ".")
        switch last {
        case "circle": return framed(base, in: Path(ellipseIn: frame), Path(ellipseIn: innerFrame), isFilled: isFilled)
        case "app": return framed(base, in: square(frame, radius: 4), square(innerFrame, radius: 3), isFilled: isFilled)
        case "square": return framed(base, in: square(frame, radius: 2), square(innerFrame, radius: 1), isFilled: isFilled)
        case "message": return contained(base, in: "bubble", isFilled: isFilled)
        case "slash": return slashed(base + fill)
        case "circlepath" where parts.last == "arrow": return turned(parts.dropLast().joined(separator: "."), isForward: false)
        case "rotation": return turned(base, isForward: true)
        case "gobackward": return turned(base, isForward: false)
        default:
            if base == "goforward" || base == "gobackward" {
                return Int(last) != nil || last == "plus" || last == "minus" ? turned(String(last), isForward: base == "goforward") : nil
            }
            return contained(base, in: String(last), isFilled: isFilled)
        }
    }

    // MARK: Mirrored and turned symbols

    private static let side = SymbolDrawing.side
    private static let mirrored = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: side, ty: 0)
    private static let upsideDown = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: side, ty: side)
    /// A quarter turn clockwise.
    private static let turnedRight = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: side, ty: 0)
    private static let turnedLeft = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: side)

    private static let poses: [String: (base: String, transform: CGAffineTransform)] = [
        "arrow.turn.right.down": ("arrow.turn.left.down", mirrored), "arrow.turn.right.up": ("arrow.turn.left.up", mirrored),
        "arrowshape.down": ("arrowshape.right", turnedRight), "arrowshape.left": ("arrowshape.right", mirrored),
        "arrowshape.up": ("arrowshape.right", turnedLeft), "circle.bottomhalf.filled": ("circle.lefthalf.filled", turnedLeft),
        "bubble.middle.top": ("bubble.middle.bottom", upsideDown), "circle.righthalf.filled": ("circle.lefthalf.filled", mirrored),
        "circle.tophalf.filled": ("circle.lefthalf.filled", turnedRight),
        "door.right.hand.closed": ("door.left.hand.closed", mirrored), "door.right.hand.open": ("door.left.hand.open", mirrored),
        "hand.point.down": ("hand.point.up", upsideDown), "hand.point.left": ("hand.point.up", turnedLeft),
        "hand.point.right": ("hand.point.left", mirrored), "laurel.trailing": ("laurel.leading", mirrored),
        "moonphase.last.quarter": ("moonphase.first.quarter", mirrored), "moonphase.waning.crescent": ("moonphase.waxing.crescent", mirrored),
        "moonphase.waning.gibbous": ("moonphase.waxing.gibbous", mirrored), "quote.closing": ("quote.opening", upsideDown),
        "shield.righthalf.filled": ("shield.lefthalf.filled", mirrored), "signpost.left": ("signpost.right", mirrored),
        "square.bottomhalf.filled": ("square.lefthalf.filled", turnedLeft), "square.righthalf.filled": ("square.lefthalf.filled", mirrored),
        "square.tophalf.filled": ("square.lefthalf.filled", turnedRight), "wave.3.left": ("wave.3.right", mirrored),
        "wave.3.up": ("wave.3.right", turnedLeft), "rectangle.portrait": ("rectangle", turnedRight),
        "rectangle.righthalf.filled": ("rectangle.lefthalf.filled", mirrored), "capsule.portrait": ("capsule.lying", turnedRight),
        "rectangle.rightthird.inset.filled": ("rectangle.leftthird.inset.filled", mirrored),
    ]

    private static func posed(_ base: String, _ transform: CGAffineTransform) -> [Outline]? {
        SymbolLibrary.drawing(named: base)?.outlines.map {
            Outline(path: $0.path.applying(transform), isEvenOdd: $0.isEvenOdd, level: $0.level)
        }
    }

    // MARK: Arrows

    /// A turn from two o'clock around to noon, in which an arrow points to the right.
    private static let arrow = SVGPathReader.path("M13.2 5.3a6.1 6.1 0 1 1-5.2-2.9").strokedPath(StrokeStyle(lineWidth: 1.1, lineCap: .round))
    private static let arrowHead = SVGPathReader.path("M7.6 .2v4.4l3.6-2.2z")

    /// Returns a number or a symbol in an arrow that goes round.
    private static func turned(_ name: String, isForward: Bool) -> [Outline]? {
        guard let content = number(name) ?? content(name, side: 6.4, diagonal: 7.6, lineWidth: 1) else { return nil }
        var turn = arrow.union(arrowHead)
        if !isForward { turn = turn.applying(mirrored) }
        let centred = content.applying(CGAffineTransform(translationX: 0, y: 8.5 - center.y))
        return [Outline(path: centred, isEvenOdd: true), Outline(path: turn, isEvenOdd: false)]
    }

    private static func number(_ name: String) -> Path? {
        guard Int(name) != nil, let lines = LetterStrokes.path(of: name) else { return nil }
        let ink = lines.boundingRect
        let scale = min(5 / ink.height, 6.6 / ink.width)
        let style = StrokeStyle(lineWidth: 0.95, lineCap: .round, lineJoin: .round)
        return lines.applying(placing(ink, at: center, scale: scale)).strokedPath(style).normalized(eoFill: false)
    }

    // MARK: Frames

    private static let frame = CGRect(x: 0, y: 0, width: SymbolDrawing.side, height: SymbolDrawing.side)
    private static let innerFrame = frame.insetBy(dx: 1, dy: 1)
    /// The height of the lines of a letter in a frame, in units of the grid.
    private static let letterHeight: CGFloat = 6.9

    private static func square(_ rect: CGRect, radius: CGFloat) -> Path {
        Path(roundedRect: rect, cornerRadius: radius, style: .circular)
    }

    private static func framed(_ base: String, in outer: Path, _ inner: Path, isFilled: Bool) -> [Outline]? {
        guard let content = content(base, side: 8.5, diagonal: 11, lineWidth: isFilled ? 1 : 0.8) else { return nil }
        if isFilled {
            var area = outer
            area.addPath(content)
            return [Outline(path: area, isEvenOdd: true)]
        }
        var ring = outer
        ring.addPath(inner)
        return [Outline(path: content, isEvenOdd: true), Outline(path: ring, isEvenOdd: true)]
    }

    /// A symbol with room for another one in it.
    private struct Container {
        /// How far the middle of the room is below that of the grid, and right of it, in units of the grid.
        var y: CGFloat = 0
        var x: CGFloat = 0
        /// The length that neither side of the content exceeds, in units of the grid.
        var side: CGFloat
        /// The length that the diagonal of the content does not exceed.
        var diagonal: CGFloat
    }

    private static let containers: [String: Container] = [
        "bubble": Container(y: -0.7, side: 7, diagonal: 8.5), "shield": Container(y: -0.2, side: 6, diagonal: 7.5),
        "diamond": Container(side: 6, diagonal: 7.2), "rectangle": Container(side: 7, diagonal: 9),
        "icloud": Container(y: 1, side: 5.2, diagonal: 6.5), "cloud": Container(y: 1, side: 5.2, diagonal: 6.5),
        "tv": Container(y: -0.8, side: 6.5, diagonal: 8.5), "display": Container(y: -1.2, side: 5.5, diagonal: 7.5),
        "house": Container(y: 1.6, side: 5, diagonal: 6.4), "heart": Container(side: 5.6, diagonal: 6.8),
        "viewfinder": Container(side: 8, diagonal: 10), "video": Container(x: -2.2, side: 4.8, diagonal: 6),
        "seal": Container(side: 6, diagonal: 7.5), "octagon": Container(side: 7, diagonal: 9), "hexagon": Container(side: 6.5, diagonal: 8),
        "triangle": Container(y: 1.4, side: 5.2, diagonal: 6.2), "iphone": Container(y: -0.5, side: 5, diagonal: 6),
        "applewatch": Container(side: 5, diagonal: 6), "doc": Container(y: 1.2, side: 5.6, diagonal: 7),
        "folder": Container(y: 1, side: 5.5, diagonal: 7),
    ]

    private static func contained(_ base: String, in name: String, isFilled: Bool) -> [Outline]? {
        // The house of "music.note.house" has no door.
        let drawn = name == "house" ? "house.hull" : name
        guard let room = containers[name], let container = SymbolLibrary.drawing(named: isFilled ? drawn + ".fill" : drawn),
            let content = content(base, side: room.side, diagonal: room.diagonal, lineWidth: isFilled ? 1 : 0.8)?
                .applying(CGAffineTransform(translationX: room.x, y: room.y))
        else { return nil }
        if isFilled, name != "viewfinder" { return [Outline(path: container.area.subtracting(content), isEvenOdd: false)] }
        return [Outline(path: content, isEvenOdd: true), Outline(path: container.area, isEvenOdd: false)]
    }

    /// Returns the area of a symbol, filled if possible, or of a letter or number, in the centre of the grid.
    ///
    /// - Parameters:
    ///   - side: The length that neither side of the area exceeds, in units of the grid.
    ///   - diagonal: The length that its diagonal does not exceed.
    ///   - lineWidth: The width to which the lines of a drawing that cannot be filled are thickened. Those of letters are wider by a third.
    private static func content(_ name: String, side: CGFloat, diagonal: CGFloat, lineWidth: CGFloat) -> Path? {
        if let lines = LetterStrokes.path(named: name) {
            let ink = lines.boundingRect
            // Letters are as high as each other.
            let scale = min(letterHeight / ink.height, side / ink.width)
            let style = StrokeStyle(lineWidth: 1.3 * lineWidth, lineCap: .round, lineJoin: .round)
            return lines.applying(placing(ink, at: center, scale: scale)).strokedPath(style).normalized(eoFill: false)
        }
        guard let drawing = SymbolLibrary.drawing(named: name + ".fill") else { return nil }
        let ink = drawing.ink
        let scale = min(side / max(ink.width, ink.height), diagonal / (ink.width * ink.width + ink.height * ink.height).squareRoot())
        let area = drawing.area.applying(placing(ink, at: center, scale: scale))
        guard !drawing.icon.hasSuffix("-fill"), lineWidth > scale else { return area }
        return area.union(area.strokedPath(StrokeStyle(lineWidth: lineWidth - scale, lineCap: .round, lineJoin: .round)))
    }

    // MARK: Badges

    private static func badged(_ base: String, _ kind: String) -> [Outline]? {
        if base == "text" { return markedText(kind) }
        guard let drawing = SymbolLibrary.drawing(named: base) else { return nil }
        let ink = drawing.ink
        func disc(_ center: CGPoint, _ radius: CGFloat) -> Path {
            Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
        if kind.isEmpty {
            let corner = CGPoint(x: ink.maxX - min(1.5, ink.width / 8), y: ink.minY + min(2.5, ink.height / 8))
            return [
                Outline(path: disc(corner, 2.6), isEvenOdd: false),
                Outline(path: drawing.area.subtracting(disc(corner, 3.6)), isEvenOdd: false),
            ]
        }
        guard let content = content(kind, side: 8, diagonal: 10, lineWidth: 2) else { return nil }
        let corner = CGPoint(x: ink.maxX - min(2, ink.width / 8), y: ink.maxY - min(2, ink.height / 8))
        var badge = Path(ellipseIn: frame)
        badge.addPath(content)
        return [
            Outline(path: badge.applying(placing(frame, at: corner, scale: 0.47)), isEvenOdd: true),
            Outline(path: drawing.area.subtracting(disc(corner, 4.75)), isEvenOdd: false),
        ]
    }

    private static func triangleBadged(_ base: String) -> [Outline]? {
        guard let drawing = SymbolLibrary.drawing(named: base), let sign = SymbolLibrary.drawing(named: "exclamationmark.triangle.fill") else {
            return nil
        }
        let ink = drawing.ink
        let corner = CGPoint(x: ink.maxX - min(2, ink.width / 8), y: ink.maxY - min(2, ink.height / 8))
        let badge = sign.area.applying(placing(sign.ink, at: corner, scale: 0.5))
        let box = badge.boundingRect.insetBy(dx: -0.8, dy: -0.8)
        let gap = Path { path in
            path.move(to: CGPoint(x: box.midX, y: box.minY - 0.8))
            path.addLine(to: CGPoint(x: box.maxX + 0.6, y: box.maxY))
            path.addLine(to: CGPoint(x: box.minX - 0.6, y: box.maxY))
            path.closeSubpath()
        }
        return [Outline(path: badge, isEvenOdd: false), Outline(path: drawing.area.subtracting(gap), isEvenOdd: false)]
    }

    /// Returns lines of text with a sign in their corner, which has no disc around it.
    private static func markedText(_ kind: String) -> [Outline]? {
        guard let sign = content(kind, side: 5.5, diagonal: 7.5, lineWidth: 1) else { return nil }
        let lines = SVGPathReader.path("M1.75 3.5h12.5M1.75 7h12.5M1.75 10.5h5.5").strokedPath(StrokeStyle(lineWidth: 1, lineCap: .round))
        let moved = sign.applying(CGAffineTransform(translationX: 11.5 - center.x, y: 11.75 - center.y))
        return [Outline(path: moved, isEvenOdd: true), Outline(path: lines, isEvenOdd: false)]
    }

    // MARK: Slashes

    private static func slashed(_ base: String) -> [Outline]? {
        guard let drawing = SymbolLibrary.drawing(named: base) else { return nil }
        let ink = drawing.ink
        let reach = min(6.5, max(ink.width, ink.height) / 2 + 0.5)
        let slash = Path { path in
            path.move(to: CGPoint(x: ink.midX - reach, y: ink.midY - reach))
            path.addLine(to: CGPoint(x: ink.midX + reach, y: ink.midY + reach))
        }
        let gap = slash.strokedPath(StrokeStyle(lineWidth: 2.8, lineCap: .round))
        let line = slash.strokedPath(StrokeStyle(lineWidth: 1, lineCap: .round))
        return [Outline(path: line, isEvenOdd: false), Outline(path: drawing.area.subtracting(gap), isEvenOdd: false)]
    }

    private static func placing(_ ink: CGRect, at point: CGPoint, scale: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: -ink.midX, y: -ink.midY).concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

extension SymbolDrawing {
    /// The painted area of all outlines, as one path without overlaps.
    fileprivate var area: Path {
        outlines.reduce(Path()) { $0.union($1.path.normalized(eoFill: $1.isEvenOdd)) }
    }
}
