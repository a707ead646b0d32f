import LedgerModel
import SwiftUI

/// The window with income and expenses by month.
public struct MonthsWindow: View {
    @Environment(BookLibrary.self) private var library
    @State private var chosen: BookSession.ID?

    public init() {}

    public var body: some View {
        let session = library.session(chosen) ?? library.sessions.last
        Group {
            if let session {
                MonthsView(book: session.book)
            } else {
                ContentUnavailableView {
                    Label(kit: "No Open Book", systemImage: "chart.bar")
                } description: {
                    Text(kit: "Open a book to see its months.")
                }
            }
        }
        .frame(minWidth: 560, minHeight: 460)
        .navigationTitle(Text(kit: "Months"))
        .toolbar {
            if library.sessions.count > 1 {
                ToolbarItem(placement: .primaryAction) {
                    Picker(
                        selection: Binding {
                            session?.id
                        } set: {
                            chosen = $0
                        }
                    ) {
                        ForEach(library.sessions) { Text($0.windowTitle).tag(Optional($0.id)) }
                    } label: {
                        Text(kit: "Book")
                    }
                }
            }
        }
    }
}
