import LedgerModel
import SwiftUI

/// The accounts of a transaction and their amounts.
struct PostingFields: View {
    @Binding var draft: TransactionDraft
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        Section {
            AccountPicker(title: ownTitle, kinds: [.asset, .liability], selection: $draft.account)
            ForEach($draft.lines) { $line in
                PostingLine(line: $line, title: otherTitle, kinds: otherKinds, remove: removal(of: line.id))
            }
            HStack {
                Button(kit: "Add Split", systemImage: "plus") { draft.lines.append(TransactionDraft.Line(amount: 0)) }
                    .buttonStyle(.borderless)
                Spacer()
                if draft.lines.count > 1 {
                    Text(kit: "Total").foregroundStyle(.secondary)
                    AmountText(draft.total, currencyCode: browser.book.currencyCode).fontWeight(.semibold)
                }
            }
        }
    }

    /// The action that removes a line; nil for the only one.
    private func removal(of id: TransactionDraft.Line.ID) -> (@MainActor () -> Void)? {
        guard draft.lines.count > 1 else { return nil }
        return { draft.lines.removeAll { $0.id == id } }
    }

    private var ownTitle: Text {
        switch draft.direction {
        case .expense: Text(kit: "Paid from")
        case .income: Text(kit: "Received in")
        case .transfer: Text(kit: "From")
        }
    }

    private var otherTitle: Text { draft.direction == .transfer ? Text(kit: "To") : Text(kit: "Category") }

    private var otherKinds: [AccountKind] {
        switch draft.direction {
        case .expense: [.expense]
        case .income: [.income]
        case .transfer: AccountKind.allCases
        }
    }
}
