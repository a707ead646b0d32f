import SwiftUI

/// Where and when a bird was seen, and how many.
struct PlaceRow: View {
    let place: String
    let date: Date
    let count: Int
    var observer: String?

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading, spacing: 2) {
                if place.isEmpty {
                    Text("Unnamed Place", bundle: .module)
                } else {
                    Text(place)
                }
                Group {
                    if let observer {
                        Text("\(observer), \(date, format: .dateTime.day().month().hour().minute())", bundle: .module)
                    } else {
                        Text(date, format: .dateTime.day().month().hour().minute())
                    }
                }
                .font(.caption)
                .foregroundStyle(.secondary)
            }
            Spacer()
            Text("\(count) birds", bundle: .module)
                .font(.subheadline)
                .monospacedDigit()
        }
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}
