import LedgerModel
import SwiftUI

/// A book: accounts at the side, the transactions of one of them, and details in an inspector.
public struct BookScreen: View {
    @State private var browser: BookBrowser
    @AppStorage(PreferenceKeys.showsInspector) private var showsInspector = true

    public init(session: BookSession) {
        _browser = State(initialValue: BookBrowser(session))
    }

    init(browser: BookBrowser) {
        _browser = State(initialValue: browser)
    }

    public var body: some View {
        NavigationSplitView {
            AccountSidebar()
                .navigationSplitViewColumnWidth(min: 210, ideal: 240, max: 340)
        } detail: {
            RegisterView()
                .inspector(isPresented: $showsInspector) {
                    InspectorView()
                        .inspectorColumnWidth(min: 230, ideal: 260, max: 360)
                }
                .toolbar { BookToolbar(browser: browser, showsInspector: $showsInspector) }
        }
        .environment(browser)
        .navigationTitle(browser.session.windowTitle)
        .navigationSubtitle(browser.session.windowSubtitle)
        .modifier(BookDialogs(browser: browser))
        .focusedSceneValue(\.bookBrowser, browser)
        .frame(minWidth: 860, minHeight: 480)
    }
}

extension BookSession {
    /// The name of the file or, before there is one, the title of the book.
    var windowTitle: String { fileURL?.deletingPathExtension().lastPathComponent ?? book.title }

    var windowSubtitle: Text { isEdited ? Text(kit: "Edited") : Text(verbatim: "") }
}

#Preview("Book", traits: .fixedLayout(width: 1100, height: 640)) {
    BookScreen(browser: .preview)
}

#Preview("Arabic", traits: .fixedLayout(width: 1100, height: 640)) {
    BookScreen(browser: .previewOfBank)
        .environment(\.locale, Locale(identifier: "ar_EG"))
        .environment(\.layoutDirection, .rightToLeft)
}

#Preview("Account", traits: .fixedLayout(width: 1100, height: 640)) {
    BookScreen(browser: .previewOfBank)
}
