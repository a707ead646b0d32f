import CoreGraphics
import Foundation
import SwiftUICore

/// A SwiftUI view in a host, whatever its type: the content of a window, or of a controller.
///
/// It takes the place of `NSView` in AppKit's interfaces, since views of AppKit do not exist.
@MainActor open class AnyHostingView: NSObject {
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

    /// Shows the view in a window's tree.
    func show(in tree: ViewTree) {}
    /// Ends the connection with a window's tree.
    func leaveWindow() {}
}
