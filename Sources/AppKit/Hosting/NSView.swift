import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore

/// A SwiftUI view in a host, whatever its type: the content of a window, or of a controller.
///
/// It takes the place of `NSView` in AppKit's interfaces, since views of AppKit do not exist.
@preconcurrency @MainActor open class NSView: NSResponder {
    /// The window whose content the view is; nil for none.
    public internal(set) weak var window: NSWindow?
    private var chosenFrame = CGRect.zero

    override init() {
        super.init()
    }

    /// The rectangle of the view in points. In a window it is that of the window's content; outside of one, it is the rectangle that was set
    /// last, whose size a window takes over that shows the view.
    open var frame: CGRect {
        get { window.map { CGRect(origin: .zero, size: $0.frame.size) } ?? chosenFrame }
        set { chosenFrame = newValue }
    }
    /// The rectangle of the view in its own coordinates, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// The ideal size of the view in points.
    open var fittingSize: CGSize { bounds.size }
    /// The ideal size of the view in points.
    open var intrinsicContentSize: CGSize { fittingSize }

    /// Whether the view is invisible and receives no input.
    open var isHidden = false {
        didSet { if isHidden != oldValue { hiddenChanged() } }
    }
    /// The parts at the edges of the view that are covered by others, in points: none, since title bars lie outside of the content.
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    /// Whether the view receives the click that activates its window. Never called: on Linux views receive every click.
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }

    /// Whether the parts of the view may have the keyboard: true. Kept only: SwiftUI's views decide themselves.
    open override var acceptsFirstResponder: Bool { true }

    override func pass(_ event: NSEvent) { window?.viewsReceive(event) }

    /// The view as part of another one, in the size of its frame, or else its ideal size; nil for views that only a window shows.
    var embedded: AnyView? { nil }
    /// Applies another value of `isHidden`.
    func hiddenChanged() {}
    /// Shows the view in a window's tree.
    func show(in tree: ViewTree) {}
    /// Ends the connection with a window's tree.
    func leaveWindow() {}
}
