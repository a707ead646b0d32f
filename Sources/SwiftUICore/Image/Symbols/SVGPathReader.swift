import CoreGraphics

/// A parser of SVG path data.
struct SVGPathReader {
    private var bytes: Substring.UTF8View
    private var path = Path()
    private var position = CGPoint.zero
    private var start = CGPoint.zero
    /// The control points that a smooth curve reflects, by the kind of the previous curve.
    private var cubicControl: CGPoint?
    private var quadraticControl: CGPoint?

    /// Returns the path described by SVG path data, up to the first error.
    static func path(_ data: some StringProtocol) -> Path {
        var reader = SVGPathReader(bytes: Substring(data).utf8)
        reader.read()
        return reader.path
    }

    private init(bytes: Substring.UTF8View) {
        self.bytes = bytes
    }

    private mutating func read() {
        var command: UInt8?
        while true {
            skipSeparators()
            guard let next = bytes.first else { return }
            if Self.isLetter(next) {
                bytes.removeFirst()
                command = next
                if next | 32 == UInt8(ascii: "z") {
                    close()
                    continue
                }
            }
            guard let known = command, perform(known) else { return }
            // Further coordinate pairs of a move command are lines.
            if known == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if known == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte & ~32) && byte | 32 != UInt8(ascii: "e")
    }

    private mutating func close() {
        path.closeSubpath()
        position = start
        (cubicControl, quadraticControl) = (nil, nil)
    }

    /// Parses the numbers of a command and executes it. Returns false if numbers are missing.
    private mutating func perform(_ command: UInt8) -> Bool {
        let isRelative = command & 32 != 0
        let origin = isRelative ? position : .zero
        let (lastCubic, lastQuadratic) = (cubicControl, quadraticControl)
        (cubicControl, quadraticControl) = (nil, nil)
        switch command | 32 {
        case UInt8(ascii: "m"):
            guard let point = point(from: origin) else { return false }
            path.move(to: point)
            (position, start) = (point, point)
        case UInt8(ascii: "l"):
            guard let point = point(from: origin) else { return false }
            line(to: point)
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            line(to: CGPoint(x: x + origin.x, y: position.y))
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            line(to: CGPoint(x: position.x, y: y + origin.y))
        case UInt8(ascii: "c"):
            guard let first = point(from: origin), let second = point(from: origin), let end = point(from: origin) else { return false }
            curve(to: end, first, second)
        case UInt8(ascii: "s"):
            guard let second = point(from: origin), let end = point(from: origin) else { return false }
            curve(to: end, mirrored(lastCubic), second)
        case UInt8(ascii: "q"):
            guard let control = point(from: origin), let end = point(from: origin) else { return false }
            quadratic(to: end, control)
        case UInt8(ascii: "t"):
            guard let end = point(from: origin) else { return false }
            quadratic(to: end, mirrored(lastQuadratic))
        case UInt8(ascii: "a"):
            guard let radiusX = number(), let radiusY = number(), let turn = number(), let isLarge = flag(),
                let isPositive = flag(), let end = point(from: origin)
            else { return false }
            arc(to: end, radiusX: abs(radiusX), radiusY: abs(radiusY), turn: turn * .pi / 180, isLarge, isPositive)
        default:
            return false
        }
        return true
    }

    private func mirrored(_ control: CGPoint?) -> CGPoint {
        control.map { CGPoint(x: 2 * position.x - $0.x, y: 2 * position.y - $0.y) } ?? position
    }

    private mutating func line(to point: CGPoint) {
        path.addLine(to: point)
        position = point
    }

