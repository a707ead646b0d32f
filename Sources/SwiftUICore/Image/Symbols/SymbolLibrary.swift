import CoreGraphics
import Foundation
import Synchronization

/// A symbol's outlines in its own coordinates: a square of 16 units.
package struct SymbolDrawing: Sendable {
    package struct Outline: Sendable {
        package var path: Path
        package var isEvenOdd: Bool
    }

    package static let side: CGFloat = 16

    package var outlines: [Outline]
    /// The rectangle around the outlines.
    package let ink: CGRect

    init(outlines: [Outline]) {
        self.outlines = outlines
        ink = outlines.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    }

    /// What stands for a symbol that is not known.
    static let placeholder: SymbolDrawing = {
        let square = Path(CGRect(x: 1.5, y: 1.5, width: 13, height: 13))
        return SymbolDrawing(outlines: [
            Outline(path: square.strokedPath(StrokeStyle(lineWidth: 1, dash: [2, 1.25], dashPhase: 1)), isEvenOdd: false)
        ])
    }()
}

/// The system's symbols: Bootstrap Icons under the names of SF Symbols.
package enum SymbolLibrary {
    private static let folders = ["/usr/share/bootstrap-icons/svg", "/usr/local/share/bootstrap-icons/svg"]
    private static let drawings = Mutex<[String: SymbolDrawing?]>([:])

    /// The drawing of a symbol; nil if there is none of the name.
    package static func drawing(named name: String) -> SymbolDrawing? {
        if let known = drawings.withLock({ $0[name] }) { return known }
        let found = SymbolNames.files(for: name).lazy.compactMap(read).first
        drawings.withLock { $0[name] = .some(found) }
        return found
    }

    private static func read(_ file: String) -> SymbolDrawing? {
        // Names come from programs: they must not lead out of the folder.
        guard !file.isEmpty, file.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (48...57).contains($0) || (97...122).contains($0) }) else {
            return nil
        }
        for folder in folders {
            guard let text = try? String(contentsOfFile: "\(folder)/\(file).svg", encoding: .utf8) else { continue }
            let drawing = SymbolDrawing(outlines: outlines(in: text))
            if !drawing.ink.isNull { return drawing }
        }
        return nil
    }

    /// The outlines in an icon's file, which holds paths, circles and rectangles only.
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
                result.append(SymbolDrawing.Outline(
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
