import LedgerModel

extension BookBrowser {
    /// The example book, for previews.
    static var preview: BookBrowser {
        BookBrowser(BookSession(book: .sample)) { Day(year: 2026, month: 7, day: 1)! }
    }

    /// The bank account of the example book, with a selected transaction.
    static var previewOfBank: BookBrowser {
        let browser = preview
        browser.place = browser.book.accounts(of: .asset).first.map { .account($0.id) }
        browser.selection = Set(browser.rows.suffix(1).map(\.id))
        return browser
    }
}
