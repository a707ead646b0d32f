import LarderKit
import SwiftUI

/// The tags of an item: known ones to choose from, and a field for a new one.
struct TagSection: View {
    @Binding var draft: ItemDraft
    var knownTags: [String]

    @State private var newTag = ""

    var body: some View {
        Section {
            if !choices.isEmpty {
                FlowLayout {
                    ForEach(choices, id: \.self) { tag in
                        Toggle(isOn: contains(tag)) { Text(verbatim: tag) }
                            .toggleStyle(.chip)
                    }
                }
                .padding(.vertical, 4)
            }
            HStack {
                TextField(text: $newTag) { Text("New tag", bundle: .module) }
                    .textInputAutocapitalization(.never)
                    .onSubmit(add)
                    .accessibilityIdentifier("newTag")
                Button(Text("Add Tag", bundle: .module), systemImage: "plus.circle.fill", action: add)
                    .labelStyle(.iconOnly)
                    .buttonStyle(.borderless)
                    .disabled(newTag.isEmpty)
            }
        } header: {
            Text("Tags", bundle: .module)
        }
    }

    private var choices: [String] { Set(knownTags).union(draft.tags).sorted() }

    private func contains(_ tag: String) -> Binding<Bool> {
        Binding {
            draft.tags.contains(tag)
        } set: { isOn in
            if isOn { draft.addTag(tag) } else { draft.tags.removeAll { $0 == tag } }
        }
    }

    private func add() {
        draft.addTag(newTag)
        newTag = ""
    }
}
