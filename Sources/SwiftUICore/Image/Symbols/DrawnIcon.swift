import CoreGraphics

/// Icons drawn for symbols that have no counterpart among Bootstrap Icons. They are original drawings on the same grid of 16 by 16 units.
struct DrawnIcon {
    /// How an icon is drawn where it is not filled, and where it is.
    enum Form {
        /// Lines, or the area within the contour.
        case any
        /// Lines in both cases, such as those of an arrow, which enclose nothing.
        case lines
        /// The area within the contour in both cases.
        case filled
    }

    /// The outer lines, as SVG path data.
    private let contour: String
    /// The lines inside, which a filled icon leaves out.
    private let details: String
    /// An area that is filled in any case, as SVG path data.
    private let solid: String
    private let lineWidth: CGFloat
    /// The centre of a disc that is filled in any case, the head of a figure; nil for none.
    private let head: CGPoint?
    private let form: Form

    init(
        _ contour: String, details: String = "", solid: String = "", lineWidth: CGFloat = 1, head: CGPoint? = nil, form: Form = .any
    ) {
        self.contour = contour
        self.details = details
        self.solid = solid
        self.lineWidth = lineWidth
        self.head = head
        self.form = form
    }

    /// Returns the outlines of an icon; nil if there is none with the name. A name that ends with "-fill" is that of a filled icon.
    static func outlines(named name: String) -> [SymbolDrawing.Outline]? {
        func icon(_ name: String) -> DrawnIcon? { all[name] ?? pictures[name] ?? frames[name] ?? things[name] }
        if let icon = icon(name) { return [SymbolDrawing.Outline(path: icon.path, isEvenOdd: false)] }
        guard name.hasSuffix("-fill"), let icon = icon(String(name.dropLast(5))) else { return nil }
        return [SymbolDrawing.Outline(path: icon.filledPath, isEvenOdd: false)]
    }

