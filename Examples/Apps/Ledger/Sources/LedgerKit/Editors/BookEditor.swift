import LedgerModel
import SwiftUI

/// The form for the title, the currency and the picture of a book.
struct BookEditor: View {
    @State private var title: String
    @State private var currencyCode: String
    @Environment(BookBrowser.self) private var browser

    init(book: Book) {
        _title = State(initialValue: book.title)
        _currencyCode = State(initialValue: book.currencyCode)
    }

    var body: some View {
        EditorSheet(title: Text(kit: "Book"), confirm: save) {
            Section {
                TextField(text: $title) { Text(kit: "Title") }
                    .accessibilityIdentifier("book title")
                CurrencyPicker(selection: $currencyCode)
            }
            Section {
                LabeledContent {
                    HStack {
                        BadgeImage(badge: browser.book.badge, size: 48)
                        Button(kit: "Choose…", action: browser.chooseBadge)
                        if browser.book.badge != nil {
                            Button(kit: "Remove") { browser.session.perform(.editBook) { $0.badge = nil } }
                        }
                    }
                } label: {
                    Text(kit: "Picture")
                }
            }
        }
    }

    private func save() throws {
        let name = title.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { throw PresentedProblem(String(kit: "The book needs a title.")) }
        browser.session.perform(.editBook) { book in
            book.title = name
            book.currencyCode = currencyCode
        }
    }
}

/// The choice of a currency.
struct CurrencyPicker: View {
    @Binding var selection: String
    @Environment(\.locale) private var locale

    private static let common = ["EUR", "USD", "GBP", "CHF", "SEK", "PLN", "EGP", "MAD", "TND", "JPY", "CAD"]

    var body: some View {
        Picker(selection: $selection) {
            ForEach(codes, id: \.self) { code in
                Text(verbatim: locale.localizedString(forCurrencyCode: code).map { "\(code) – \($0)" } ?? code).tag(code)
            }
        } label: {
            Text(kit: "Currency")
        }
    }

    private var codes: [String] { Self.common.contains(selection) ? Self.common : [selection] + Self.common }
}

#Preview("Book editor", traits: .fixedLayout(width: 480, height: 340)) {
    BookEditor(book: .sample).environment(BookBrowser.preview)
}
