import SwiftUI

/// A bar with the stock of an item relative to its minimum.
public struct StockMeter: View {
    private let fullness: Double

    public init(fullness: Double) { self.fullness = fullness }

    public var body: some View {
        GeometryReader { geometry in
            Capsule()
                .fill(Color(.systemFill))
                .overlay(alignment: .leading) {
                    Capsule()
                        .fill(tint.gradient)
                        .frame(width: geometry.size.width * share)
                }
        }
        .frame(height: 6)
        .animation(.smooth, value: share)
        .accessibilityElement()
        .accessibilityLabel(Text("Stock", bundle: .module))
        .accessibilityValue(Text(share, format: .percent.precision(.fractionLength(0))))
    }

    private var share: Double { min(1, max(0, fullness)) }

    private var tint: Color {
        switch fullness {
        case ..<0.34: LarderColor.expired
        case ..<1: LarderColor.soon
        default: LarderColor.fresh
        }
    }
}

#Preview {
    VStack(spacing: 20) {
        StockMeter(fullness: 0.2)
        StockMeter(fullness: 0.75)
        StockMeter(fullness: 2)
    }
    .padding()
}
