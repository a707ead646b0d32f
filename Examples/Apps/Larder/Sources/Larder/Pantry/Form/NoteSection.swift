import SwiftUI

/// Free text about an item.
struct NoteSection: View {
    @Binding var note: String
    var focus: FocusState<ItemField?>.Binding

    var body: some View {
        Section {
            TextField(text: $note, axis: .vertical) { Text("Note", bundle: .module) }
                .lineLimit(2...6)
                .focused(focus, equals: .note)
                .accessibilityIdentifier("note")
        }
    }
}
