/// A step in the life of a controller's view, of which the controller is told.
package enum ViewLifeStep: Sendable {
    case didLoad, willAppear, didAppear, willDisappear, didDisappear
}

/// What has become of the view of a controller.
package struct ViewAppearance: Sendable {
    /// Whether the view has been asked for.
    package fileprivate(set) var isLoaded = false
    /// Whether the view is on the screen.
    package fileprivate(set) var isShown = false

    package init() {}
}

/// A controller of UIKit or AppKit, which is told of the life of its view by one rule: once when the view is first asked for, which is before it is
/// shown, and before and after each change between being shown and not.
@MainActor package protocol HostedViewController: AnyObject {
    /// What has become of the view.
    var viewAppearance: ViewAppearance { get set }
    /// Called at each step.
    func viewReached(_ step: ViewLifeStep)
}

extension HostedViewController {
    /// Notes that the view has been asked for.
    package func load() {
        guard !viewAppearance.isLoaded else { return }
        viewAppearance.isLoaded = true
        viewReached(.didLoad)
    }

    /// Calls a function that shows the view, and tells the controller before and after it, unless the view is shown already.
    package func showing(_ show: () -> Void) {
        load()
        guard !viewAppearance.isShown else { return show() }
        viewAppearance.isShown = true
        viewReached(.willAppear)
        show()
        viewReached(.didAppear)
    }

    /// Calls a function that takes the view from the screen, and tells the controller before and after it, unless the view is not shown.
    package func hiding(_ hide: () -> Void = {}) {
        guard viewAppearance.isShown else { return hide() }
        viewAppearance.isShown = false
        viewReached(.willDisappear)
        hide()
        viewReached(.didDisappear)
    }
}
