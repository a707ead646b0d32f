import Charts
import SwiftUI

/// A pie.
struct Pie: View {
    private let flavours = [("Vanilla", 32), ("Chocolate", 27), ("Strawberry", 18), ("Pistachio", 14), ("Lemon", 9)]

    var body: some View {
        ChartCard(title: "Ice cream", subtitle: "Scoops sold on Sunday") {
            Chart(flavours, id: \.0) { name, count in
                SectorMark(angle: .value("Scoops", count), angularInset: 1)
                    .foregroundStyle(by: .value("Flavour", name))
                    .cornerRadius(3)
                    .annotation(position: .overlay) {
                        Text("\(count)").font(.caption2.bold()).foregroundStyle(.white)
                    }
            }
            .chartLegend(position: .trailing, alignment: .center)
        }
    }
}

/// A donut in which a sector can be selected.
struct Donut: View {
    private let storage = [("Photos", 48.2), ("Apps", 31.5), ("Messages", 12.8), ("Mail", 6.1), ("System", 18.4)]
    @State private var angle: Double? = 60

    /// The part that contains the selected angle.
    private var selected: (name: String, size: Double)? {
        guard let angle else { return nil }
        var sum = 0.0
        for (name, size) in storage {
            sum += size
            if angle <= sum { return (name, size) }
        }
        return nil
    }

    var body: some View {
        ChartCard(title: "Storage", subtitle: "117 of 128 GB are in use", height: 220) {
            Chart(storage, id: \.0) { name, size in
                SectorMark(angle: .value("Size", size), innerRadius: .ratio(0.62), angularInset: 1.5)
                    .foregroundStyle(by: .value("Kind", name))
                    .cornerRadius(4)
                    .opacity(selected.map { $0.name == name } ?? true ? 1 : 0.35)
            }
            .chartAngleSelection(value: $angle)
            .chartBackground { proxy in
                GeometryReader { geometry in
                    if let frame = proxy.plotFrame {
                        VStack(spacing: 0) {
                            Text(selected?.name ?? "All").font(.caption).foregroundStyle(.secondary)
                            Text("\(selected?.size ?? 117, format: .number.precision(.fractionLength(1))) GB").font(.headline)
                        }
                        .position(x: geometry[frame].midX, y: geometry[frame].midY)
                    }
                }
            }
        }
    }
}
