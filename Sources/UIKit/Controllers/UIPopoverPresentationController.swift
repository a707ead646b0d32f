import CoreGraphics
import Foundation
import SwiftUI

/// What a popover can point at: a view or a button of a bar.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The settings of a popover.
///
///     controller.modalPresentationStyle = .popover
///     controller.popoverPresentationController?.barButtonItem = button
///     present(controller, animated: true)
///
/// In windows of compact width the controller appears as a sheet, unless the delegate's `adaptivePresentationStyle(for:)` returns another style: `.none`
/// keeps the popover. A popover without a place to point at appears as a sheet in any case.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view at which the popover points; nil for none. The views of controllers have the frame of their window.
    open var sourceView: UIView? { didSet { changed() } }
    /// The part of the view at which the popover points, in points; the null rectangle for the whole view.
    open var sourceRect = CGRect.null { didSet { changed() } }
    /// The button of a bar at which the popover points, which has precedence over the view; nil for none.
    open var barButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// The view or the button at which the popover points; nil for none.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }
    /// The directions in which the arrow may point. Upwards, with the popover below, is preferred to downwards, and these to the sides. An empty set is a
    /// popover without an arrow in the centre of the place.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { changed() } }

    /// Where the popover lies; nil without a place to point at.
    var placement: PopoverPlacement? {
        let edges: [(UIPopoverArrowDirection, Edge)] = [(.up, .bottom), (.down, .top), (.left, .trailing), (.right, .leading)]
        return target.map { target in
            PopoverPlacement(target: target, edges: edges.filter { permittedArrowDirections.contains($0.0) }.map(\.1))
        }
    }

    /// The place at which the popover points, in the window.
    private var target: CGRect? {
        if let barButtonItem { return barButtonItem.place.frame }
        return sourceView.map { view in
            (sourceRect.isNull ? view.bounds : sourceRect).offsetBy(dx: view.frame.minX, dy: view.frame.minY)
        }
    }

    /// The form in windows of compact width that the delegate chooses.
    var adaptation: PresentationAdaptation {
        switch delegate?.adaptivePresentationStyle(for: self, traitCollection: .current) ?? .automatic {
        case .none: .none
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: .fullScreenCover
        case .automatic, .pageSheet, .formSheet, .custom, .popover: .automatic
        }
    }
}

/// An object that is told when the user dismisses a popover, and chooses its form in windows of compact width.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
