import SwiftUI

/// The view that presents a controller as a popover, or as a sheet in its place.
struct ControllerPopover: View {
    /// The controller, which the view's presentation holds.
    unowned let controller: UIViewController
    let popover: UIPopoverPresentationController
    /// The place of the button at which the popover points.
    @ObservedObject private var place: UIBarButtonItem.Place

    init(_ controller: UIViewController, popover: UIPopoverPresentationController) {
        self.controller = controller
        self.popover = popover
        place = popover.barButtonItem?.place ?? UIBarButtonItem.Place()
    }

    var body: some View {
        let size = controller.popoverSize
        let background = controller.ownView.backgroundColor
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
            .lastingPopover(
                placement: popover.placement, adaptation: popover.adaptation, isModal: controller.isModalInPresentation,
                dismiss: { [weak controller] in controller?.userDismisses() }
            ) { [content = controller.content] isPopover in
                if isPopover {
                    content
                        .frame(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
                        .background(background == .systemBackground ? .clear : background.map { Color($0) } ?? .clear)
                } else {
                    content.modifier(PresentedBackground(color: background, coversAll: false))
                }
            }
    }
}

extension UIViewController {
    /// The size in points that the program has chosen for a popover; a length of 0 is that of the content.
    fileprivate var popoverSize: CGSize {
        if preferredContentSize != .zero { return preferredContentSize }
        return (self as? UINavigationController)?.topViewController?.preferredContentSize ?? .zero
    }
}
