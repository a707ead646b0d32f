import CoreGraphics

/// The covered parts of a window: by its own bars and notches, by the keyboard, and by views that cover parts of others.
package final class SafeAreas {
    unowned(unsafe) let tree: ViewTree
    /// The height of the keyboard that the program was last notified of, in points.
    var announcedKeyboardReach: CGFloat = 0
    /// The nodes that extend into covered parts.
    var readers = ElementList<ViewElement>()
    /// Whether the readers were notified of covered parts, and so must be notified once there are none.
    private var hadInsets = false

    /// The widths of the covered parts of the window at each edge, in points.
    package var windowInsets = EdgeInsets() {
        didSet { if windowInsets != oldValue { changed() } }
    }

    /// The height by which an on-screen keyboard covers the window, in points, including other covered parts at the bottom.
    package var keyboardHeight: CGFloat = 0 {
        didSet { if keyboardHeight != oldValue { keyboardChanged() } }
    }

    /// The height of the accessory bar above the keyboard, or at the bottom of the window if there is no keyboard, in points.
    var keyboardBarHeight: CGFloat = 0 {
        didSet { if keyboardBarHeight != oldValue { keyboardChanged() } }
    }

    /// The number of views that cover parts of others.
    var coverCount = 0 {
        // Scroll views draw differently under covering views, so their cached drawing is only valid while nothing is covered.
        didSet { if (oldValue == 0) != (coverCount == 0) { tree.display.invalidateCaches() } }
    }

    init(tree: ViewTree) {
        self.tree = tree
    }

    /// The height by which the keyboard and its accessory bar cover the window, in points.
    var keyboardReach: CGFloat {
        keyboardBarHeight > 0 ? max(keyboardHeight, windowInsets.bottom) + keyboardBarHeight : keyboardHeight
    }

    /// Whether any part of the window is covered.
    var hasInsets: Bool { coverCount > 0 || keyboardReach != 0 || windowInsets != EdgeInsets() }

    private func keyboardChanged() {
        changed()
        tree.focus.revealFocus()
        announceKeyboard()
    }

    private func changed() {
        tree.rootNode?.invalidateArrangement()
        tree.geometryChanged()
        tree.setNeedsDisplay()
    }

    /// Makes the nodes that extend into covered parts check their extents again.
    func notifyReaders() {
        guard hasInsets || hadInsets else { return }
        hadInsets = hasInsets
        for reader in readers.all() where !reader.hasEnded { reader.geometryMayHaveChanged() }
    }
}
