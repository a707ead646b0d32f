import LedgerKit
import SwiftUI

/// Bookkeeping for clubs.
@main
struct LedgerApp: App {
    @NSApplicationDelegateAdaptor private var delegate: AppDelegate
    @AppStorage(PreferenceKeys.showsMenuBarExtra) private var showsMenuBarExtra = false

    var body: some Scene {
        WindowGroup(id: LedgerWindows.book, for: BookReference.self) { $reference in
            BookWindow(reference: $reference)
                .environment(delegate.library)
        }
        .defaultSize(width: 1120, height: 680)
        .commands { LedgerCommands(library: delegate.library) }

        Window(LedgerWindows.monthsTitle, id: LedgerWindows.months) {
            MonthsWindow()
                .environment(delegate.library)
        }
        .defaultSize(width: 680, height: 640)

        Settings {
            SettingsView()
        }

        MenuBarExtra("Ledger", systemImage: "book.closed", isInserted: $showsMenuBarExtra) {
            NetAssetsMenu(library: delegate.library)
        }
    }
}
