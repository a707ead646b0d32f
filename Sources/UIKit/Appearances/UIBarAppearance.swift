import Foundation
import KitValues
import SwiftUI

/// How a bar looks in one of its states. Assign it to a property of `UINavigationBar.appearance()` or `UITabBar.appearance()`.
@MainActor public class UIBarAppearance: NSObject {
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
@MainActor public final class UITabBarItemAppearance: NSObject {
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
@MainActor public final class UITabBarItemStateAppearance: NSObject {
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
