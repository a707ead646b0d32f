import CoreGraphics
import SwiftUICore

private enum WheelMeasures {
    /// The default height of an item, in points.
    static let itemHeight: CGFloat = 32
}

/// A column of choices with the selected one in the middle. The others are selected by tapping them.
struct WheelPicker<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let content: Content
    @Environment(\.controlColors) private var colors
    @Environment(\.defaultWheelPickerItemHeight) private var rowHeight

    var body: some View {
        WheelLayout(rowHeight: rowHeight) {
            content.eachSubview { subview in
                WheelRow(selection: selection, subview: subview, tag: subview.tag(as: SelectionValue.self))
            }
        }
        .animation(.snappy, value: selection.wrappedValue)
        .frame(minWidth: 80, maxWidth: .infinity)
        .frame(height: 216)
        .clipped()
        .background {
            RoundedRectangle(cornerRadius: 8, style: .continuous).fill(colors.buttonFill).frame(height: rowHeight)
        }
        .separatedFromLeadingEdge()
    }
}

private struct WheelRow<SelectionValue: Hashable>: PickerChoice {
    let selection: Binding<SelectionValue>
    let subview: SubviewReference
    let tag: SelectionValue?

    var body: some View {
        let isChosen = isChosen
        Button {
            select()
        } label: {
            subview
                .lineLimit(1)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .opacity(isChosen ? 1 : 0.4)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .pickerChoice(isChosen: isChosen) { select() }
        .layoutValue(key: IsChosenRow.self, value: isChosen)
    }
}

private struct IsChosenRow: LayoutValueKey {
    static let defaultValue = false
}

/// A column of rows with the selected one in the middle.
private struct WheelLayout: Layout {
    let rowHeight: CGFloat

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(width: proposal.width ?? widest, height: proposal.height ?? rowHeight * 5)
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let chosen = subviews.firstIndex { $0[IsChosenRow.self] } ?? 0
        for (index, row) in subviews.enumerated() {
            let y = bounds.midY - rowHeight / 2 + CGFloat(index - chosen) * rowHeight
            row.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: rowHeight))
        }
    }
}

extension EnvironmentValues {
    /// The height of the items of wheel pickers, in points.
    @Entry public internal(set) var defaultWheelPickerItemHeight: CGFloat = WheelMeasures.itemHeight
}

extension View {
    /// Sets the height of the items of the wheel pickers in the view, in points. Values that are not positive and finite restore the default.
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        environment(\.defaultWheelPickerItemHeight, height.isFinite && height > 0 ? height : WheelMeasures.itemHeight)
    }
}
