import Synchronization

/// The defaults of all scroll views, which a program sets with UIKit's `appearance()`. Modifiers of views take precedence.
package struct ScrollViewAppearance: Sendable {
    /// The defaults of this program.
    package static let shared = Mutex(ScrollViewAppearance())

    /// Whether content can be dragged beyond its ends.
    package var bounces = true
    /// Whether the user can scroll.
    package var isScrollEnabled = true
    /// The way in which scrolling dismisses the keyboard; nil for the automatic one.
    package var keyboardDismissMode: ScrollDismissesKeyboardMode?

    package init() {}
}
