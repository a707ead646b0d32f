import AlmanacModel
import SwiftUI

/// Shows the banner after each change of the log, for a while.
struct UndoBannerModifier: ViewModifier {
    @Environment(SightingLog.self) private var log
    @Environment(Navigator.self) private var navigator
    @Environment(\.bannerDuration) private var duration

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .bottom) {
                if let change = log.latestChange {
                    UndoBanner(change: change)
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                }
            }
            .task(id: log.latestChange) {
                guard log.latestChange != nil, (try? await Task.sleep(for: duration)) != nil else { return }
                withAnimation { log.dismissLatestChange() }
                navigator.firstSighting = nil
            }
    }
}

extension View {
    /// Shows a banner at the bottom after each change of the log.
    func undoBanner() -> some View {
        modifier(UndoBannerModifier())
    }
}
