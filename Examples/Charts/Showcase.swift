import SwiftUI

/// Four of the examples side by side, for the documentation.
struct Showcase: View {
    var body: some View {
        Grid(horizontalSpacing: 12, verticalSpacing: 12) {
            GridRow {
                BarsWithValues()
                StackedAreas()
            }
            GridRow {
                Candlesticks()
                Pie()
            }
        }
        .padding(12)
        .background(Color.gray.opacity(0.15))
    }
}
