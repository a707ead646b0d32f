import CoreGraphics
import Foundation

/// The controller of a SwiftUI view, whatever its type: of the content of a window or a popover.
///
/// It takes the place of `NSViewController` in AppKit's interfaces, since controllers of AppKit do not exist.
@MainActor open class AnyHostingController: NSObject {
    /// The title, which becomes that of a window that is made with the controller.
    open var title: String?
    /// The size in points with which a window or a popover opens; without area, it is the ideal size of the view.
    open var preferredContentSize = CGSize.zero

    override init() {
        super.init()
    }

    /// The view of the controller.
    open var view: AnyHostingView { AnyHostingView() }

    /// The size with which a window or a popover opens, in points; nil for the ideal size of the view.
    var initialSize: CGSize? {
        [preferredContentSize, view.frame.size].first { $0.width > 0 && $0.height > 0 }
    }
}
