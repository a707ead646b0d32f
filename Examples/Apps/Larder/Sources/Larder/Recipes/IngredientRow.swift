import LarderKit
import LarderModel
import SwiftUI

/// An ingredient, whether it is at home, and how much of it is needed.
struct IngredientRow: View {
    var check: IngredientCheck

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: check.isAtHome ? "checkmark.circle.fill" : "cart")
                .foregroundStyle(check.isAtHome ? LarderColor.fresh : LarderColor.soon)
                .frame(width: 24)
                .accessibilityLabel(check.isAtHome ? Text("At home", bundle: .module) : Text("To buy", bundle: .module))
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: check.ingredient.name)
                if let missing = check.missing, !check.matches.isEmpty { MissingText(missing: missing) }
            }
            Spacer(minLength: 8)
            QuantityText(check.ingredient.quantity)
                .foregroundStyle(.secondary)
                .columnCell()
        }
        .accessibilityElement(children: .combine)
    }
}

/// The part of an ingredient that is not at home.
private struct MissingText: View {
    @Environment(\.locale) private var locale

    var missing: Quantity

    var body: some View {
        Text("\(missing.formatted(in: locale)) missing", bundle: .module)
            .font(.caption)
            .foregroundStyle(LarderColor.soon)
    }
}
