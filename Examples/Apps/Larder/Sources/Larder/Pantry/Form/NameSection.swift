import LarderKit
import LarderModel
import SwiftUI

/// Name, picture, category and place of an item.
struct NameSection: View {
    @Binding var draft: ItemDraft
    var problem: ItemDraft.Problem?
    var focus: FocusState<ItemField?>.Binding

    var body: some View {
        Section {
            HStack(spacing: 12) {
                PictureButton(picture: $draft.picture, category: draft.category)
                TextField(text: $draft.name) { Text("Name", bundle: .module) }
                    .font(.headline)
                    .focused(focus, equals: .name)
                    .submitLabel(.next)
                    .onSubmit { focus.wrappedValue = .amount }
                    .accessibilityIdentifier("name")
            }
            Picker(selection: $draft.category) {
                ForEach(FoodCategory.allCases) { $0.name.tag($0) }
            } label: {
                Text("Category", bundle: .module)
            }
            Picker(selection: $draft.location) {
                ForEach(StorageLocation.allCases) { location in
                    Label(location.name, systemImage: location.symbol).tag(location)
                }
            } label: {
                Text("Place", bundle: .module)
            }
        } footer: {
            if let problem {
                Label(problem.message, systemImage: "exclamationmark.triangle.fill")
                    .foregroundStyle(LarderColor.expired)
                    .accessibilityIdentifier("problem")
            }
        }
    }
}
