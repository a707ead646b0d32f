import SwiftUICore

/// Fetches the content of a scroll view in this view anew when it is pulled down far enough.
private struct RefreshModifier {
    var action: RefreshAction
    @State private var isRefreshing = false
    @State private var pulled: CGFloat = 0
    @Environment(\.isMac) private var isMac

    nonisolated init(action: RefreshAction) {
        self.action = action
    }

    /// How far the content is pulled, in points, before it is fetched when it is let go.
    static let threshold: CGFloat = 70
}

extension RefreshModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .environment(\.refresh, action)
            .onScrollGeometryChange(for: CGFloat.self, of: { max(0, -$0.contentOffset.y - $0.contentInsets.top) }) { pulled = $1 }
            .onScrollPhaseChange { old, new, context in
                let distance = -context.geometry.contentOffset.y - context.geometry.contentInsets.top
                if old == .interacting, new != .interacting, distance >= Self.threshold, !isRefreshing, !isMac { refresh() }
            }
            .safeAreaInset(edge: .top, spacing: 0) {
                if isRefreshing, !isMac { ProgressView().frame(maxWidth: .infinity).frame(height: 60) }
            }
            .overlay(alignment: .top) {
                if pulled > 0, !isRefreshing, !isMac {
                    ProgressView()
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
    /// Lets the content of this view be fetched anew: by pulling down what scrolls in it, on iOS, and by whoever reads
    /// the environment's `refresh`.
    @preconcurrency nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshModifier(action: RefreshAction(action: action)))
    }
}
