import SwiftUI

/// Actions of the environment that are called from other tasks, and sequences that tasks loop over.
struct Tasks: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismissSearch) private var dismissSearch
    @Environment(\.openURL) private var openURL
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.rename) private var rename
    @Environment(\.refresh) private var refresh
    @State private var lines: [String] = []
    let address: URL

    var body: some View {
        Button("Leave") {
            Task.detached {
                await dismissSearch()
                await openURL(address)
                await openWindow(id: "log")
                await openSettings()
                await dismissWindow(id: "log")
                await rename?()
                await refresh?()
                await dismiss()
            }
        }
        .task {
            for await notification in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) { _ = notification.object }
        }
        .task {
            do {
                let (bytes, response) = try await URLSession.shared.bytes(for: URLRequest(url: address))
                guard (response as? HTTPURLResponse)?.statusCode == 200 else { return }
                for try await line in bytes.lines where line.hasPrefix("data:") { lines.append(line) }
                for try await line in address.lines { lines.append(line) }
            } catch {
                lines.append(error.localizedDescription)
            }
        }
    }
}
