import SwiftUI
import os
import SwiftUICore

/// A controller that is presented in a window.
struct ControllerPresentation {
    /// The presenter of the window.
    var presenter: WindowPresenter
    /// Whether the change that is taking place is animated.
    var isAnimated: Bool
}

/// The controllers that are presented in a window, from the back to the front.
@MainActor final class WindowPresenter: ObservableObject {
    @Published private(set) var controllers: [UIViewController] = []
    private var hosting: HostPresentation?

    /// Shows a controller above those that are presented. Returns whether the tree has views to show it over.
    func add(_ controller: UIViewController, in tree: ViewTree) -> Bool {
        if hosting?.isActive != true { hosting = tree.present(PresentedControllers(presenter: self)) }
        guard hosting != nil else { return false }
        controllers.append(controller)
        return true
    }

    func remove(_ controller: UIViewController) {
        controllers.removeAll { $0 === controller }
    }

    /// Shows another state of a controller.
    func changed() { objectWillChange.send() }
}

/// The view that presents the controllers of a window.
private struct PresentedControllers: View {
    @ObservedObject var presenter: WindowPresenter

    var body: some View {
        ForEach(presenter.controllers, id: \.self) { $0.presenter }
    }
}

extension UIViewController {
    /// The window in which the controller is shown; nil for none.
    private var shownWindow: UIWindow? { ownView.window ?? (navigationController ?? tabBarController)?.shownWindow }

    func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        if let presented = presentedViewController {
            return RuntimeWarnings.report(
                "Attempt to present \(controller.name) on \(name), which is already presenting \(presented.name).")
        }
        guard controller.shownWindow == nil, controller.presentingViewController == nil else {
            return RuntimeWarnings.report("Attempt to present \(controller.name) on \(name), which is presented already.")
        }
        guard let window = shownWindow, let tree = window.tree else {
            return RuntimeWarnings.report("Attempt to present \(controller.name) on \(name) whose view is not in the window hierarchy.")
        }
        presentedViewController = controller
        controller.presentingViewController = self
        controller.presentation = ControllerPresentation(presenter: window.presenter, isAnimated: animated)
        controller.ownView.window = window
        controller.isBeingPresented = true
        controller.showing {
            controller.isBeingPresented = false
            changing(animated: animated) { _ = window.presenter.add(controller, in: tree) }
        }
        controller.didPresent()
        later(completion)
    }

    func endPresenting(animated: Bool, completion: (() -> Void)?) {
        guard let presented = presentedViewController else {
            if let presentingViewController { presentingViewController.dismiss(animated: animated, completion: completion) }
            return
        }
        // Those in front go with it, without an animation of their own.
        presented.dismissPresented()
        presented.leave(animated: animated)
        later(completion)
    }

    /// Dismisses the controller that this one presents, if there is one, without an animation.
    func dismissPresented() { if presentedViewController != nil { endPresenting(animated: false, completion: nil) } }

    /// Ends the presentation of this controller.
    private func leave(animated: Bool) {
        guard let presenter = presentation?.presenter else { return }
        presentation?.isAnimated = animated
        willDismiss()
        isBeingDismissed = true
        hiding {
            isBeingDismissed = false
            changing(animated: animated) { presenter.remove(self) }
        }
        presentation = nil
        ownView.window = nil
        presentingViewController?.presentedViewController = nil
        presentingViewController = nil
    }

    /// Dismisses the controller because the user or its content has asked for it, unless a delegate refuses.
    func userDismisses() {
        let controllers = presentationControllers
        for case let (controller, delegate?) in controllers.map({ ($0, $0.delegate) })
        where !delegate.presentationControllerShouldDismiss(controller) {
            return delegate.presentationControllerDidAttemptToDismiss(controller)
        }
        controllers.forEach { $0.delegate?.presentationControllerWillDismiss($0) }
        (presentingViewController ?? self).dismiss(animated: true)
        controllers.forEach { $0.delegate?.presentationControllerDidDismiss($0) }
    }

    /// Shows another state of the presented controller.
    func presentationChanged() { presentation?.presenter.changed() }

    /// The controller in warnings, as its description in UIKit.
    private var name: String { "<\(type(of: self))>" }

    /// Makes a change that is shown with the animations of the views, or without any.
    func changing(animated: Bool, _ change: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = !animated || !UIView.areAnimationsEnabled
        withTransaction(transaction, change)
    }

    private func later(_ completion: (() -> Void)?) {
        guard let completion else { return }
        // The closure is called on the main actor, from which it comes.
        nonisolated(unsafe) let call = completion
        DispatchQueue.main.async { call() }
    }

    // MARK: Sheets

    /// A view that presents the content as a sheet or a cover.
    var sheet: AnyView {
        let style = modalPresentationStyle
        let background = ownView.backgroundColor
        return AnyView(
            Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
                .lastingSheet(coversAll: style.coversAll, dismiss: { [weak self] in self?.userDismisses() }) {
                    [content, isModalInPresentation, presentationControllers] in
                    content
                        .interactiveDismissDisabled(isModalInPresentation)
                        .modifier(PresentedBackground(color: background, coversAll: style.coversAll))
                        .modifier(
                            SheetSettingsModifier(sheet: presentationControllers.lazy.compactMap { $0 as? UISheetPresentationController }.first))
                })
    }
}

/// The colour behind a presented controller: by default that of sheets.
struct PresentedBackground: ViewModifier {
    var color: UIColor?
    var coversAll: Bool

    func body(content: Content) -> some View {
        let ownColor = color == .systemBackground ? nil : color.map { Color($0) } ?? .clear
        if coversAll {
            content.frame(maxWidth: .infinity, maxHeight: .infinity).background { (ownColor ?? Color(UIColor.systemBackground)).ignoresSafeArea() }
        } else if let ownColor {
            content.presentationBackground(ownColor)
        } else {
            content
        }
    }
}
