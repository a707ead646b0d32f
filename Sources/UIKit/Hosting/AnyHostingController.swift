import CoreGraphics
import Foundation
import KitValues
import SwiftUICore

/// The controller of a SwiftUI view, whatever its type: of the content of a window.
///
/// It takes the place of `UIViewController` in UIKit's interfaces, since controllers of UIKit do not exist.
@preconcurrency @MainActor open class AnyHostingController: UIResponder, HostedViewController {
    /// The title of the view. Kept only: a window that a program makes has no title bar.
    open var title: String?
    package var viewAppearance = ViewAppearance()

    override init() {
        super.init()
    }

    /// Returns nil: archives of controllers, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    /// The view of the controller, apart from whether it has been asked for.
    private(set) lazy var hostingView = AnyHostingView { [weak self] in self?.idealSize ?? .zero }

    /// The view of the controller.
    open var view: AnyHostingView! {
        load()
        return hostingView
    }

    /// Whether the view of the controller has been asked for.
    public var isViewLoaded: Bool { viewAppearance.isLoaded }
    /// Asks for the view of the controller, which calls `viewDidLoad()` the first time.
    open func loadViewIfNeeded() { load() }

    /// Called when the view of the controller is asked for the first time: before its window is shown, if not by `loadViewIfNeeded()`.
    open func viewDidLoad() {}
    /// Called before the window of the controller is shown. Desktops animate windows themselves: the argument is false, here and below.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the window of the controller has been shown, before `viewDidAppear(_:)`.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the window of the controller has been shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the window of the controller is hidden or closed.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the window of the controller has been hidden; for one that closes, immediately before.
    open func viewDidDisappear(_ animated: Bool) {}

    package func viewReached(_ step: ViewLifeStep) {
        switch step {
        case .didLoad: viewDidLoad()
        case .willAppear: viewWillAppear(false)
        case .didAppear:
            viewIsAppearing(false)
            viewDidAppear(false)
        case .willDisappear: viewWillDisappear(false)
        case .didDisappear: viewDidDisappear(false)
        }
    }

    /// The ideal size of the view in points.
    var idealSize: CGSize { .zero }
    /// Shows the view in a window's tree.
    func show(in tree: ViewTree) {}
    /// Ends the connection with a window's tree.
    func leaveWindow() {}
}
