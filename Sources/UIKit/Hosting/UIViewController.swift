import CoreGraphics
import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// A controller of SwiftUI content: of a window, or one that is presented over a window.
///
///     let controller = UIHostingController(rootView: SettingsPage())
///     controller.modalPresentationStyle = .fullScreen
///     UIApplication.shared.keyWindow?.rootViewController?.present(controller, animated: true)
///
/// A controller that is no `UIHostingController` has no content: its view is the colour of its background. Containers, such as
/// `addChild(_:)`, do not exist.
@preconcurrency @MainActor open class UIViewController: UIResponder, HostedViewController {
    /// The title in the bar of a `UINavigationController`. Windows that a program makes, and sheets, have no title bar.
    open var title: String? { didSet { navigationItem.changed() } }
    /// The navigation controller in whose pages the controller is; nil for none.
    open internal(set) weak var navigationController: UINavigationController?
    /// What the bar of the navigation controller shows for the controller.
    public private(set) lazy var navigationItem = UINavigationItem()
    /// The tab bar controller among whose tabs the controller, or the navigation controller of its page, is; nil for none.
    open internal(set) var tabBarController: UITabBarController? {
        get { ownTabBarController ?? navigationController?.tabBarController }
        set { ownTabBarController = newValue }
    }
    private weak var ownTabBarController: UITabBarController?
    private var ownTabBarItem: UITabBarItem?
    /// What the bar of the tab bar controller shows for the controller. A navigation controller without an item has that of its first page.
    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            let item = UITabBarItem()
            ownTabBarItem = item
            return item
        }
        set {
            if let changed = ownTabBarItem?.changed { newValue?.changed = changed }
            ownTabBarItem = newValue
            newValue?.changed()
        }
    }
    /// Whether the program has asked for the item in a tab bar, or has set one.
    var hasTabBarItem: Bool { ownTabBarItem != nil }
    /// The size in points that the content wants in a popover; a length of 0 is that of the content. Sheets have the size of their style.
    open var preferredContentSize = CGSize.zero { didSet { presentationChanged() } }
    package var viewAppearance = ViewAppearance()

    // MARK: Orientation

    /// Asks the system to turn the window as the controller allows. It has no effect: windows of desktops are not turned.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Asks the system to turn the window as the device is held. It has no effect: computers are not turned.
    public class func attemptRotationToDeviceOrientation() {}

    // MARK: Presentation

    /// How the controller is shown when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How the controller appears when it is presented. Kept only: sheets and covers rise from the bottom.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the user cannot dismiss the presented controller.
    open var isModalInPresentation = false {
        didSet { presentationChanged() }
    }
    /// The controller that this one presents; nil for none.
    open internal(set) var presentedViewController: UIViewController?
    /// The controller that presents this one; nil for none.
    open internal(set) weak var presentingViewController: UIViewController?
    /// Whether the controller is about to be presented, while its `viewWillAppear(_:)` is called.
    open internal(set) var isBeingPresented = false
    /// Whether the controller is about to be dismissed, while its `viewWillDisappear(_:)` is called.
    open internal(set) var isBeingDismissed = false
    /// The presentation of this controller in a window; nil unless it is presented.
    var presentation: ControllerPresentation?
    private var ownSheet: UISheetPresentationController?
    private var ownPopover: UIPopoverPresentationController?
    private var ownCover: UIPresentationController?

    /// Creates a controller without content.
    public override init() {
        super.init()
    }

    /// Creates a controller without content. Archives do not exist: the names of one and its bundle are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Returns nil: archives of controllers, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    // MARK: The view

    /// The view of the controller, apart from whether it has been asked for.
    private(set) lazy var ownView = UIView(of: self, backgroundColor: defaultBackground)

    /// The view of the controller.
    open var view: UIView! {
        load()
        return ownView
    }

    /// Whether the view of the controller has been asked for.
    public var isViewLoaded: Bool { viewAppearance.isLoaded }
    /// Asks for the view of the controller, which calls `viewDidLoad()` the first time.
    open func loadViewIfNeeded() { load() }

    /// Called when the view of the controller is asked for the first time: before it is shown, if not by `loadViewIfNeeded()`.
    open func viewDidLoad() {}
    /// Called before the controller is shown in a window. Desktops animate windows themselves: the argument is true only for controllers that are
    /// presented with an animation, here and below.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the controller has been shown, before `viewDidAppear(_:)`.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the controller has been shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the controller is hidden, dismissed or closed.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the controller has been hidden or dismissed; for one whose window closes, immediately before.
    open func viewDidDisappear(_ animated: Bool) {}

    package func viewReached(_ step: ViewLifeStep) {
        let isAnimated = presentation?.isAnimated ?? false
        switch step {
        case .didLoad: viewDidLoad()
        case .willAppear: viewWillAppear(isAnimated)
        case .didAppear:
            viewIsAppearing(isAnimated)
            viewDidAppear(isAnimated)
        case .willDisappear: viewWillDisappear(isAnimated)
        case .didDisappear: viewDidDisappear(isAnimated)
        }
    }

    // MARK: Presenting

    /// Presents a controller over the window of this one.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller. It cannot be presented while it, or another one by the same controller, is presented already.
    ///   - flag: Whether the controller appears with an animation.
    ///   - completion: Called once the controller has been shown, after this function has returned.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Presents a controller over the window of this one, with an animation.
    open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

    /// Dismisses the controller that this one presents, with those above it; a controller that presents none is itself dismissed.
    ///
    /// - Parameters:
    ///   - flag: Whether the controller disappears with an animation.
    ///   - completion: Called once the controller has gone, after this function has returned.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresenting(animated: flag, completion: completion)
    }

    /// The settings of the sheet in which the controller is presented, and the object that tells its delegate of the presentation; nil unless the
    /// controller is presented as a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        guard modalPresentationStyle.isSheet else { return nil }
        if ownSheet == nil { ownSheet = UISheetPresentationController(self) }
        return ownSheet
    }
    /// The settings of the popover in which the controller is presented.
    open var popoverPresentationController: UIPopoverPresentationController? {
        if ownPopover == nil { ownPopover = UIPopoverPresentationController(self) }
        return ownPopover
    }
    /// The object that tells its delegate of the presentation: the controller of the sheet or of the popover, or one for a controller that covers the
    /// window.
    open var presentationController: UIPresentationController? {
        if modalPresentationStyle == .popover { return popoverPresentationController }
        guard modalPresentationStyle.coversAll else { return sheetPresentationController }
        if ownCover == nil { ownCover = UIPresentationController(self) }
        return ownCover
    }
    /// The presentation controllers that the program has asked for.
    var presentationControllers: [UIPresentationController] { [ownSheet, ownPopover, ownCover].compactMap { $0 } }

    // MARK: Content

    /// The ideal size of the content in points.
    var idealSize: CGSize { .zero }
    /// The colour behind the content unless the program sets one.
    var defaultBackground: UIColor? { nil }
    /// The content for the tree of a window over which the controller is presented.
    var content: AnyView { AnyView(Color.clear) }
    /// The view that presents the controller as long as it exists.
    var presenter: AnyView {
        if modalPresentationStyle == .popover, let popoverPresentationController {
            return AnyView(ControllerPopover(self, popover: popoverPresentationController))
        }
        return sheet
    }

    /// Returns the size that the content chooses for a proposed size.
    func fittingSize(_ size: CGSize) -> CGSize { .zero }
    /// Draws the content in a size into a rectangle of a context.
    func draw(size: CGSize, in rect: CGRect, of context: CGContext) {}
    /// Shows the content as that of a window.
    func show(in tree: ViewTree) { tree.setRootView(WindowRoot(content: content)) }
    /// Ends the connection with a window's tree.
    func leaveWindow() {}
    /// Called when the controller has been presented.
    func didPresent() {}
    /// Called before the controller is dismissed.
    func willDismiss() {}

    /// Shows another colour behind the content.
    func backgroundChanged() {
        if presentation != nil { presentationChanged() } else { ownView.window?.contentBackgroundChanged() }
    }
}
