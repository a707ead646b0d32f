import Foundation
import KitValues
import SwiftUI
import os

/// A controller of pages, of which the last one is shown, with a navigation bar.
///
///     let navigation = UINavigationController(rootViewController: UIHostingController(rootView: Books()))
///     presenter.present(navigation, animated: true)
///     navigation.pushViewController(UIHostingController(rootView: BookPage()), animated: true)
open class UINavigationController: UIViewController {
    private let pages = Pages()

    /// Creates a controller without pages.
    public override init() { super.init() }

    /// Creates a controller with a page.
    public init(rootViewController: UIViewController) {
        super.init()
        viewControllers = [rootViewController]
    }

    /// Returns nil: archives of controllers, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Pages

    /// The controllers of the pages, the first one in the back. The same one cannot have several pages.
    open var viewControllers: [UIViewController] {
        get { pages.all }
        set {
            for controller in pages.all where !newValue.contains(where: { $0 === controller }) { controller.navigationController = nil }
            for controller in newValue {
                controller.navigationController = self
                controller.navigationItem.changed = { [pages] in pages.objectWillChange.send() }
            }
            pages.all = newValue
        }
    }
    /// The controller of the page in front; nil without pages.
    open var topViewController: UIViewController? { pages.all.last }
    /// The controller that the user sees: the one that the page in front presents, or else that of the page.
    open var visibleViewController: UIViewController? {
        var controller = topViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller ?? presentedViewController
    }

    /// Shows a page in front of the others. A controller that has a page already is ignored, with a warning.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !pages.all.contains(where: { $0 === viewController }) else {
            return RuntimeWarnings.report("Pushing the same view controller instance more than once is not supported: \(type(of: viewController)).")
        }
        setViewControllers(pages.all + [viewController], animated: animated)
    }

    /// Removes the page in front unless it is the only one. Returns its controller.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard pages.all.count > 1, let last = pages.all.last else { return nil }
        setViewControllers(pages.all.dropLast(), animated: animated)
        return last
    }

    /// Removes all pages but the first one. Returns their controllers.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { popPages(after: 0, animated: animated) }

    /// Removes the pages in front of one. Returns their controllers; nil if the controller has no page.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pages.all.firstIndex { $0 === viewController }.flatMap { popPages(after: $0, animated: animated) }
    }

    private func popPages(after index: Int, animated: Bool) -> [UIViewController]? {
        guard pages.all.count > index + 1 else { return nil }
        let popped = Array(pages.all[(index + 1)...])
        setViewControllers(Array(pages.all[...index]), animated: animated)
        return popped
    }

    /// Replaces the pages.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        changing(animated: animated) { self.viewControllers = viewControllers }
    }

    /// Whether the navigation bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { pages.isBarHidden }
        set { pages.isBarHidden = newValue }
    }

    /// Shows or hides the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { changing(animated: animated) { isNavigationBarHidden = hidden } }

    /// Shows a page in front of the others.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Content

    override var idealSize: CGSize { topViewController?.idealSize ?? .zero }
    override var defaultBackground: UIColor? { .systemBackground }
    override var content: AnyView { AnyView(ControllerPages(pages: pages)) }
    override func fittingSize(_ size: CGSize) -> CGSize { topViewController?.fittingSize(size) ?? .zero }
    override func draw(size: CGSize, in rect: CGRect, of context: CGContext) {
        HostedTree(ControllerPages(pages: pages)).draw(size: size, in: rect, of: context)
    }
}

/// The object that a navigation controller tells of its pages. It has no requirements on Linux.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}

/// The pages of a navigation controller.
@MainActor private final class Pages: ObservableObject {
    @Published var all: [UIViewController] = []
    @Published var isBarHidden = false

    /// The pages in front of the first one.
    var pushed: [UIViewController] {
        get { Array(all.dropFirst()) }
        set {
            for controller in all.dropFirst() where !newValue.contains(where: { $0 === controller }) { controller.navigationController = nil }
            all = all.prefix(1) + newValue
        }
    }
}

private struct ControllerPages: View {
    @ObservedObject var pages: Pages

    var body: some View {
        NavigationStack(path: $pages.pushed) {
            if let root = pages.all.first {
                page(root).id(root).navigationDestination(for: UIViewController.self) { page($0) }
            }
        }
    }

    private func page(_ controller: UIViewController) -> some View {
        let item = controller.navigationItem
        return controller.content
            .navigationTitle(Text(verbatim: item.title ?? controller.title ?? ""))
            .navigationBarTitleDisplayMode(item.largeTitleDisplayMode.mode)
            .navigationBarBackButtonHidden(item.hidesBackButton)
            .toolbar(pages.isBarHidden ? .hidden : .automatic, for: .navigationBar)
            .toolbar {
                ToolbarItemGroup(placement: .topBarLeading) { ForEach(item.leftBarButtonItems ?? [], id: \.self) { $0.button } }
                ToolbarItemGroup(placement: .topBarTrailing) { ForEach((item.rightBarButtonItems ?? []).reversed(), id: \.self) { $0.button } }
            }
            .onAppear { controller.showing {} }
            .onDisappear { controller.hiding() }
    }
}
