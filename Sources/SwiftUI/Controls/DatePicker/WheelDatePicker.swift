import SwiftUICore

/// Wheels for the components of a date, in the order of the locale; with a time, one wheel for the days.
struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        HStack(spacing: 0) {
            if !configuration.displayedComponents.contains(.hourAndMinute) {
                DateWheels(configuration: configuration)
            } else {
                if configuration.displayedComponents.contains(.date) { DayWheel(configuration: configuration).frame(minWidth: 130) }
                TimeWheels(configuration: configuration)
            }
        }
        .sharingWheelBand()
        // The width of the wheels on iOS.
        .frame(maxWidth: 320)
        .accessibilityElement(children: .contain)
    }
}
