import SwiftUI

/// A large button of the welcome window.
struct WelcomeButton: View {
    var title: Text
    var symbol: String
    var action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Label {
                title
            } icon: {
                Image(systemName: symbol)
                    .foregroundStyle(Color(.brand))
                    .frame(width: 24)
            }
            .padding(.vertical, 4)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .controlSize(.large)
    }
}

/// A recent book in the welcome window.
struct RecentBookRow: View {
    var url: URL
    var open: @MainActor () -> Void

    var body: some View {
        Button(action: open) {
            Label {
                VStack(alignment: .leading) {
                    Text(url.deletingPathExtension().lastPathComponent)
                    Text(url.deletingLastPathComponent().path)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .truncationMode(.head)
                }
                .lineLimit(1)
            } icon: {
                Image(systemName: "book")
            }
        }
        .buttonStyle(.plain)
    }
}
