import SwiftUI

/// A ring that fills with the share of a task that is done.
public struct ProgressRing: View {
    @ScaledMetric private var length = 44.0

    private let progress: Double

    public init(progress: Double) { self.progress = progress }

    public var body: some View {
        ZStack {
            Circle()
                .stroke(Color(.systemFill), lineWidth: 5)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(LarderColor.brand, style: StrokeStyle(lineWidth: 5, lineCap: .round))
                .rotationEffect(.degrees(-90))
                // Rings fill clockwise in every language, but shapes are mirrored from right to left.
                .environment(\.layoutDirection, .leftToRight)
            Text(progress, format: .percent.precision(.fractionLength(0)))
                .font(.caption2.weight(.bold))
                .monospacedDigit()
                .minimumScaleFactor(0.6)
                .padding(7)
        }
        .frame(width: length, height: length)
        .animation(.smooth, value: progress)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Progress", bundle: .module))
        .accessibilityValue(Text(progress, format: .percent.precision(.fractionLength(0))))
    }
}

#Preview {
    HStack {
        ProgressRing(progress: 0)
        ProgressRing(progress: 0.4)
        ProgressRing(progress: 1)
    }
    .padding()
}
