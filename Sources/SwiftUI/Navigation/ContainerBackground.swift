import SwiftUICore

/// The container that a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private enum Kind { case navigation, navigationSplitView, tabView, window, widget }
    private let kind: Kind

    /// A page of a navigation stack, or a column of a split view.
    public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
    /// A split view, behind all of its columns. It shows where the background of a column, set with `navigation`, lets it through.
    public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
    /// A tab of a tab view.
    public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
    /// The window.
    public static let window = ContainerBackgroundPlacement(kind: .window)
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(kind: .widget)
}

/// A background, made anew whenever the view that sets it changes.
final class ContainerBackground {
    let view: AnyView

    init(_ view: AnyView) {
        self.view = view
    }
}

/// The backgrounds that views set for the containers around them.
struct ContainerBackgroundsKey: PreferenceKey {
    static var defaultValue: [ContainerBackgroundPlacement: ContainerBackground] { [:] }

    static func reduce(
        value: inout [ContainerBackgroundPlacement: ContainerBackground],
        nextValue: () -> [ContainerBackgroundPlacement: ContainerBackground]
    ) {
        value.merge(nextValue()) { own, _ in own }
    }
}

extension View {
    /// Sets the background of the enclosing container to a style.
    ///
    /// Lists and forms in the container have backgrounds of their own, which `scrollContentBackground(.hidden)` removes.
    nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        containerBackground(AnyView(Rectangle().fill(style)), for: container)
    }

    /// Sets the background of the enclosing container to views, aligned in it.
    ///
    /// Lists and forms in the container have backgrounds of their own, which `scrollContentBackground(.hidden)` removes. The background
    /// of a window is not part of pictures of views without a window.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let layers = ZStack(alignment: alignment, content: content)
        return containerBackground(
            AnyView(layers.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)), for: container)
    }

    nonisolated private func containerBackground(_ view: AnyView, for container: ContainerBackgroundPlacement) -> some View {
        let background = ContainerBackground(view)
        return transformPreference(ContainerBackgroundsKey.self) { $0[container] = background }
    }

    /// Draws the background that the content sets for a container, or else a default one, and keeps it from the containers outside.
    package func containerBackdrop(_ container: ContainerBackgroundPlacement, default color: Color? = nil) -> some View {
        backgroundPreferenceValue(ContainerBackgroundsKey.self) { backgrounds in
            if let background = backgrounds[container] {
                background.view.ignoresSafeArea()
            } else if let color {
                color.ignoresSafeArea()
            }
        }
        .transformPreference(ContainerBackgroundsKey.self) { $0[container] = nil }
    }
}
