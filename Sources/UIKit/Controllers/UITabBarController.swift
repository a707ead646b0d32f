import CoreGraphics
import Foundation
import KitValues
import SwiftUI

/// A controller of controllers, of which one is shown, with a bar of tabs.
///
///     let tabs = UITabBarController()
///     tabs.viewControllers = [library, search]
///     window.rootViewController = tabs
///
/// It shows the controllers in SwiftUI's `TabView`, which has its bar and its item "More" for those that do not fit.
open class UITabBarController: UIViewController {
    private let pages = TabPages()

    /// Creates a controller without tabs.
    public override init() {
        super.init()
        pages.owner = self
    }

    /// Creates a controller without tabs. Archives do not exist: the names of one and its bundle are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        pages.owner = self
    }

    /// Returns nil: archives of controllers, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    /// The object that is asked before the user selects a tab, and told afterwards; nil for none.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers of the tabs. The selected one stays selected if it is among the new ones; otherwise the first one is selected.
    open var viewControllers: [UIViewController]? {
        get { pages.all.isEmpty ? nil : pages.all }
        set {
            let selected = selectedViewController
            for controller in pages.all where newValue?.contains(where: { $0 === controller }) != true { controller.tabBarController = nil }
            var controllers: [UIViewController] = []
            for controller in newValue ?? [] where !controllers.contains(where: { $0 === controller }) { controllers.append(controller) }
            for controller in controllers {
                controller.tabBarController = self
                controller.tabItemOwner.tabBarItem.changed = { [pages] in pages.objectWillChange.send() }
            }
            pages.all = controllers
            pages.selected = controllers.firstIndex { $0 === selected } ?? 0
        }
    }

    /// Replaces the controllers of the tabs. The argument is not used: tabs change without an animation.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { self.viewControllers = viewControllers }

    /// The index of the selected controller; `NSNotFound` without controllers. An index that no controller has is ignored. The delegate is not
    /// asked.
    open var selectedIndex: Int {
        get { pages.all.isEmpty ? NSNotFound : pages.selected }
        set { if pages.all.indices.contains(newValue) { pages.selected = newValue } }
    }

    /// The selected controller; nil without controllers. One that is not among the tabs is ignored.
    open var selectedViewController: UIViewController? {
        get { pages.all.indices.contains(pages.selected) ? pages.all[pages.selected] : nil }
        set { if let index = pages.all.firstIndex(where: { $0 === newValue }) { pages.selected = index } }
    }

    /// The appearance of the bar, which is one for all tab bars.
    open var tabBar: UITabBar { UITabBar.appearance() }

    /// Selects a tab as the user does.
    fileprivate func userSelects(_ index: Int) {
        guard pages.all.indices.contains(index) else { return }
        let controller = pages.all[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        // The delegate may have changed the tabs.
        guard let index = pages.all.firstIndex(where: { $0 === controller }) else { return }
        pages.selected = index
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: Content

    override var idealSize: CGSize { selectedViewController?.idealSize ?? .zero }
    override var defaultBackground: UIColor? { .systemBackground }
    override var content: AnyView { AnyView(ControllerTabs(pages: pages)) }
    override func fittingSize(_ size: CGSize) -> CGSize { selectedViewController?.fittingSize(size) ?? .zero }
    override func draw(size: CGSize, in rect: CGRect, of context: CGContext) {
        HostedTree(ControllerTabs(pages: pages)).draw(size: size, in: rect, of: context)
    }
}

/// An object that is asked before the user selects a tab, and told afterwards. It is not told when the program selects one.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns whether the user may select a tab; true by default.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after the user has selected a tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// The tabs of a tab bar controller.
@MainActor private final class TabPages: ObservableObject {
    @Published var all: [UIViewController] = []
    @Published var selected = 0
    weak var owner: UITabBarController?
}

private struct ControllerTabs: View {
    @ObservedObject var pages: TabPages

    var body: some View {
        TabView(selection: Binding(get: { pages.selected }, set: { pages.owner?.userSelects($0) })) {
            ForEach(pages.all, id: \.self) { tab($0) }
        }
    }

    private func tab(_ controller: UIViewController) -> some View {
        let index = pages.all.firstIndex { $0 === controller }
        let owner = controller.tabItemOwner
        let item: UITabBarItem = owner.tabBarItem
        let image = index == pages.selected ? item.selectedImage ?? item.image : item.image
        let title = item.title ?? owner.title
        return TabPage(controller: controller)
            .tabItem {
                if let image { Image(uiImage: image) }
                if let title { Text(verbatim: title) }
            }
            .badge(item.badgeValue.map { Text(verbatim: $0) })
            .tag(index ?? 0)
    }
}

/// The content of a controller in a tab.
private struct TabPage: View {
    let controller: UIViewController

    var body: some View {
        controller.content
            .onAppear { controller.showing {} }
            .onDisappear { controller.hiding() }
    }
}

extension UIViewController {
    /// The controller whose item stands for this one in a tab bar: for a navigation controller without an item of its own the one of its first page.
    fileprivate var tabItemOwner: UIViewController {
        guard !hasTabBarItem, let root = (self as? UINavigationController)?.viewControllers.first else { return self }
        return root.tabItemOwner
    }
}
