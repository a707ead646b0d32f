import Foundation
import SwiftUICore

/// A round button with a question mark that opens help.
public struct HelpLink {
    private enum Target {
        case action(@MainActor () -> Void)
        case url(URL)
    }

    private let target: Target
    @Environment(\.openURL) private var openURL

    /// Creates a button that performs an action.
    nonisolated public init(action: @escaping @MainActor () -> Void) {
        target = .action(action)
    }

    /// Creates a button that opens a URL.
    nonisolated public init(destination: URL) {
        target = .url(destination)
    }
}

extension HelpLink: View {
    public var body: some View {
        Button {
            switch target {
            case .action(let action): action()
            case .url(let url): openURL(url)
            }
        } label: {
            Image(systemName: "questionmark")
        }
        .buttonBorderShape(.circle)
        .buttonStyle(.bordered)
        .accessibilityLabel("Help")
    }
}
