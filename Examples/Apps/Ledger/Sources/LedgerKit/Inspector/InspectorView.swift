import LedgerModel
import SwiftUI

/// Details of the selected transaction, of the chosen account or of the book.
struct InspectorView: View {
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        let selected = browser.selectedTransactions
        Group {
            if let transaction = selected.first, selected.count == 1 {
                TransactionInspector(transaction: transaction)
            } else if selected.count > 1 {
                SelectionInspector(transactions: selected)
            } else if let account = browser.account {
                AccountInspector(account: account)
            } else {
                BookInspector()
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview("Book inspector", traits: .fixedLayout(width: 280, height: 480)) {
    InspectorView().environment(BookBrowser.preview)
}

#Preview("Account inspector", traits: .fixedLayout(width: 280, height: 480)) {
    let browser = BookBrowser.previewOfBank
    browser.selection = []
    return InspectorView().environment(browser)
}

#Preview("Transaction inspector", traits: .fixedLayout(width: 280, height: 480)) {
    InspectorView().environment(BookBrowser.previewOfBank)
}
