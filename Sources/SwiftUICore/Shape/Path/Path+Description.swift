import CoreGraphics

extension Path: LosslessStringConvertible {
    /// Creates a path from its textual description: the numbers of each element followed by the element's letter.
    ///
    /// The letters are m (move), l (line), q (quadratic curve), c (cubic curve), h (close) and re (rectangle: x, y, width,
    /// height). Returns nil if the text is malformed or contains a number that is not finite.
    public init?(_ string: String) {
        var geometry = PathGeometry()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                guard number.isFinite else { return nil }
                numbers.append(CGFloat(number))
                continue
            }
            let counts = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0, "re": 4]
            guard counts[String(word)] == numbers.count else { return nil }
            guard ["m", "re"].contains(word) || geometry.currentPoint != nil else { return nil }
            switch word {
            case "m": geometry.move(to: point(0))
            case "l": geometry.addLine(to: point(0))
            case "q": geometry.addQuadratic(to: point(2), control: point(0))
            case "c": geometry.addCubic(to: point(4), control1: point(0), control2: point(2))
            case "h": geometry.close()
            default: geometry.addRect(CGRect(origin: point(0), size: CGSize(width: numbers[2], height: numbers[3])))
            }
            numbers.removeAll(keepingCapacity: true)
        }
        guard numbers.isEmpty else { return nil }
        storage = .elements(geometry)
    }

    /// A textual description of the elements, which ``init(_:)`` parses: the numbers of each element followed by its letter.
    public var description: String {
        var words: [String] = []
        func append(_ points: CGPoint..., letter: String) {
            for point in points { words += [point.x, point.y].map(Self.text) }
            words.append(letter)
        }
        forEach { element in
            switch element {
            case .move(let to): append(to, letter: "m")
            case .line(let to): append(to, letter: "l")
            case .quadCurve(let to, let control): append(control, to, letter: "q")
            case .curve(let to, let control1, let control2): append(control1, control2, to, letter: "c")
            case .closeSubpath: append(letter: "h")
            }
        }
        return words.joined(separator: " ")
    }

    /// The shortest text that parses as the same number; whole numbers have no decimal point.
    private static func text(_ number: CGFloat) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
