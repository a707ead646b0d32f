import Foundation
import KitValues
import SwiftUI

/// The name of SwiftUI's tab bars in UIKit, which has their appearance only: there are no views of UIKit.
///
///     init() { UITabBar.appearance().unselectedItemTintColor = .gray }
@preconcurrency @MainActor public final class UITabBar: NSObject {
    private static let proxy = UITabBar()

    /// Returns the appearance of all tab bars. Set it before they are shown; toolbar modifiers of views take precedence.
    public static func appearance() -> UITabBar { proxy }

    private override nonisolated init() { super.init() }

    private var bars: BarAppearances {
        get { ControlAppearances.tabBar }
        set { ControlAppearances.tabBar = newValue }
    }

    /// The look of the bar.
    public var standardAppearance: UITabBarAppearance {
        get { UITabBarAppearance(bars.standard) }
        set { bars.standard = newValue.bar }
    }
    /// The look while the content is at its lower edge. Bars on Linux look the same in both states: the last look that is set counts.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { standardAppearance }
        set { if let newValue { standardAppearance = newValue } }
    }
    /// The colour of the background; nil for the platform's.
    public var backgroundColor: UIColor? {
        get { standardAppearance.backgroundColor }
        set { bars.standard.background = newValue.map { .color($0.color) } ?? .automatic }
    }
    /// The colour of the background; nil for the platform's.
    public var barTintColor: UIColor? {
        get { backgroundColor }
        set { backgroundColor = newValue }
    }
    /// The colour of the selected tab; nil for the tint of views.
    public var tintColor: UIColor? {
        get { bars.tint.map { UIColor($0) } }
        set { bars.tint = newValue?.color }
    }
    /// The colour of the other tabs; nil for the platform's.
    public var unselectedItemTintColor: UIColor? {
        get { bars.standard.otherTab.color.map { UIColor($0) } }
        set { bars.standard.otherTab.color = newValue?.color }
    }
    /// Whether content shows through the bar. If false, its background is opaque, in the colour of the system unless another background is set.
    public var isTranslucent: Bool {
        get { bars.standard.background == .automatic }
        set { if newValue != isTranslucent { bars.standard.background = newValue ? .automatic : .color(UIColor.systemBackground.color) } }
    }
    /// Whether tab views have no bar.
    public var isHidden: Bool {
        get { bars.isHidden }
        set { bars.isHidden = newValue }
    }
    /// The picture behind the bar: one without content removes the background, others are not shown. Nil for that of the platform.
    public var backgroundImage: UIImage? {
        get { bars.standard.background == .none ? UIImage() : nil }
        set { bars.standard.background = newValue.map { $0.size.width > 0 } == false ? .none : .automatic }
    }
    /// The picture above the bar: one without content removes the line, others are not shown. Nil for the line of the platform.
    public var shadowImage: UIImage? {
        get { bars.standard.shadow == .clear ? UIImage() : nil }
        set { bars.standard.shadow = newValue == nil ? nil : .clear }
    }
}
