import SwiftUI

/// Sliders, steppers, dates and colours.
struct ValueSheet: View {
    @State private var volume = 0.4
    @State private var speed = 30.0
    @State private var count = 3
    @State private var date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    @State private var color = Color.indigo

    var body: some View {
        Sheet(title: "Values") {
            Slider(value: $volume)
            Slider(value: $speed, in: 0...100, step: 10) {
                Text("Speed")
            } minimumValueLabel: {
                Image(systemName: "minus")
            } maximumValueLabel: {
                Image(systemName: "plus")
            }
            Slider(value: $volume).tint(.orange).disabled(true)
            Stepper("Guests: \(count)", value: $count, in: 0...9)
            Stepper("Disabled", value: $count).disabled(true)
            DatePicker("Departure", selection: $date)
            DatePicker("Day", selection: $date, displayedComponents: .date)
                .datePickerStyle(.graphical)
                .labelsHidden()
            ColorPicker("Accent", selection: $color)
        }
    }
}
