import Foundation
import KitValues
import SwiftUI

/// How a bar looks in one of its states. Assign it to a property of `UINavigationBar.appearance()` or `UITabBar.appearance()`.
@preconcurrency @MainActor public class UIBarAppearance: NSObject {
    package var bar = BarAppearance()

    override public nonisolated init() { super.init() }

    convenience init(_ bar: BarAppearance) {
        self.init()
        self.bar = bar
    }

    /// Gives the bar the background of the platform.
    public func configureWithDefaultBackground() { bar.background = .automatic }
    /// Gives the bar an opaque background in the colour of the system.
    public func configureWithOpaqueBackground() { bar.background = .color(UIColor.systemBackground.color) }
    /// Gives the bar no background and no shadow.
    public func configureWithTransparentBackground() {
        bar.background = .none
        bar.shadow = .clear
    }

    /// The colour of the background; nil for the background with which the appearance was configured.
    public var backgroundColor: UIColor? {
        get { if case .color(let color) = bar.background { UIColor(color) } else { nil } }
        set { bar.background = newValue.map { .color($0.color) } ?? .automatic }
    }

    /// The colour of the line at the edge of the bar; nil for none.
    public var shadowColor: UIColor? {
        get { bar.shadow.map { UIColor($0) } }
        set { bar.shadow = newValue?.color ?? .clear }
    }
}

/// How a navigation bar looks in one of its states.
public final class UINavigationBarAppearance: UIBarAppearance {
    /// The font and the colour of titles in the row of the buttons. Other attributes are ignored.
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { bar.title.attributes }
        set { bar.title = TextAppearance(newValue) }
    }
    /// The font and the colour of large titles. Other attributes are ignored.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { bar.largeTitle.attributes }
        set { bar.largeTitle = TextAppearance(newValue) }
    }
    /// How buttons look. That of the look over scrolled content counts in all states of the bar.
    public var buttonAppearance: UIBarButtonItemAppearance {
        get { UIBarButtonItemAppearance(bar.buttons) }
        set { bar.buttons = newValue.normal.look }
    }
    /// How the title of the back button looks. That of the look over scrolled content counts in all states of the bar.
    public var backButtonAppearance: UIBarButtonItemAppearance {
        get { UIBarButtonItemAppearance(bar.backButton) }
        set { bar.backButton = newValue.normal.look }
    }
    /// The picture before the title of the back button; without content for that of the platform.
    public var backIndicatorImage: UIImage { bar.backImage ?? UIImage() }
    /// The same as `backIndicatorImage`.
    public var backIndicatorTransitionMaskImage: UIImage { backIndicatorImage }

    /// Sets the picture before the title of the back button; nil for that of the platform. The mask is ignored: titles are not moved behind it.
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        bar.backImage = backIndicatorImage
    }
}

/// How the buttons of a navigation bar look. Change it and assign it to the appearance of the bar.
@preconcurrency @MainActor public final class UIBarButtonItemAppearance: NSObject {
    /// How a button looks in general.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    /// How buttons look. Other states of a button look alike: `highlighted` and `disabled` are the same object.
    public let normal: UIBarButtonItemStateAppearance
    /// The same as `normal`.
    public var highlighted: UIBarButtonItemStateAppearance { normal }
    /// The same as `normal`.
    public var disabled: UIBarButtonItemStateAppearance { normal }
    /// The same as `normal`.
    public var focused: UIBarButtonItemStateAppearance { normal }

    /// Creates the look of the platform. The style has no effect.
    public init(style: Style) {
        normal = UIBarButtonItemStateAppearance(TextAppearance())
    }

    /// Creates the look of the platform.
    public override convenience init() { self.init(style: .plain) }

    init(_ look: TextAppearance) { normal = UIBarButtonItemStateAppearance(look) }

    /// Gives the buttons the look of the platform. The style has no effect.
    public func configureWithDefault(for style: Style) { normal.look = TextAppearance() }
}

/// How the buttons of a navigation bar look in a state.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
    var look: TextAppearance

    init(_ look: TextAppearance) { self.look = look }

    /// The font and the colour of the title. Other attributes are ignored.
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { look.attributes }
        set { look = TextAppearance(newValue) }
    }
}

/// How a tab bar looks in one of its states.
public final class UITabBarAppearance: UIBarAppearance {
    /// How the tabs look, with their icons above their titles.
    public var stackedLayoutAppearance: UITabBarItemAppearance {
        get { UITabBarItemAppearance(normal: bar.otherTab, selected: bar.chosenTab) }
        set {
            bar.otherTab = newValue.normal.look
            bar.chosenTab = newValue.selected.look
        }
    }
}

/// How the tabs of a bar look. Change it and assign it to the appearance of the bar.
@preconcurrency @MainActor public final class UITabBarItemAppearance: NSObject {
    /// How tabs look that are not selected.
    public let normal: UITabBarItemStateAppearance
    /// How the selected tab looks.
    public let selected: UITabBarItemStateAppearance

    override public init() {
        normal = UITabBarItemStateAppearance(TextAppearance())
        selected = UITabBarItemStateAppearance(TextAppearance())
    }

    init(normal: TextAppearance, selected: TextAppearance) {
        self.normal = UITabBarItemStateAppearance(normal)
        self.selected = UITabBarItemStateAppearance(selected)
    }
}

/// How a tab looks in one of its states. The icon and the title have one colour: the last one that was set.
@preconcurrency @MainActor public final class UITabBarItemStateAppearance: NSObject {
    var look: TextAppearance

    init(_ look: TextAppearance) { self.look = look }

    /// The colour of the icon; nil for the platform's.
    public var iconColor: UIColor? {
        get { look.color.map { UIColor($0) } }
        set { look.color = newValue?.color }
    }
    /// The font and the colour of the title. Other attributes are ignored.
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { look.attributes }
        set {
            let new = TextAppearance(newValue)
            look.color = new.color ?? look.color
            look.font = new.font ?? look.font
        }
    }
}
