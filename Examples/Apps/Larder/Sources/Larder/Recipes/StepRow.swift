import LarderKit
import SwiftUI

/// A step of a recipe. A tap marks it as done.
struct StepRow: View {
    var number: Int
    var text: String
    @Binding var isDone: Bool

    var body: some View {
        Button {
            withAnimation(.snappy) { isDone.toggle() }
        } label: {
            HStack(alignment: .firstTextBaseline, spacing: 14) {
                Text(number, format: .number)
                    .font(.headline)
                    .foregroundStyle(isDone ? Color(.systemBackground) : LarderColor.brand)
                    .frame(width: 28, height: 28)
                    .background(isDone ? LarderColor.brand : LarderColor.brand.opacity(0.14), in: .circle)
                Text(verbatim: text)
                    .foregroundStyle(isDone ? .secondary : .primary)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isDone ? .isSelected : [])
    }
}
