import SwiftUICore

/// A row that leads to a page with all choices.
struct LinkPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    var body: some View {
        NavigationLink {
            ChoicePage(selection: selection, title: label as? Text, content: content)
        } label: {
            HStack {
                label
                Spacer(minLength: 8)
                ChosenSubview(selection.wrappedValue) { content }.foregroundStyle(.secondary).lineLimit(1)
            }
        }
    }
}

/// A page with all choices, which goes back when one is made.
private struct ChoicePage<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let title: Text?
    let content: Content
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let dismiss = dismiss
        List {
            PickerRows(
                selection: Binding(get: { selection.wrappedValue }, set: { value in
                    selection.wrappedValue = value
                    onMainActor { dismiss() }
                }), content: content)
        }
        .navigationTitle(title ?? Text(verbatim: ""))
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Choices that are pictures, side by side, the chosen one marked.
struct PalettePicker<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let content: Content

    var body: some View {
        HStack(spacing: 8) {
            content.labelStyle(.iconOnly).eachSubview { subview in
                PaletteChoice(selection: selection, subview: subview, tag: subview.tag(as: SelectionValue.self))
            }
        }
        .padding(.vertical, 4)
    }
}

private struct PaletteChoice<SelectionValue: Hashable>: View {
    let selection: Binding<SelectionValue>
    let subview: Subview
    let tag: SelectionValue?
    @Environment(\.controlTint) private var tint

    var body: some View {
        let isChosen = tag == selection.wrappedValue
        Button {
            if let tag { selection.wrappedValue = tag }
        } label: {
            subview
                .frame(minWidth: 28, minHeight: 28)
                .background { if isChosen { Circle().stroke(tint, lineWidth: 2) } }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibility { if isChosen { $0.addedTraits = .isSelected } }
    }
}
