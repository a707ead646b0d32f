import Charts
import SwiftUI

/// Styles, charts and tables in forms whose types the compiler has to find.
struct StylesAndContents: View {
    struct Person: Identifiable {
        var id = 0
        var name = ""
        var friends: [Person]?
    }

    @State private var people = [Person()]
    @State private var selection: Set<Int> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var isOn = false

    var body: some View {
        Text("Shadows").foregroundStyle(.shadow(.inner(radius: 1)))
        Text("Opacity").foregroundStyle(.opacity(0.5))
        Gauge(value: 0.5) { Text("Part") }.tint(.red.gradient)
        Gauge(value: 0.5) { Text("Part") }.tint(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Text("Colour").tint(isOn ? .red : nil).tint(.blue).tint(nil)
        OutlineGroup(people[0], children: \.friends) { Text($0.name) }
        Table(selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Number") { Text("\($0.id)") }.width(60)
        } rows: {
            Section {
                ForEach(people) { TableRow($0) }
            }
        }
        Chart(people) {
            LineMark(x: .value("Number", $0.id), y: .value("Length", $0.name.count)).symbol(Circle().strokeBorder(lineWidth: 2))
        }
        .chartXAxis { AxisMarks(values: .automatic) { AxisValueLabel() } }
        .chartYAxis {
            AxisMarks(position: .leading, values: [0, 10]) {
                AxisGridLine()
                AxisTick(length: 3)
            }
        }
    }
}
