import Foundation
import KitValues
import SwiftUI

/// The name of SwiftUI's segmented pickers in UIKit, which has their appearance only: there are no views of UIKit.
@preconcurrency @MainActor public final class UISegmentedControl: NSObject {
    private static let proxy = UISegmentedControl()

    /// Returns the appearance of all segmented pickers. Set it before they are shown.
    public static func appearance() -> UISegmentedControl { proxy }

    private override nonisolated init() { super.init() }

    /// The colour of the selected segment; nil for the platform's.
    public var selectedSegmentTintColor: UIColor? {
        get { ControlAppearances.segments.thumb.map { UIColor($0) } }
        set { ControlAppearances.segments.thumb = newValue?.color }
    }
    /// The colour behind the segments; nil for the platform's.
    public var backgroundColor: UIColor? {
        get { ControlAppearances.segments.bed.map { UIColor($0) } }
        set { ControlAppearances.segments.bed = newValue?.color }
    }

    /// Sets the font and the colour of titles in a state: `normal`, which is also that of the selected segment unless it has its own, or
    /// `selected`. Other states and attributes are ignored.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        let look = TextAppearance(attributes)
        switch state {
        case .normal:
            ControlAppearances.segments.otherTitle = look
            if ControlAppearances.segments.chosenTitle == TextAppearance() { ControlAppearances.segments.chosenTitle = look }
        case .selected: ControlAppearances.segments.chosenTitle = look
        default: break
        }
    }
}

/// The name that the states of controls have in UIKit. There are no controls of UIKit.
public enum UIControl {
    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }
}

/// The name of the dots of SwiftUI's paged tab views in UIKit, which has their appearance only: there are no views of UIKit.
@preconcurrency @MainActor public final class UIPageControl: NSObject {
    private static let proxy = UIPageControl()

    /// Returns the appearance of all dots. Set it before they are shown.
    public static func appearance() -> UIPageControl { proxy }

    private override nonisolated init() { super.init() }

    /// The colour of the dot of the current page; nil for white.
    public var currentPageIndicatorTintColor: UIColor? {
        get { ControlAppearances.pageDots.current.map { UIColor($0) } }
        set { ControlAppearances.pageDots.current = newValue?.color }
    }
    /// The colour of the other dots; nil for a translucent white.
    public var pageIndicatorTintColor: UIColor? {
        get { ControlAppearances.pageDots.others.map { UIColor($0) } }
        set { ControlAppearances.pageDots.others = newValue?.color }
    }
}
