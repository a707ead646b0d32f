import LarderKit
import LarderModel
import SwiftUI

/// A field that adds a line such as "2 kg potatoes" to the list and stays ready for the next one.
struct QuickAddField: View {
    @Environment(LarderStore.self) private var store
    @Environment(\.haptics) private var haptics
    @State private var line = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack {
            Image(systemName: "plus.circle.fill")
                .foregroundStyle(LarderColor.brand)
                .accessibilityHidden(true)
            TextField(text: $line) { Text("Add, for example, 2 kg potatoes", bundle: .module) }
                .focused($isFocused)
                .submitLabel(.done)
                .onSubmit(add)
                .accessibilityIdentifier("quickAdd")
            if !line.isEmpty {
                Button(Text("Add", bundle: .module), action: add)
                    .buttonStyle(.borderless)
                    .fontWeight(.semibold)
            }
        }
    }

    private func add() {
        if store.addToList(line: line) {
            haptics.play(.drop)
            line = ""
            isFocused = true
        } else if !line.isEmpty {
            haptics.play(.warning)
        }
    }
}
