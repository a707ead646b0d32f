import SwiftUI

/// A custom alignment: bars of either side hang on one axis, whatever their labels measure.
struct AlignmentLadder: View {
    private let rows: [(country: String, before: CGFloat, after: CGFloat)] = [
        ("Norway", 62, 104), ("Chile", 96, 74), ("Viet Nam", 44, 118), ("Ghana", 80, 92), ("New Zealand", 30, 66),
        ("Canada", 112, 84),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Before and after")
                    .font(.title2.bold())
                Text("Both bars of a row start at the axis.")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            VStack(alignment: .axis, spacing: 12) {
                ForEach(rows, id: \.country) { row in
                    HStack(spacing: 0) {
                        Text(row.country)
                            .font(.caption)
                            .padding(.trailing, 8)
                        Bar(length: row.before, color: Color(red: 0.95, green: 0.62, blue: 0.42))
                        Bar(length: row.after, color: Color(red: 0.25, green: 0.52, blue: 0.56))
                            .alignmentGuide(.axis) { $0[.leading] }
                    }
                }
            }
            .frame(maxWidth: .infinity)
            .overlay(alignment: Alignment(horizontal: .axis, vertical: .center)) {
                Rectangle()
                    .fill(Color.black.opacity(0.7))
                    .frame(width: 1)
                    .alignmentGuide(.axis) { $0[HorizontalAlignment.center] }
                    .padding(.vertical, -6)
            }
        }
        .padding(28)
        .frame(width: 390, height: 390)
        .background(Color(red: 0.95, green: 0.96, blue: 0.95))
    }
}

private struct Bar: View {
    let length: CGFloat
    let color: Color

    var body: some View {
        color.frame(width: length, height: 22)
    }
}

private struct Axis: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        context[HorizontalAlignment.center]
    }
}

extension HorizontalAlignment {
    fileprivate static let axis = HorizontalAlignment(Axis.self)
}
