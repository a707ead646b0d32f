import LarderModel
import SwiftUI

extension Quantity {
    /// The amount as people write it, with at most two decimals.
    public func formattedAmount(in locale: Locale) -> String {
        amount.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
    }

    /// The quantity with its unit, such as "1.5 kg" or "2 packs".
    public func formatted(in locale: Locale) -> String {
        let number = formattedAmount(in: locale)
        return switch unit {
        case .piece: formattedPieces(number, in: locale)
        case .pack: formattedPacks(number, in: locale)
        case .gram: String(localized: "\(number) g", bundle: .module, locale: locale)
        case .kilogram: String(localized: "\(number) kg", bundle: .module, locale: locale)
        case .millilitre: String(localized: "\(number) ml", bundle: .module, locale: locale)
        case .litre: String(localized: "\(number) l", bundle: .module, locale: locale)
        case .teaspoon: String(localized: "\(number) tsp", bundle: .module, locale: locale)
        case .tablespoon: String(localized: "\(number) tbsp", bundle: .module, locale: locale)
        }
    }

    // Whole pieces and packs are counted with the plural forms of the language, parts of them are not.

    private func formattedPieces(_ number: String, in locale: Locale) -> String {
        if let count = Int(exactly: amount) { return String(localized: "\(count) pcs", bundle: .module, locale: locale) }
        return String(localized: "\(number) pcs", bundle: .module, locale: locale)
    }

    private func formattedPacks(_ number: String, in locale: Locale) -> String {
        if let count = Int(exactly: amount) { return String(localized: "\(count) packs", bundle: .module, locale: locale) }
        return String(localized: "\(number) of a pack", bundle: .module, locale: locale)
    }
}

/// A quantity in the locale of the environment.
public struct QuantityText: View {
    @Environment(\.locale) private var locale

    private let quantity: Quantity

    public init(_ quantity: Quantity) { self.quantity = quantity }

    public var body: some View {
        Text(verbatim: quantity.formatted(in: locale))
            .monospacedDigit()
            .contentTransition(.numericText())
    }
}
