import LedgerModel
import SwiftUI

/// The accounts of a kind, with bars that show their shares.
struct CategoryBars: View {
    var kind: AccountKind
    var shares: [CategoryShare]
    var currencyCode: String

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            kind.title.font(.headline)
            ForEach(shares) { share in
                VStack(spacing: 4) {
                    HStack {
                        Text(share.account.name).lineLimit(1)
                        Spacer()
                        Text(share.fraction, format: .percent.precision(.fractionLength(0)))
                            .foregroundStyle(.secondary)
                            .monospacedDigit()
                        AmountText(share.amount, currencyCode: currencyCode)
                    }
                    .font(.callout)
                    ShareBar(fraction: share.fraction, tint: kind.tint)
                }
                .accessibilityElement(children: .combine)
            }
            if shares.isEmpty { Text(kit: "None").foregroundStyle(.secondary) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A bar of which a part is filled from the leading edge.
private struct ShareBar: View {
    var fraction: Double
    var tint: Color

    var body: some View {
        GeometryReader { geometry in
            Capsule()
                .fill(tint.opacity(0.16))
                .overlay(alignment: .leading) {
                    Capsule().fill(tint).frame(width: max(5, geometry.size.width * fraction))
                }
        }
        .frame(height: 5)
    }
}
