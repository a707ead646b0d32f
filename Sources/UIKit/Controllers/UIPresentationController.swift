import Foundation
import SwiftUI

/// The presentation of a controller, whose delegate is told when the user dismisses it.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    /// The object that is told when the user dismisses the controller, and may refuse it; nil for none.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    private weak var presented: UIViewController?

    init(_ presented: UIViewController) {
        self.presented = presented
    }

    /// The controller that is presented, or is to be.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The controller that presents it; one that presents nothing before the presentation.
    open var presentingViewController: UIViewController { presented?.presentingViewController ?? UIViewController() }

    /// Shows other settings.
    func changed() { presented?.presentationChanged() }
}

/// An object that is told when the user dismisses a presented controller, and may refuse it. It is not told when the program does.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns how a popover is shown in windows of compact width: `.none` for a popover, a style that covers the window for a cover, and all others,
    /// among them the default, for a sheet. Other presentations do not ask for it.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns how a popover is shown in windows of compact width; by default what `adaptivePresentationStyle(for:)` returns.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    /// Returns whether the user may dismiss the controller; true by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before the controller is dismissed.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the controller has been dismissed.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user has tried to dismiss the controller and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