    private var style: StrokeStyle { StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round) }

    private var path: Path { form == .filled ? filled : drawnLines }

    private var filledPath: Path { form == .lines ? drawnLines : filled }

    private var drawnLines: Path { withSolidParts(SVGPathReader.path(contour + details).strokedPath(style)) }

    private var filled: Path {
        let lines = SVGPathReader.path(contour)
        let path = lines.union(lines.strokedPath(style))
        return withSolidParts(details.isEmpty ? path : path.subtracting(SVGPathReader.path(details).strokedPath(style)))
    }

    /// Returns a path with the areas that are filled in any case.
    private func withSolidParts(_ path: Path) -> Path {
        var path = path
        if !solid.isEmpty { path = path.union(SVGPathReader.path(solid)) }
        if let head { path.addPath(disc(at: head)) }
        return path
    }

    private func disc(at centre: CGPoint) -> Path {
        let radius: CGFloat = 1.4
        return Path(ellipseIn: CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private static let palm =
        "M4.6 9.6V4a.9.9 0 0 1 1.8 0V2.5a.9.9 0 0 1 1.8 0V3a.9.9 0 0 1 1.8 0v1.7a.9.9 0 0 1 1.8 0v5"
        + "c0 2.9-1.6 4.8-4.3 4.8-1.9 0-3.1-.9-3.9-2.3l-2-3.5a.95.95 0 0 1 1.65-.95z"
    private static let fingers = "M6.4 4v3.5M8.2 3.25v4.25M10 4.25v3.5"

    private static let dashedSquare =
        "M1.75 4.5V3.75a2 2 0 0 1 2-2h.75M11.5 1.75h.75a2 2 0 0 1 2 2v.75M14.25 11.5v.75a2 2 0 0 1-2 2h-.75"
        + "M4.5 14.25h-.75a2 2 0 0 1-2-2v-.75M6.75 1.75h2.5M14.25 6.75v2.5M9.25 14.25h-2.5M1.75 9.25v-2.5"

    private static let all: [String: DrawnIcon] = [
        "arrow-2-squarepath": DrawnIcon(
            "M6.5 3.25h4a2 2 0 0 1 2 2v6.5M10.25 9.75l2.25 2.25 2.25-2.25M9.5 12.75h-4a2 2 0 0 1-2-2v-6.5M1.25 6.25L3.5 4l2.25 2.25",
            lineWidth: 1.15, form: .lines),
        "arrowshape-turn-up-left": DrawnIcon("M1.5 7 7 2.5v2.6c4 .1 7.2 2.7 7.5 7.9-1.6-2.6-4-3.6-7.5-3.6V12z"),
        "arrowshape-turn-up-right": DrawnIcon("M14.5 7 9 2.5v2.6C5 5.2 1.8 7.8 1.5 13 3.1 10.4 5.5 9.4 9 9.4V12z"),
        "backpack": DrawnIcon(
            "M4 14.5V7a4 4 0 0 1 8 0v7.5zM6.5 3.2V2.5a1.5 1.5 0 0 1 3 0v.7",
            details: "M5.75 14.5V10h4.5v4.5M6.5 6.75h3"),
        "bed-double": DrawnIcon(
            "M2.5 8.5v-4a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v4zM1.5 11.5v-1.5a1.5 1.5 0 0 1 1.5-1.5h10"
                + "a1.5 1.5 0 0 1 1.5 1.5v1.5zM1.5 11.5v1.75M14.5 11.5v1.75",
            details: "M4.25 8.5v-.75a1 1 0 0 1 1-1h1a1 1 0 0 1 1 1v.75M8.75 8.5v-.75a1 1 0 0 1 1-1h1a1 1 0 0 1 1 1v.75"),
        "birthday-cake": DrawnIcon(
            "M2.5 14v-4.5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v4.5zM1.5 14h13M5.25 8.5v-3M8 8.5v-3M10.75 8.5v-3"
                + "M5.25 3.25v-.5M8 3.25v-.5M10.75 3.25v-.5",
            details: "M2.5 10.9c.9.9 1.8.9 2.75 0s1.85-.9 2.75 0 1.8.9 2.75 0 1.85-.9 2.75 0"),
        "brain": DrawnIcon(
            "M8 3.2"
                + "c-.5-1.1-1.6-1.7-2.7-1.4-1 .2-1.7 1-1.8 2-1.2.2-2 1.2-2 2.4 0 .6.2 1.2.6 1.6-.4.4-.6 1-.6 1.6 0 1.2.8 2.2 2 2.4.1 1 .8 1.9 1.8 2.1 1.1.3 2.2-.3 2.7-1.4"
                + "zM8 3.2"
                + "c 0.5 -1.1 1.6 -1.7 2.7 -1.4 1 0.2 1.7 1 1.8 2 1.2 0.2 2 1.2 2 2.4 -0 0.6 -0.2 1.2 -0.6 1.6 0.4 0.4 0.6 1 0.6 1.6 -0 1.2 -0.8 2.2 -2 2.4 -0.1 1 -0.8 1.9 -1.8 2.1 -1.1 0.3 -2.2 -0.3 -2.7 -1.4 "
                + "z",
            details: "M4.6 5.9c.9 0 1.5.6 1.5 1.5M11.4 5.9c-.9 0-1.5.6-1.5 1.5M5.2 10.2c.6 0 1.1-.3 1.4-.8M10.8 10.2"
                + "c-.6 0-1.1-.3-1.4-.8"),
        "carrot": DrawnIcon(
            "M9.6 6.4c1.2 1.2 1.1 2.6-.1 3.5l-6.6 4.1c-.6.4-1.3-.3-.9-.9l4.1-6.6c.9-1.2 2.3-1.3 3.5-.1zM10 6l.9-4"
                + "M10 6l4-.9M10 6l3-3",
            details: "M6.1 8.3l1.1 1.1M4.4 10.9l.9.9"),
        "circlebadge": DrawnIcon("M8 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z"),
        "crown": DrawnIcon(
            "M2.5 12.5L1.4 5.3l3.6 2.6L8 2.9l3 5 3.6-2.6-1.1 7.2z", details: "M2.9 10.6h10.2"),
        "divide": DrawnIcon(
            "M3 8h10M8 3.9h.01M8 12.1h.01",
            lineWidth: 1.4, form: .lines),
        "dot-radiowaves-right": DrawnIcon(
            "M6.3 5.4a4 4 0 0 1 0 5.2M8.9 3.4a7.2 7.2 0 0 1 0 9.2M11.5 1.4a10.4 10.4 0 0 1 0 13.2", lineWidth: 1.15,
            head: CGPoint(x: 3.3, y: 8), form: .lines),
        "dumbbell": DrawnIcon(
            "M5.5 8h5M3.5 4.5a.5.5 0 0 1 .5-.5h1a.5.5 0 0 1 .5.5v7a.5.5 0 0 1-.5.5h-1a.5.5 0 0 1-.5-.5zM3.5 6"
                + "h-1.5a.5.5 0 0 0-.5.5v3a.5.5 0 0 0 .5.5h1.5zM12.5 4.5a.5.5 0 0 0-.5-.5h-1a.5.5 0 0 0-.5.5v7"
                + "a.5.5 0 0 0 .5.5h1a.5.5 0 0 0 .5-.5zM12.5 6h1.5a.5.5 0 0 1 .5.5v3a.5.5 0 0 1-.5.5h-1.5z"),
        "equal": DrawnIcon(
            "M3.5 6.25h9M3.5 9.75h9", form: .lines),
        "figure-run": DrawnIcon(
            "M9.4 5l-1.9 3.8 2.6 1.7-.5 3.8M7.5 8.8l-1.4 2.8-3.4.1M9.4 5l-3.2.3-1.5 2.4M9.4 5l1.7 2.3 2.6.2", lineWidth: 1.4,
            head: CGPoint(x: 10.2, y: 2.3), form: .lines),
        "figure-stand": DrawnIcon(
            "M8 5.2v4.3l-1.4 4.9M8 9.5l1.4 4.9M4.8 9l1-3.8h4.4l1 3.8", lineWidth: 1.4,
            head: CGPoint(x: 8, y: 2.3), form: .lines),
        "figure-walk": DrawnIcon(
            "M8.6 5.3l-.9 4 2.2 2.1.7 3.1M7.7 9.3l-.9 2.4-2.1 2.7M8.6 5.3l-2.7 1.5-.6 2.3M8.6 5.3l1.4 2.2 2.3.8", lineWidth: 1.4,
            head: CGPoint(x: 8.8, y: 2.3), form: .lines),
        "fish": DrawnIcon(
            "M1.5 8c1.5-2.6 3.7-4 6-4 2 0 3.6 1.1 4.7 2.6l2.3-2.1v7l-2.3-2.1"
                + "c-1.1 1.5-2.7 2.6-4.7 2.6-2.3 0-4.5-1.4-6-4z",
            details: "M4.75 7.1h.01M7.4 6.2c.7 1.1.7 2.5 0 3.6"),
        "flask": DrawnIcon(
            "M6.5 1.5v4.6l-4 6.7a1.1 1.1 0 0 0 1 1.7h9a1.1 1.1 0 0 0 1-1.7l-4-6.7v-4.6zM5.5 1.5h5",
            details: "M4.3 10.25h7.4"),
        "football": DrawnIcon(
            "M2.2 13.8c-.8-4 0-7.4 2.3-9.6s5.5-2.9 9.3-2c.8 4 0 7.4-2.3 9.6s-5.5 2.9-9.3 2z",
            details: "M5.75 10.25l4.5-4.5M6.6 7.9l1.5 1.5M7.9 6.6l1.5 1.5"),
        "fork-knife": DrawnIcon(
            "M2.75 1.75v3.5a2 2 0 0 0 4 0v-3.5M4.75 1.75v12.5M12.5 14.25V1.75c-1.6.9-2.5 3-2.5 5.75v1.25h2.5", lineWidth: 1.25, form: .lines),
        "greaterthan": DrawnIcon(
            "M4.5 3.5l7.5 4.5-7.5 4.5", form: .lines),
        "hand-raised": DrawnIcon(palm, details: fingers),
        "hand-wave": DrawnIcon(
            palm + "M13.4 2.2c.8.6 1.3 1.4 1.5 2.4M1.1 12.6c.4 1 1.1 1.8 2 2.3", details: fingers),
        "leaf": DrawnIcon(
            "M4.2 12.2C2.2 6.8 6 2.6 13.8 2.4c.5 6.6-3.4 11.6-9.6 9.8zM2.2 14.4l2-2.2", details: "M4.2 12.2c1.4-2.3 3-4 5.4-5.4"),
        "lessthan": DrawnIcon(
            "M11.5 3.5l-7.5 4.5 7.5 4.5", form: .lines),
        "livephoto": DrawnIcon(
            "M8 6.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0 -3.6z"
                + "M8 3.9a4.1 4.1 0 1 0 0 8.2a4.1 4.1 0 1 0 0 -8.2zM14.60 8.00h.01M14.28 10.04h.01"
                + "M13.34 11.88h.01M11.88 13.34h.01M10.04 14.28h.01M8.00 14.60h.01M5.96 14.28h.01"
                + "M4.12 13.34h.01M2.66 11.88h.01M1.72 10.04h.01M1.40 8.00h.01M1.72 5.96h.01M2.66 4.12h.01"
                + "M4.12 2.66h.01M5.96 1.72h.01M8.00 1.40h.01M10.04 1.72h.01M11.88 2.66h.01M13.34 4.12h.01"
                + "M14.28 5.96h.01",
            lineWidth: 0.9),
        "mountains": DrawnIcon(
            "M1 13L5.9 4.5l3 5.1 1.8-2.6L15 13z"),
        "pawprint": DrawnIcon(
            "M1.8 7.2a1.3 1.7 0 1 0 2.6 0a1.3 1.7 0 1 0 -2.6 0zM4.65 3.9a1.4 1.9 0 1 0 2.8 0a1.4 1.9 0 1 0 -2.8 0"
                + "zM8.55 3.9a1.4 1.9 0 1 0 2.8 0a1.4 1.9 0 1 0 -2.8 0zM11.6 7.2a1.3 1.7 0 1 0 2.6 0"
                + "a1.3 1.7 0 1 0 -2.6 0zM8 7.75"
                + "c-1.9 0-2.6 1.5-3.6 2.5-.9.9-1.4 1.5-1.4 2.4 0 1.1.9 1.85 2 1.85 1.2 0 1.9-.5 3-.5s1.8.5 3 .5"
                + "c1.1 0 2-.75 2-1.85 0-.9-.5-1.5-1.4-2.4-1-1-1.7-2.5-3.6-2.5z"),
        "pianokeys": DrawnIcon(
            "M1.75 3.5h12.5v9H1.75z",
            details: "M6 12.5V8.5M10 12.5V8.5M5 3.5v5h2v-5M9 3.5v5h2v-5"),
        "plane": DrawnIcon(
            "M14.5 8c0 .6-.7 1-1.6 1H9.6l-3.4 5H5.1l1.6-5H3.8l-1.3 1.7h-.9L2.4 8l-.8-2.7h.9L3.8 7h2.9L5.1 2h1.1l3.4 5h3.3c.9 0 1.6.4 1.6 1z",
            lineWidth: 0.5, form: .filled),
        "popcorn": DrawnIcon(
            "M3 6.25h10l-1.2 8.25H4.2z"
                + "M3 6.25a2 2 0 0 1 1-3.65 2.3 2.3 0 0 1 4-.9 2.3 2.3 0 0 1 4 .9 2 2 0 0 1 1 3.65",
            details: "M6 6.25l.5 8.25M10 6.25l-.5 8.25"),
        "question-dashed": DrawnIcon(dashedSquare + "M6.1 6.2a1.9 1.9 0 1 1 2.8 1.7c-.6.3-.9.7-.9 1.4M8 11.4h.01"),
        "refrigerator": DrawnIcon(
            "M4 2.5a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z",
            details: "M4 6.5h8M6 3.5v1.25M6 8.25v2"),
        "sailboat": DrawnIcon(
            "M7.5 2v8.5h5c-.4-3.8-2.2-6.8-5-8.5zM5.75 5.2c-1.3 1.4-2.2 3.1-2.6 5.3h2.6zM2 12.5h12l-1.2 1.6"
                + "a1 1 0 0 1-.8.4h-8a1 1 0 0 1-.8-.4z"),
        "seal": DrawnIcon(
            "M8.00 2.10A1.72 1.72 0 0 1 10.95 2.89A1.72 1.72 0 0 1 13.11 5.05A1.72 1.72 0 0 1 13.90 8.00"
                + "A1.72 1.72 0 0 1 13.11 10.95A1.72 1.72 0 0 1 10.95 13.11A1.72 1.72 0 0 1 8.00 13.90"
                + "A1.72 1.72 0 0 1 5.05 13.11A1.72 1.72 0 0 1 2.89 10.95A1.72 1.72 0 0 1 2.10 8.00"
                + "A1.72 1.72 0 0 1 2.89 5.05A1.72 1.72 0 0 1 5.05 2.89A1.72 1.72 0 0 1 8.00 2.10z"),
        "soccerball": DrawnIcon(
            "M1.5 8a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z",
            details: "M8 5.4l2.5 1.8-1 2.9h-3l-1-2.9zM8 5.4v-2.6M10.5 7.2l2.6-.9M9.5 10.1l1.6 2.2M6.5 10.1l-1.6 2.2"
                + "M5.5 7.2l-2.6-.9"),
        "sofa": DrawnIcon(
            "M3 7V5a1.5 1.5 0 0 1 1.5-1.5h7A1.5 1.5 0 0 1 13 5v2"
                + "M1.5 8.25a1.25 1.25 0 0 1 2.5 0V10h8V8.25a1.25 1.25 0 0 1 2.5 0v3.25a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1z"
                + "M3.5 12.5v1.25M12.5 12.5v1.25"),
        "square-dashed": DrawnIcon(dashedSquare),
        "square-on-square": DrawnIcon(
            "M10.5 5.5v-2a2 2 0 0 0-2-2h-5a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2h2"
                + "M5.5 7.5a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2z"),
        "square-on-square-fill": DrawnIcon(
            "M6.25 7.75a1.5 1.5 0 0 1 1.5-1.5h5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-5a1.5 1.5 0 0 1-1.5-1.5z"
                + "M3.25 1.75h5a1.5 1.5 0 0 1 1.5 1.5v.75h-2.25a3.25 3.25 0 0 0-3.25 3.25v2.5h-1a1.5 1.5 0 0 1-1.5-1.5v-5"
                + "a1.5 1.5 0 0 1 1.5-1.5z",
            lineWidth: 0.5, form: .filled),
        "sum": DrawnIcon(
            "M11.75 4.5v-1.75h-7.25l4 5.25-4 5.25h7.25v-1.75", form: .lines),
        "sun-horizon": DrawnIcon(
            "M1 13h14M4 10.5a4 4 0 0 1 8 0zM8 2.75v1.75M2.9 4.9l1.2 1.2M13.1 4.9l-1.2 1.2M.9 9.75h1.5"
                + "M13.6 9.75h1.5"),
        "syringe": DrawnIcon(
            "M10.2 3.4l2.4 2.4-5.9 5.9H4.3V9.3zM11.4 4.6l2.1-2.1M12.2 1.3l2.5 2.5M4.3 11.7l-2.6 2.6",
            details: "M6.4 7.2l1.3 1.3M8.3 5.3l1.3 1.3"),
        "tennisball": DrawnIcon(
            "M1.5 8a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z",
            details: "M3.5 3.6c2.1 2.5 2.1 6.3 0 8.8M12.5 3.6c-2.1 2.5-2.1 6.3 0 8.8"),
        "tent": DrawnIcon(
            "M8 3L1.5 13.5h13zM8 3l-.6-1M8 3l.6-1",
            details: "M8 7.5l-2.8 6M8 7.5l2.8 6"),
        "text-viewfinder": DrawnIcon(
            "M1.5 4.5v-2a1 1 0 0 1 1-1h2M11.5 1.5h2a1 1 0 0 1 1 1v2M14.5 11.5v2a1 1 0 0 1-1 1h-2"
                + "M4.5 14.5h-2a1 1 0 0 1-1-1v-2M4.5 5.75h7M4.5 8h7M4.5 10.25h4.25", form: .lines),
        "tshirt": DrawnIcon(
            "M5.5 2L1.5 4.2l1.3 3.6 1.7-.6v6.3a.5.5 0 0 0 .5.5h6a.5.5 0 0 0 .5-.5V7.2l1.7.6 1.3-3.6L10.5 2c-.5 1.2-1.4 1.8-2.5 1.8S6 3.2 5.5 2z"),
        "washer": DrawnIcon(
            "M3 2.5a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z",
            details: "M8 6a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0 -6.4zM5 3.6h.01M7 3.6h.01"),
        "wave-3-right": DrawnIcon(
            "M3.5 5.5a4 4 0 0 1 0 5M6.5 3.5a7 7 0 0 1 0 9M9.5 1.75a10.5 10.5 0 0 1 0 12.5",
            lineWidth: 1.2, form: .lines),
        "xmark-bin": DrawnIcon(
            "M3.6 4.5l.7 9.2c.05.5.4.8.9.8h5.6c.5 0 .85-.3.9-.8l.7-9.2zM2.5 4.5h11M6 4.3V2.5h4v1.8", details: "M6.4 7.6l3.2 3.8M9.6 7.6l-3.2 3.8"),
    ]
}
