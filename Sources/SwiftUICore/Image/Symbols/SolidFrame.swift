import CoreGraphics
import Synchronization

/// A filled frame with a symbol as a hole, such as "exclamationmark.circle.fill". In a heavier weight the lines of the symbol become wider, as
/// those of other symbols do, so the hole grows. Thickening the outline as a whole would close it.
final class SolidFrame: Sendable {
    private let frame: Path
    private let content: Path
    private let known = Mutex<[CGFloat: Path]>([:])

    /// - Parameter outlines: The outlines of a symbol. The result is nil unless they are one outline, of which one part encloses the others.
    init?(_ outlines: [SymbolDrawing.Outline], ink: CGRect) {
        guard outlines.count == 1 else { return nil }
        var parts = outlines[0].path.closedParts
        guard parts.count > 1, let index = parts.firstIndex(where: { $0.boundingRect.insetBy(dx: -0.5, dy: -0.5).contains(ink) }) else {
            return nil
        }
        frame = parts.remove(at: index)
        content = parts.reduce(into: Path()) { $0.addPath($1) }.normalized(eoFill: true)
    }

    /// Returns the area of the symbol.
    ///
    /// - Parameter thickening: The amount by which the frame and the lines of its content are thicker, in units; negative for thinner lines.
    func area(thickenedBy thickening: CGFloat) -> Path {
        if let path = known.withLock({ $0[thickening] }) { return path }
        let path = Self.changed(frame, by: thickening).subtracting(Self.changed(content, by: thickening))
        known.withLock { $0[thickening] = path }
        return path
    }

    private static func changed(_ path: Path, by thickening: CGFloat) -> Path {
        guard thickening != 0 else { return path }
        let line = path.strokedPath(StrokeStyle(lineWidth: abs(thickening), lineJoin: .round))
        return thickening > 0 ? path.union(line) : path.subtracting(line)
    }
}
