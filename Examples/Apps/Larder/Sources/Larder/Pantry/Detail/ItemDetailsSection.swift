import LarderKit
import LarderModel
import SwiftUI

/// The place, the expiry date and the note of an item.
struct ItemDetailsSection: View {
    var item: PantryItem

    var body: some View {
        Section {
            LabeledContent {
                item.location.name
            } label: {
                Text("Place", bundle: .module)
            }
            if let expiry = item.expiry {
                LabeledContent {
                    Text(expiry, format: .dateTime.day().month(.wide).year())
                } label: {
                    Text("Use By", bundle: .module)
                }
            }
            if !item.note.isEmpty {
                VStack(alignment: .leading, spacing: 4) {
                    Text("Note", bundle: .module)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                    Text(verbatim: item.note)
                        .textSelection(.enabled)
                }
            }
        }
    }
}
