import CoreGraphics
import SwiftUICore

/// How a page appears in a navigation stack, and a sheet or a cover in front of its window.
public protocol NavigationTransition {
    /// The identity and the namespace of the source out of which the page grows; nil for the default transition.
    var _zoomSource: (id: AnyHashable, namespace: Namespace.ID)? { get }
}

/// The default transition: pages appear from the trailing edge, sheets and covers from below.
public struct AutomaticNavigationTransition: NavigationTransition {
    public var _zoomSource: (id: AnyHashable, namespace: Namespace.ID)? { nil }
}

/// A transition in which the page grows out of a source.
public struct ZoomNavigationTransition: NavigationTransition {
    let id: AnyHashable
    let namespace: Namespace.ID

    public var _zoomSource: (id: AnyHashable, namespace: Namespace.ID)? { (id, namespace) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition of the page.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of the view with the same identity in `matchedTransitionSource(id:in:)`, and shrinks back into it.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(id: AnyHashable(sourceID), namespace: namespace)
    }
}

/// The appearance of a matched transition source while a page grows out of it.
public protocol MatchedTransitionSourceConfiguration: Sendable {
    var _appearance: _MatchedTransitionSourceAppearance { get }
}

/// The settings of a matched transition source.
public struct _MatchedTransitionSourceAppearance: Sendable {
    var style = TransitionSourceStyle()
}

/// A configuration without settings.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public var _appearance: _MatchedTransitionSourceAppearance { _MatchedTransitionSourceAppearance() }
}

private struct ChangedConfiguration: MatchedTransitionSourceConfiguration {
    var _appearance: _MatchedTransitionSourceAppearance
}

extension MatchedTransitionSourceConfiguration {
    private func changed(_ change: (inout TransitionSourceStyle) -> Void) -> ChangedConfiguration {
        var appearance = _appearance
        change(&appearance.style)
        return ChangedConfiguration(_appearance: appearance)
    }

    /// Draws a colour behind the growing page.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        changed { $0.background = style }
    }

    /// Sets the shape of the source. Its corners, the radius of which is the larger side of `cornerSize`, become square as the page grows.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        let radius = max(shape.cornerSize.width, shape.cornerSize.height)
        return changed { $0.cornerRadius = radius.isFinite ? max(0, radius) : 0 }
    }

    /// Draws a shadow below the growing page. Lengths are in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        changed { $0.shadow = TransitionSourceShadow(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
    }
}

extension View {
    /// Sets the transition with which the enclosing page, sheet or cover appears and disappears on iOS. On macOS pages appear at once,
    /// and sheets fade in.
    ///
    /// If no source has the identity, or it is not part of the window, the default transition is used.
    ///
    /// ```swift
    /// NavigationLink(value: photo) { Thumbnail(photo).matchedTransitionSource(id: photo.id, in: namespace) }
    ///     .navigationDestination(for: Photo.self) { photo in
    ///         PhotoPage(photo).navigationTransition(.zoom(sourceID: photo.id, in: namespace))
    ///     }
    /// ```
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        pageTransition(zoomingFrom: style._zoomSource?.id, in: style._zoomSource?.namespace)
    }

    /// Makes the view a source for `navigationTransition(_:)`.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        transitionSource(id: AnyHashable(id), in: namespace, style: TransitionSourceStyle())
    }

    /// Makes the view a source for `navigationTransition(_:)`, with the appearance that the closure configures.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        transitionSource(
            id: AnyHashable(id), in: namespace, style: configuration(EmptyMatchedTransitionSourceConfiguration())._appearance.style)
    }
}
