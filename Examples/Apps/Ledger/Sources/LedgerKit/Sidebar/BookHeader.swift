import LedgerModel
import SwiftUI

/// The club's picture and the title of its book, above the accounts.
struct BookHeader: View {
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        Button {
            browser.sheet = .book
        } label: {
            HStack(spacing: 10) {
                BadgeImage(badge: browser.book.badge, size: 34)
                VStack(alignment: .leading, spacing: 1) {
                    Text(browser.book.title)
                        .font(.headline)
                        .lineLimit(1)
                    Text(browser.book.currencyCode)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .help(Text(kit: "Change the title, the currency and the picture"))
        .accessibilityIdentifier("book header")
    }
}

/// What the club owns, below the accounts.
struct NetAssetsBar: View {
    var book: Book

    var body: some View {
        VStack(spacing: 0) {
            Divider()
            HStack {
                Text(kit: "Net Assets")
                    .foregroundStyle(.secondary)
                Spacer()
                AmountText(book.netAssets, currencyCode: book.currencyCode)
                    .fontWeight(.semibold)
                    .accessibilityIdentifier("net assets")
            }
            .font(.callout)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
        }
        .background(.bar)
        .accessibilityElement(children: .contain)
    }
}
