import LarderKit
import LarderModel
import SwiftUI

/// The form for a new or an existing item.
struct ItemForm: View {
    @Environment(LarderStore.self) private var store
    @Environment(\.haptics) private var haptics
    @Environment(\.dismiss) private var dismiss
    @State private var draft: ItemDraft
    @State private var asksToDiscard = false
    @FocusState private var focus: ItemField?

    private let original: ItemDraft

    init(draft: ItemDraft) {
        original = draft
        _draft = State(initialValue: draft)
    }

    var body: some View {
        NavigationStack {
            Form {
                NameSection(draft: $draft, problem: visibleProblem, focus: $focus)
                QuantitySection(draft: $draft, focus: $focus)
                ExpirySection(expiry: $draft.expiry, today: store.today)
                TagSection(draft: $draft, knownTags: store.tags)
                NoteSection(note: $draft.note, focus: $focus)
            }
            .navigationTitle(draft.isNew ? Text("New Item", bundle: .module) : Text("Edit Item", bundle: .module))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { toolbar }
            .interactiveDismissDisabled(isChanged)
            .confirmationDialog(Text("Discard your changes?", bundle: .module), isPresented: $asksToDiscard, titleVisibility: .visible) {
                Button(Text("Discard Changes", bundle: .module), role: .destructive) { dismiss() }
                Button(Text("Keep Editing", bundle: .module), role: .cancel) {}
            }
            .onAppear { if draft.isNew { focus = .name } }
        }
    }

    private var isChanged: Bool { draft != original }

    private var problem: ItemDraft.Problem? { draft.problem(in: store.pantry) }

    /// The problem to show. An untouched form shows none.
    private var visibleProblem: ItemDraft.Problem? { isChanged ? problem : nil }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button(Text("Cancel", bundle: .module), role: .cancel) {
                if isChanged { asksToDiscard = true } else { dismiss() }
            }
        }
        ToolbarItem(placement: .confirmationAction) {
            Button(draft.isNew ? Text("Add", bundle: .module) : Text("Save", bundle: .module)) { save() }
                .disabled(problem != nil || !(isChanged || draft.isNew))
        }
    }

    private func save() {
        withAnimation { store.save(draft.item) }
        haptics.play(.success)
        dismiss()
    }
}

#Preview("New item") {
    ItemForm(draft: ItemDraft(name: ""))
        .larderEnvironment(.preview())
        .tint(LarderColor.brand)
}

#Preview("Edit item") {
    let model = AppModel.preview()
    ItemForm(draft: ItemDraft(model.store.pantry[0]))
        .larderEnvironment(model)
        .tint(LarderColor.brand)
}
