import LarderModel
import SwiftUI

/// Two round buttons with a quantity between them.
public struct QuantityStepper: View {
    @Environment(\.locale) private var locale
    @Environment(\.haptics) private var haptics
    @ScaledMetric(relativeTo: .body) private var buttonLength = 36.0
    @Binding private var quantity: Quantity

    public init(quantity: Binding<Quantity>) { _quantity = quantity }

    public var body: some View {
        HStack(spacing: 14) {
            button("minus", Text("Less", bundle: .module), up: false)
                .disabled(quantity.isEmpty)
            QuantityText(quantity)
                .font(.title3.weight(.semibold))
                .frame(minWidth: 84)
            button("plus", Text("More", bundle: .module), up: true)
        }
        .animation(.snappy, value: quantity)
        .accessibilityElement()
        .accessibilityLabel(Text("Quantity", bundle: .module))
        .accessibilityValue(quantity.formatted(in: locale))
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: change(up: true)
            case .decrement: change(up: false)
            @unknown default: break
            }
        }
    }

    private func button(_ symbol: String, _ label: Text, up: Bool) -> some View {
        Button {
            change(up: up)
        } label: {
            Image(systemName: symbol)
                .font(.body.weight(.semibold))
                .frame(width: buttonLength, height: buttonLength)
                .background(Color(.tertiarySystemFill), in: .circle)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(label)
    }

    private func change(up: Bool) {
        quantity = quantity.stepped(up: up)
        haptics.play(.tick)
    }
}

#Preview {
    @Previewable @State var quantity = Quantity(1.5, .kilogram)
    QuantityStepper(quantity: $quantity)
        .padding()
}
