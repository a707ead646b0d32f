import LedgerModel
import SwiftUI

/// The choice of a book in a window that has none.
struct WelcomeView: View {
    var choose: @MainActor (BookReference) -> Void
    @Environment(BookLibrary.self) private var library

    var body: some View {
        HStack(spacing: 0) {
            actions
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(nsColor: .windowBackgroundColor))
            Divider()
            recents
                .frame(width: 280)
                .background(Color(nsColor: .controlBackgroundColor))
        }
        .frame(minWidth: 700, minHeight: 420)
        .navigationTitle(Text(kit: "Welcome to Ledger"))
        .focusedSceneValue(\.bookChoice, BookChoice(show: choose))
        .alert(isPresented: hasProblem, error: library.problem) { _ in
            Button(kit: "OK") {}
        } message: { problem in
            Text(problem.recoverySuggestion ?? "")
        }
    }

    private var actions: some View {
        VStack(spacing: 24) {
            BadgeImage(size: 88)
            VStack(spacing: 6) {
                Text(kit: "Welcome to Ledger")
                    .font(.largeTitle.bold())
                Text(kit: "The books of your club, in good order.")
                    .foregroundStyle(.secondary)
            }
            VStack(alignment: .leading, spacing: 8) {
                WelcomeButton(title: Text(kit: "New Book"), symbol: "plus.circle") { choose(library.create(.starter())) }
                WelcomeButton(title: Text(kit: "Open a Book…"), symbol: "folder") {
                    OpenBookPanel.choose { open($0) }
                }
                WelcomeButton(title: Text(kit: "Look at an Example"), symbol: "book") { choose(library.create(.sample)) }
            }
            .fixedSize()
        }
        .padding(32)
    }

    private var recents: some View {
        List {
            Section {
                ForEach(library.recents, id: \.self) { url in
                    RecentBookRow(url: url) { open(url) }
                }
            } header: {
                Text(kit: "Recent Books")
            }
        }
        .listStyle(.sidebar)
        .overlay {
            if library.recents.isEmpty {
                Text(kit: "No Recent Books").foregroundStyle(.secondary)
            }
        }
    }

    private var hasProblem: Binding<Bool> {
        Binding {
            library.problem != nil
        } set: {
            if !$0 { library.problem = nil }
        }
    }

    private func open(_ url: URL) {
        do {
            choose(try library.open(url))
        } catch {
            library.problem = PresentedProblem(error)
        }
    }
}

#Preview("Welcome", traits: .fixedLayout(width: 760, height: 460)) {
    WelcomeView { _ in }
        .environment(BookLibrary(folder: .temporaryDirectory.appending(path: "LedgerPreview")))
}