    private mutating func curve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
        path.addCurve(to: end, control1: first, control2: second)
        (position, cubicControl) = (end, second)
    }

    private mutating func quadratic(to end: CGPoint, _ control: CGPoint) {
        path.addQuadCurve(to: end, control: control)
        (position, quadraticControl) = (end, control)
    }

    // MARK: Arcs

    /// Adds an elliptical arc given by its end points, as described in the appendix on arcs of the SVG specification: in the
    /// space in which the ellipse is a circle of radius 1, its centre lies on the perpendicular bisector of the chord.
    private mutating func arc(
        to end: CGPoint, radiusX: CGFloat, radiusY: CGFloat, turn: CGFloat, _ isLarge: Bool, _ isPositive: Bool
    ) {
        guard radiusX > 0, radiusY > 0 else { return line(to: end) }
        guard end != position else { return }
        let toEllipse = CGAffineTransform(rotationAngle: turn)
        let toCircle = CGAffineTransform(rotationAngle: -turn)
            .concatenating(CGAffineTransform(scaleX: 1 / radiusX, y: 1 / radiusY))
        let (from, to) = (position.applying(toCircle), end.applying(toCircle))
        let (dx, dy) = ((to.x - from.x) / 2, (to.y - from.y) / 2)
        let halfChord = (dx * dx + dy * dy).squareRoot()
        // Radii that are too small are scaled up until they span the chord.
        let radius = max(1, halfChord)
        let height = max(0, radius * radius - halfChord * halfChord).squareRoot() / halfChord * (isLarge == isPositive ? -1 : 1)
        let center = CGPoint(x: (from.x + to.x) / 2 - dy * height, y: (from.y + to.y) / 2 + dx * height)
        let first = atan2(from.y - center.y, from.x - center.x)
        var sweep = atan2(to.y - center.y, to.x - center.x) - first
        if isPositive, sweep < 0 { sweep += 2 * .pi }
        if !isPositive, sweep > 0 { sweep -= 2 * .pi }
        let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let reach = 4 / 3 * tan(step / 4) * radius
        let back = CGAffineTransform(scaleX: radiusX, y: radiusY).concatenating(toEllipse)
        for piece in 0..<pieces {
            let (a, b) = (first + CGFloat(piece) * step, first + CGFloat(piece + 1) * step)
            let p0 = CGPoint(x: center.x + radius * cos(a), y: center.y + radius * sin(a))
            let p3 = CGPoint(x: center.x + radius * cos(b), y: center.y + radius * sin(b))
            let p1 = CGPoint(x: p0.x - reach * sin(a), y: p0.y + reach * cos(a))
            let p2 = CGPoint(x: p3.x + reach * sin(b), y: p3.y - reach * cos(b))
            let isLast = piece == pieces - 1
            path.addCurve(
                to: isLast ? end : p3.applying(back), control1: p1.applying(back), control2: p2.applying(back))
        }
        position = end
    }

    // MARK: Numbers

    private mutating func skipSeparators() {
        while let byte = bytes.first, byte <= 32 || byte == UInt8(ascii: ",") { bytes.removeFirst() }
    }

    private mutating func point(from origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: x + origin.x, y: y + origin.y)
    }

    /// Parses an arc flag: a single digit that needs no separator after it.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard let byte = bytes.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        bytes.removeFirst()
        return byte == UInt8(ascii: "1")
    }

    private mutating func number() -> CGFloat? {
        skipSeparators()
        var end = bytes.startIndex
        var hasPoint = false
        var hasExponent = false
        var isAtStart = true
        while end < bytes.endIndex {
            let byte = bytes[end]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): isAtStart = false
            case UInt8(ascii: "+") where isAtStart, UInt8(ascii: "-") where isAtStart: isAtStart = false
            case UInt8(ascii: ".") where !hasPoint && !hasExponent:
                hasPoint = true
                isAtStart = false
            case UInt8(ascii: "e") where !hasExponent && !isAtStart, UInt8(ascii: "E") where !hasExponent && !isAtStart:
                hasExponent = true
                isAtStart = true
            default:
                return takeNumber(to: end)
            }
            end = bytes.index(after: end)
        }
        return takeNumber(to: end)
    }

    private mutating func takeNumber(to end: Substring.UTF8View.Index) -> CGFloat? {
        guard end > bytes.startIndex, let value = Double(Substring(bytes[..<end])), value.isFinite else { return nil }
        bytes = bytes[end...]
        return CGFloat(value)
    }
}
