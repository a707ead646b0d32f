import LedgerModel
import SwiftUI

/// The form in which an account is entered.
struct AccountEditor: View {
    @State var account: Account
    var isNew: Bool
    @Environment(BookBrowser.self) private var browser
    @FocusState private var isNameFocused: Bool

    var body: some View {
        EditorSheet(title: isNew ? Text(kit: "New Account") : Text(kit: "Edit Account")) {
            try browser.enter(account)
        } fields: {
            Section {
                TextField(text: $account.name, prompt: Text(kit: "Required")) { Text(kit: "Name") }
                    .focused($isNameFocused)
                    .accessibilityIdentifier("account name")
                TextField(text: $account.code, prompt: Text(kit: "None")) { Text(kit: "Number") }
                    .accessibilityIdentifier("account number")
                Picker(selection: $account.kind) {
                    ForEach(AccountKind.allCases) { kind in
                        kind.title.tag(kind)
                    }
                } label: {
                    Text(kit: "Kind")
                }
                TextField(text: $account.note, prompt: Text(kit: "None")) { Text(kit: "Note") }
            } footer: {
                Text(kit: "Accounts are listed by kind and number.")
            }
            .onAppear { isNameFocused = true }
        }
    }
}

#Preview("Account editor", traits: .fixedLayout(width: 480, height: 380)) {
    AccountEditor(account: Account(code: "5500", name: "Coaching", kind: .expense), isNew: true)
        .environment(BookBrowser.preview)
}
