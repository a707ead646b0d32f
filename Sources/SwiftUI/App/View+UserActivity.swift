import Foundation
import SwiftUICore

/// Advertises an activity while the view is visible.
private struct UserActivityModifier {
    let type: String
    let isActive: Bool
    let update: (NSUserActivity) -> Void
    @State private var holder = Holder()

    final class Holder {
        var activity: NSUserActivity?
    }

    nonisolated init(type: String, isActive: Bool, update: @escaping (NSUserActivity) -> Void) {
        self.type = type
        self.isActive = isActive
        self.update = update
        _holder = State(initialValue: Holder())
    }

    @MainActor private func begin() {
        guard isActive else { return end() }
        let activity = holder.activity.flatMap { $0.activityType == type ? $0 : nil } ?? NSUserActivity(activityType: type)
        holder.activity = activity
        update(activity)
        activity.needsSave = false
        activity.becomeCurrent()
    }

    @MainActor private func end() {
        holder.activity?.invalidate()
        holder.activity = nil
    }
}

extension UserActivityModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .onAppear(perform: begin)
            .onDisappear(perform: end)
            .onChange(of: [type, isActive ? "active" : ""]) { begin() }
    }
}

extension View {
    /// Advertises an activity of a type while the view is visible and `isActive` is true.
    ///
    /// `update` fills in the activity, which becomes current. No service of a Linux desktop passes it on.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(UserActivityModifier(type: activityType, isActive: isActive, update: update))
    }

    /// Advertises an activity about an element while the view is visible and the element is not nil. No service of a Linux desktop passes
    /// it on.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        userActivity(activityType, isActive: element != nil) { activity in
            if let element { update(element, activity) }
        }
    }

    /// Calls a function with an activity that the program is asked to continue.
    ///
    /// Web addresses that the program is asked to open, as `onOpenURL(perform:)` gets them, come as activities of the type
    /// `NSUserActivityTypeBrowsingWeb` with that address as `webpageURL`. Activities of other types never come on Linux.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        onOpenURL { url in
            guard activityType == NSUserActivityTypeBrowsingWeb, ["http", "https"].contains(url.scheme?.lowercased()) else { return }
            let activity = NSUserActivity(activityType: activityType)
            activity.webpageURL = url
            action(activity)
        }
    }
}
