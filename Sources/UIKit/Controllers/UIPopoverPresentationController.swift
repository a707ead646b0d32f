import CoreGraphics
import Foundation

/// The settings of a popover. Controllers appear as sheets in place of popovers, as on iPhones: the place and the arrow are kept only.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view at which the popover points. Kept only.
    open var sourceView: UIView?
    /// The part of the view at which the popover points, in points. Kept only.
    open var sourceRect = CGRect.null
    /// The button of a bar at which the popover points. Kept only.
    open var barButtonItem: UIBarButtonItem?
    /// The directions in which the arrow may point. Kept only.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

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
