import CoreGraphics

/// The order in which the layers of a symbol show its value.
private enum SymbolValueOrder {
    /// From the bottom to the top, as the arcs of a radio wave.
    case upwards
    /// From the left to the right, as bars.
    case rightwards
    /// From the left to the right after the first part, as the waves beside a loudspeaker.
    case rightwardsAfterFirst
    /// From the centre to both sides, as the waves around an antenna.
    case outwards

    init?(symbol name: String) {
        guard !name.contains("slash") else { return nil }
        if name == "wifi" || name.hasPrefix("wifi.circle") == false && name.hasPrefix("wifi") {
            self = .upwards
        } else if name.hasPrefix("speaker.wave") || name.hasPrefix("speaker.") && name.last?.isNumber == true || name.hasPrefix("speaker.3") {
            self = .rightwardsAfterFirst
        } else if name.hasPrefix("cellularbars") || name == "chart.bar" || name == "chart.bar.fill" {
            self = .rightwards
        } else if name.contains("radiowaves.left.and.right") {
            self = .outwards
        } else {
            return nil
        }
    }
}

extension SymbolDrawing {
    /// The parts of the drawing with the share of the value from which each is drawn in full; nil for symbols that show no value.
    func valueLayers(of name: String) -> [(outline: Outline, threshold: Double)]? {
        guard let order = SymbolValueOrder(symbol: name) else { return nil }
        let parts = outlines.flatMap { outline in
            outline.path.connectedParts.map { Outline(path: $0, isEvenOdd: outline.isEvenOdd, level: outline.level) }
        }
        func key(_ outline: Outline) -> CGFloat {
            let box = outline.path.boundingRect
            return switch order {
            case .upwards: -box.maxY
            case .rightwards, .rightwardsAfterFirst: box.minX
            case .outwards: abs(box.midX - ink.midX).rounded()
            }
        }
        let keys = Set(parts.map(key)).sorted()
        let skipped = order == .rightwardsAfterFirst ? 1 : 0
        let count = keys.count - skipped
        guard count > 1 else { return nil }
        return parts.map { part in
            let place = (keys.firstIndex(of: key(part)) ?? 0) - skipped
            return (part, place < 0 ? -1 : Double(place) / Double(count))
        }
    }
}

extension Path {
    /// The subpaths, each with those inside of it, which are its holes.
    fileprivate var connectedParts: [Path] {
        var parts: [(box: CGRect, path: Path)] = []
        for part in closedParts.sorted(by: { $0.boundingRect.width > $1.boundingRect.width }) {
            let box = part.boundingRect
            if let outer = parts.firstIndex(where: { $0.box.contains(box) && $0.path.contains(part.startPoint ?? box.origin, eoFill: false) }) {
                parts[outer].path.addPath(part)
            } else {
                parts.append((box, part))
            }
        }
        return parts.map(\.path)
    }

    private var startPoint: CGPoint? {
        var start: CGPoint?
        forEach { element in if case .move(let point) = element, start == nil { start = point } }
        return start
    }
}
