import LedgerModel
import SwiftUI

/// The sums of the whole book.
struct BookInspector: View {
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        let book = browser.book
        Form {
            Section {
                ForEach(AccountKind.allCases) { kind in
                    if !book.accounts(of: kind).isEmpty {
                        LabeledContent {
                            AmountText(book.total(of: kind), currencyCode: book.currencyCode)
                        } label: {
                            kind.title
                        }
                    }
                }
            } header: {
                Text(book.title).font(.title3.bold())
            }
            Section {
                if let file = browser.session.fileURL {
                    LabeledContent {
                        Text(file.lastPathComponent)
                            .lineLimit(1)
                            .truncationMode(.middle)
                    } label: {
                        Text(kit: "File")
                    }
                    Button(kit: "Reveal in Finder", action: browser.revealInFinder)
                } else {
                    Text(kit: "The book has not been saved yet.").foregroundStyle(.secondary)
                    Button(kit: "Save…", action: browser.save)
                }
            }
        }
        .formStyle(.grouped)
    }
}
