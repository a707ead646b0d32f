import CairoRendering
import CoreGraphics
import Foundation

/// The graphics contexts that drawing functions without a context draw into, by thread.
package enum GraphicsStack {
    private final class Contexts {
        var contexts: [CGContext] = []
        /// The contexts when the state was saved, from the first time to the last.
        var saved: [[CGContext]] = []
    }

    private static let key = "org.apus.graphics-contexts"

    private static var contexts: Contexts {
        let values = Thread.current.threadDictionary
        if let found = values[key] as? Contexts { return found }
        let made = Contexts()
        values[key] = made
        return made
    }

    /// The context that was entered last on this thread.
    package static var current: CGContext? { contexts.contexts.last }

    package static func push(_ context: CGContext) { contexts.contexts.append(context) }
    package static func pop() { _ = contexts.contexts.popLast() }

    /// Saves which context is current, and its state.
    package static func save() {
        contexts.saved.append(contexts.contexts)
        current?.saveGState()
    }

    /// Restores the context that was current when the state was saved last, and its state. Without a saved state, it does nothing.
    package static func restore() {
        guard let saved = contexts.saved.popLast() else { return }
        contexts.contexts = saved
        current?.restoreGState()
    }

    /// Calls `body` while a context is the current one.
    package static func draw<Result>(in context: CGContext, _ body: () throws -> Result) rethrows -> Result {
        push(context)
        defer { pop() }
        return try body()
    }

    /// Returns a context for a bitmap of a size in points, whose y axis points down; nil if there is no such bitmap.
    package static func bitmap(size: CGSize, scale: CGFloat) -> CGContext? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767,
            let context = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.translateBy(x: 0, y: height)
        context.scaleBy(x: scale, y: -scale)
        return context
    }
}
