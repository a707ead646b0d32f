import LarderKit
import LarderModel
import SwiftUI

/// One thing to buy. A tap puts it into the basket or back on the list.
struct ShoppingRow: View {
    var item: ShoppingItem
    var toggle: @MainActor () -> Void

    var body: some View {
        Button(action: toggle) {
            HStack(spacing: 12) {
                Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                    .font(.title3)
                    .foregroundStyle(item.isDone ? LarderColor.brand : .secondary)
                    .contentTransition(.symbolEffect(.replace))
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: item.name)
                        .strikethrough(item.isDone)
                        .foregroundStyle(item.isDone ? .secondary : .primary)
                    if let reason {
                        reason
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
                Spacer(minLength: 8)
                QuantityText(item.quantity)
                    .font(.callout)
                    .foregroundStyle(.secondary)
                    .columnCell()
            }
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(item.isDone ? .isSelected : [])
    }

    private var reason: Text? {
        switch item.origin {
        case .manual: nil
        case .lowStock: Text("Running low", bundle: .module)
        case .recipe(let title): Text("For \(title)", bundle: .module)
        }
    }
}
