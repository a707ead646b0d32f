import CoreGraphics
import Foundation

/// The status items of the program.
///
/// Linux desktops have no common place for them: each is a small window, like a SwiftUI `MenuBarExtra`.
@preconcurrency @MainActor open class NSStatusBar: NSObject {
    /// The status bar of the system.
    public static let system = NSStatusBar()

    /// The items, which the bar keeps until they are removed.
    private(set) var items: [NSStatusItem] = []

    /// Adds an item, whose window opens after the current event.
    ///
    /// - Parameter length: The width in points; has no effect, since windows fit their content.
    open func statusItem(withLength length: CGFloat) -> NSStatusItem {
        let item = NSStatusItem(length: length, in: self)
        items.append(item)
        DispatchQueue.main.async { MainActor.assumeIsolated { item.show() } }
        return item
    }

    /// Removes an item, whose window closes. Items that are not in the bar have no effect.
    open func removeStatusItem(_ item: NSStatusItem) {
        guard let index = items.firstIndex(of: item) else { return }
        items.remove(at: index)
        item.remove()
    }

    /// False: there is no vertical bar.
    open var isVertical: Bool { false }
    /// The height of a status bar on macOS, in points, for which programs make pictures.
    open var thickness: CGFloat { 22 }
}
