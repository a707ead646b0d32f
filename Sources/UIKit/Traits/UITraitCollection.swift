import CoreGraphics
import KitValues
import SwiftUI
import SwiftUICore

/// The style of a user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark

    /// The style of a colour scheme.
    public init(_ colorScheme: ColorScheme?) { self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified }

    var scheme: ColorScheme? { self == .unspecified ? nil : self == .dark ? .dark : .light }
}

extension ColorScheme {
    /// The colour scheme of a style; nil if the style is unspecified.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        guard let scheme = uiUserInterfaceStyle.scheme else { return nil }
        self = scheme
    }
}

/// The size class of a direction: whether there is little or much space.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// The properties of the environment on which the choice of colours, fonts and images depends.
public struct UITraitCollection: Hashable, Sendable {
    /// The style of the user interface.
    public var userInterfaceStyle: UIUserInterfaceStyle
    /// The number of pixels per point.
    public var displayScale: CGFloat = 1
    /// The horizontal size class.
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The vertical size class.
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

    /// The size of text that the user prefers.
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified

    /// Creates traits of a size of text.
    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init()
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }
    /// Creates traits of a style.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
    /// Creates traits in which every property is unspecified.
    public init() { userInterfaceStyle = .unspecified }

    /// The current traits: inside of `performAsCurrent` the colour scheme of the traits on which it was called, elsewhere that of the
    /// desktop.
    public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(CurrentAppearance.scheme)) }

    /// Calls a closure while these traits are the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        guard let scheme = userInterfaceStyle.scheme else { return actions() }
        CurrentAppearance.$override.withValue(scheme, operation: actions)
    }
}

extension UIFont {
    /// Returns the font of a text style for the size of text of traits.
    public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: preferredFont(forTextStyle: style), compatibleWith: traitCollection)
    }
}

extension UIColor {
    /// Creates a colour that depends on the traits. The closure is called at once, for the light and for the dark style.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)), dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        )
    }

    /// Returns the colour in the given traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Color(resolved(traitCollection.userInterfaceStyle.scheme ?? CurrentAppearance.scheme)))
    }

    /// Creates a colour from the asset catalogue of a bundle; nil if no colour has the name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard ResourceLookup.color(named: name, in: bundle, isDark: false) != nil else { return nil }
        self.init(Color(name, bundle: bundle))
    }
}

extension UIScreen {
    /// The traits of the desktop.
    public var traitCollection: UITraitCollection {
        var traits = UITraitCollection.current
        traits.displayScale = scale
        return traits
    }
}
