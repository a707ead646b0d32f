import LarderKit
import LarderModel
import SwiftUI

/// The quantity of an item and the quantity that should always be at home.
struct QuantitySection: View {
    @Binding var draft: ItemDraft
    var focus: FocusState<ItemField?>.Binding

    var body: some View {
        Section {
            LabeledContent {
                AmountField(amount: $draft.amount)
                    .focused(focus, equals: .amount)
                    .accessibilityIdentifier("amount")
            } label: {
                Text("Quantity", bundle: .module)
            }
            Picker(selection: $draft.unit) {
                ForEach(MeasureUnit.allCases, id: \.self) { $0.name.tag($0) }
            } label: {
                Text("Unit", bundle: .module)
            }
            Toggle(isOn: $draft.hasMinimum.animation()) { Text("Always Keep Some", bundle: .module) }
            if draft.hasMinimum {
                LabeledContent {
                    AmountField(amount: $draft.minimumAmount)
                        .focused(focus, equals: .minimum)
                        .accessibilityIdentifier("minimum")
                } label: {
                    Text("At Least", bundle: .module)
                }
            }
        } footer: {
            Text("When there is less than the minimum, the item appears under Running Low.", bundle: .module)
        }
    }
}

/// A field for a number of units.
private struct AmountField: View {
    @Binding var amount: Double

    var body: some View {
        TextField(value: $amount, format: .number.precision(.fractionLength(0...2))) {
            Text("Quantity", bundle: .module)
        }
        .keyboardType(.decimalPad)
        .multilineTextAlignment(.trailing)
        .monospacedDigit()
    }
}
