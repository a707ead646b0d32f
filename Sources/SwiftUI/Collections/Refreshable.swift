import SwiftUICore

/// Runs an action when the user pulls down the scroll view inside the content far enough.
private struct RefreshModifier {
    var action: RefreshAction
    @State private var isRefreshing = false
    @State private var pulled: CGFloat = 0
    @Environment(\.isMac) private var isMac

    nonisolated init(action: RefreshAction) {
        self.action = action
    }

    /// The distance by which the content must be pulled down to trigger a refresh, in points.
    static let threshold: CGFloat = 70
}

extension RefreshModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .environment(\.refresh, action)
            .environment(\.yieldsPulls, false)
            .onScrollGeometryChange(for: CGFloat.self, of: { max(0, -$0.distance.y) }) { pulled = $1 }
            .onScrollPhaseChange { old, new, context in
                let distance = -context.geometry.distance.y
                if old == .interacting, new != .interacting, distance >= Self.threshold, !isRefreshing, !isMac { refresh() }
            }
            .safeAreaInset(edge: .top, spacing: 0) {
                if isRefreshing, !isMac { RefreshIndicator().frame(maxWidth: .infinity).frame(height: 60) }
            }
            .overlay(alignment: .top) {
                if pulled > 0, !isRefreshing, !isMac {
                    RefreshIndicator()
                        .frame(height: 60)
                        .opacity(min(1, pulled / Self.threshold))
                        .allowsHitTesting(false)
                        .accessibilityHidden(true)
                }
            }
            .accessibilityAction(named: Text("Refresh"), refresh)
    }

    private func refresh() {
        withAnimation { isRefreshing = true }
        Task { @MainActor in
            await action()
            withAnimation { isRefreshing = false }
        }
    }
}

extension View {
    /// Sets the action that reloads the content of this view.
    ///
    /// On iOS the user triggers it by pulling down a scroll view inside this view. On all platforms it is an accessibility action and
    /// available as `refresh` in the environment.
    @preconcurrency nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshModifier(action: RefreshAction(action: action)))
    }
}

/// The activity indicator above content that is being refreshed.
private struct RefreshIndicator: View {
    @Environment(\.tintStyle) private var tint

    var body: some View {
        ProgressView().environment(\.tintStyle, ControlAppearances.refreshTint.map { AnyShapeStyle($0) } ?? tint)
    }
}
