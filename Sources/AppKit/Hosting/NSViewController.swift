import CoreGraphics
import Foundation
import KitValues

/// The controller of a SwiftUI view, whatever its type: of the content of a window or a popover.
///
/// It takes the place of `NSViewController` in AppKit's interfaces, since controllers of AppKit do not exist.
@preconcurrency @MainActor open class NSViewController: NSObject, HostedViewController {
    /// The title, which becomes that of a window that is made with the controller.
    open var title: String?
    /// The size in points with which a window or a popover opens; without area, it is the ideal size of the view.
    open var preferredContentSize = CGSize.zero
    package var viewAppearance = ViewAppearance()

    override init() {
        super.init()
    }

    /// Returns nil: archives of controllers, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    /// The view of the controller.
    open var view: NSView { NSView() }

    /// Whether the view of the controller has been asked for.
    public var isViewLoaded: Bool { viewAppearance.isLoaded }
    /// Asks for the view of the controller, which calls `viewDidLoad()` the first time.
    open func loadViewIfNeeded() { _ = view }

    /// Called when the view of the controller is asked for the first time.
    open func viewDidLoad() {}
    /// Called before the window or popover of the controller is shown.
    open func viewWillAppear() {}
    /// Called after the window or popover of the controller has been shown.
    open func viewDidAppear() {}
    /// Called before the window or popover of the controller is taken from the screen or closed.
    open func viewWillDisappear() {}
    /// Called after the window or popover of the controller has been taken from the screen; for one that closes, immediately before.
    open func viewDidDisappear() {}

    package func viewReached(_ step: ViewLifeStep) {
        switch step {
        case .didLoad: viewDidLoad()
        case .willAppear: viewWillAppear()
        case .didAppear: viewDidAppear()
        case .willDisappear: viewWillDisappear()
        case .didDisappear: viewDidDisappear()
        }
    }

    /// The size with which a window or a popover opens, in points; nil for the ideal size of the view.
    var initialSize: CGSize? {
        [preferredContentSize, view.frame.size].first { $0.width > 0 && $0.height > 0 }
    }
}
