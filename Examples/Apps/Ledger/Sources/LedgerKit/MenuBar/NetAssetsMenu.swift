import LedgerModel
import SwiftUI

/// The open books with their net assets, in the menu bar.
public struct NetAssetsMenu: View {
    private let library: BookLibrary
    @Environment(\.openWindow) private var openWindow

    public init(library: BookLibrary) {
        self.library = library
    }

    public var body: some View {
        if library.sessions.isEmpty {
            Text(kit: "No Open Book")
        }
        ForEach(library.sessions) { session in
            Button {
                openWindow(id: LedgerWindows.book, value: BookReference(session))
            } label: {
                Text(verbatim: "\(session.windowTitle): ") + Text(session.book.netAssets, format: .currency(code: session.book.currencyCode))
            }
        }
        Divider()
        Button(kit: "Show Months") { openWindow(id: LedgerWindows.months) }
        SettingsLink()
    }
}
