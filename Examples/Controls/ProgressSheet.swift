import SwiftUI

/// Progress and gauges.
struct ProgressSheet: View {
    var body: some View {
        Sheet(title: "Progress") {
            HStack(spacing: 24) {
                ProgressView()
                ProgressView("Loading…")
                ProgressView().tint(.purple)
            }
            .frame(maxWidth: .infinity)
            ProgressView(value: 0.6)
            ProgressView(value: 0.3) {
                Text("Copying")
            } currentValueLabel: {
                Text("3 of 10 files")
            }
            HStack(spacing: 24) {
                Gauge(value: 0.6) {
                    Text("UV")
                } currentValueLabel: {
                    Text("6")
                }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.green, .yellow, .red]))
                Gauge(value: 0.4) {
                    Text("Battery")
                } currentValueLabel: {
                    Text("40")
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .tint(.green)
                Gauge(value: 0.7) {
                    Text("Fuel")
                } currentValueLabel: {
                    Text("70 %")
                } minimumValueLabel: {
                    Text("E")
                } maximumValueLabel: {
                    Text("F")
                }
            }
        }
    }
}
