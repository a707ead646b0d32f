import SwiftUICore

/// A row of icons, of which the selected one is circled.
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

private struct PaletteChoice<SelectionValue: Hashable>: PickerChoice {
    let selection: Binding<SelectionValue>
    let subview: SubviewReference
    let tag: SelectionValue?
    @Environment(\.controlTint) private var tint
    @Environment(\.paletteSelectionEffect) private var effect

    var body: some View {
        let isChosen = isChosen
        Button {
            select()
        } label: {
            subview
                .symbolVariant(isChosen ? effect.variant ?? SymbolVariants.none : SymbolVariants.none)
                .frame(minWidth: 28, minHeight: 28)
                .background { if isChosen, effect == .automatic { Circle().stroke(tint, lineWidth: 2) } }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .pickerChoice(isChosen: isChosen) { select() }
    }
}
