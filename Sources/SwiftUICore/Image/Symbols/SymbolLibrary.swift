import CoreGraphics
import Foundation
import Synchronization

/// The outlines of a symbol, in a coordinate space of 16 by 16 units.
package struct SymbolDrawing: Sendable {
    package struct Outline: Sendable {
        package var path: Path
        package var isEvenOdd: Bool
        /// 0 for the primary layer, 1 for the secondary layer, such as an enclosing circle.
        package var level = 0
    }

    package static let side: CGFloat = 16
    /// The opacity of the layers beyond the value of a symbol.
    static let faintOpacity = 0.3

    package var outlines: [Outline]
    /// The bounding rectangle of the outlines.
    package let ink: CGRect
    /// The size of the symbol relative to text.
    let proportions: SymbolProportions
    /// The size that the symbol has in body text of iOS at medium scale, in points; nil if only its outlines tell.
    var recordedSize: CGSize?
    /// The name of the icon file that contains the outlines; empty for composed symbols.
    let icon: String
    /// The frame and the hole in it, for a symbol enclosed in a filled frame; nil for others.
    let solidFrame: SolidFrame?

    /// - Parameters:
    ///   - icon: The name of the icon file that contains the outlines.
    ///   - isEnclosed: Whether the symbol is enclosed in a filled frame.
    init(outlines: [Outline], icon: String = "", isEnclosed: Bool = false) {
        self.outlines = outlines
        self.icon = icon
        ink = outlines.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
        solidFrame = isEnclosed ? SolidFrame(outlines, ink: ink) : nil
        proportions = SymbolProportions(outlines: outlines, icon: icon)
    }

    /// Returns the layers of the drawing: the content and the solid frame of an enclosed symbol, or the parts of a multi-part
    /// drawing.
    func layers(of name: String) -> [Outline] {
        guard outlines.count == 1 else {
            return outlines.enumerated().map { Outline(path: $1.path, isEvenOdd: $1.isEvenOdd, level: min($0, 2)) }
        }
        let parts = outlines[0].path.closedParts
        guard SymbolColors.isEnclosed(name), let frame = parts.first(where: { $0.boundingRect.insetBy(dx: -0.5, dy: -0.5).contains(ink) }),
            parts.count > 1
        else { return outlines }
        var content = Path()
        for part in parts where part != frame { content.addPath(part) }
        return [Outline(path: frame, isEvenOdd: false, level: 2), Outline(path: content, isEvenOdd: true, level: 0)]
    }

    /// The placeholder for unknown symbols.
    static let placeholder: SymbolDrawing = {
        let square = Path(CGRect(x: 1.5, y: 1.5, width: 13, height: 13))
        return SymbolDrawing(outlines: [
            Outline(path: square.strokedPath(StrokeStyle(lineWidth: 1, dash: [2, 1.25], dashPhase: 1)), isEvenOdd: false)
        ])
    }()
}

/// The system symbols: Bootstrap Icons, a few icons drawn here, and symbols composed of these, under the names of SF Symbols.
package enum SymbolLibrary {
    private static let folders = folders(dataFolders: ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? "")

    /// The folder `bootstrap-icons/svg` in each of the system's data folders. A bundled program names its own in `XDG_DATA_DIRS`.
    package static func folders(dataFolders: String) -> [String] {
        let named = dataFolders.split(separator: ":").map(String.init)
        let usual = ["/usr/share", "/usr/local/share"]
        return (named.filter { $0.hasPrefix("/") && !usual.contains($0) } + usual).map { $0 + "/bootstrap-icons/svg" }
    }

    private static let drawings = Mutex<[String: SymbolDrawing?]>([:])

    /// Returns the drawing of a symbol; nil if there is none with this name.
    package static func drawing(named name: String) -> SymbolDrawing? {
        if let known = drawings.withLock({ $0[name] }) { return known }
        let isEnclosed = SymbolColors.isEnclosed(name)
        var found =
            SymbolNames.files(for: name).lazy.compactMap { read($0, isEnclosed: isEnclosed) }.first
            ?? ComposedSymbol.outlines(named: name).map { SymbolDrawing(outlines: $0, isEnclosed: isEnclosed) }
            ?? SymbolNames.substitute(for: name).flatMap(drawing)
        if let size = SymbolProportions.recorded[name] { found?.recordedSize = size }
        let drawing = found
        drawings.withLock { $0[name] = .some(drawing) }
        return found
    }

    private static func read(_ file: String, isEnclosed: Bool) -> SymbolDrawing? {
        // Names are supplied by programs and must not escape the folder.
        guard !file.isEmpty, file.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (48...57).contains($0) || (97...122).contains($0) }) else {
            return nil
        }
        for folder in folders {
            guard let text = try? String(contentsOfFile: "\(folder)/\(file).svg", encoding: .utf8) else { continue }
            let drawing = SymbolDrawing(outlines: outlines(in: text), icon: file, isEnclosed: isEnclosed)
            if !drawing.ink.isNull { return drawing }
        }
        return DrawnIcon.outlines(named: file).map { SymbolDrawing(outlines: $0, icon: file, isEnclosed: isEnclosed) }
    }

    /// Returns the outlines in an icon file, which contains only paths, circles and rectangles.
    package static func outlines(in text: String) -> [SymbolDrawing.Outline] {
        var result: [SymbolDrawing.Outline] = []
        for element in text.split(separator: "<") {
            let isEvenOdd = attribute("fill-rule", of: element) == "evenodd"
            func number(_ name: String) -> CGFloat { attribute(name, of: element).flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
            if element.hasPrefix("path "), let data = attribute("d", of: element) {
                result.append(SymbolDrawing.Outline(path: SVGPathReader.path(data), isEvenOdd: isEvenOdd))
            } else if element.hasPrefix("circle ") {
                let radius = number("r")
                let box = CGRect(x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius)
                result.append(SymbolDrawing.Outline(path: Path(ellipseIn: box), isEvenOdd: false))
            } else if element.hasPrefix("rect ") {
                let box = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
                result.append(
                    SymbolDrawing.Outline(
                        path: Path(roundedRect: box, cornerRadius: number("rx"), style: .circular), isEvenOdd: false))
            }
        }
        return result.filter { !$0.path.isEmpty }
    }

    private static func attribute(_ name: String, of element: Substring) -> Substring? {
        guard let start = element.range(of: " \(name)=\"")?.upperBound, let end = element[start...].firstIndex(of: "\"") else {
            return nil
        }
        return element[start..<end]
    }
}

extension Path {
    /// The subpaths, each of which begins with a move.
    var closedParts: [Path] {
        var parts: [Path] = []
        forEach { element in
            if case .move = element { parts.append(Path()) }
            guard !parts.isEmpty else { return }
            let last = parts.count - 1
            switch element {
            case .move(let point): parts[last].move(to: point)
            case .line(let point): parts[last].addLine(to: point)
            case .quadCurve(let point, let control): parts[last].addQuadCurve(to: point, control: control)
            case .curve(let point, let first, let second): parts[last].addCurve(to: point, control1: first, control2: second)
            case .closeSubpath: parts[last].closeSubpath()
            }
        }
        return parts
    }
}
