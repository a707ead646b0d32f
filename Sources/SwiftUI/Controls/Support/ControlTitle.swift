import SwiftUICore

/// The label of a control that is beside its label, such as a toggle: one view, a title with subtitles below it if it consists of several
/// texts, or other views side by side.
struct ControlTitle<Label: View>: View {
    private let label: Label
    @Environment(\.isInMenu) private var isInMenu

    init(_ label: Label) {
        self.label = label
    }

    var body: some View {
        if isInMenu {
            MenuItemLabel(label)
        } else if let parts = (Label.self as? any LabelParts.Type)?.labelParts, parts.allSatisfy({ $0 == .text }) {
            Group(subviews: label) { texts in
                VStack(alignment: .leading, spacing: 2) {
                    ForEach(texts) { text in
                        if text.id == texts.first?.id { text } else { text.font(.subheadline).foregroundStyle(.secondary) }
                    }
                }
            }
        } else if Label.self != EmptyView.self {
            LabelStack(label)
        }
    }
}
