import Foundation
import SwiftUICore

/// A field in which the date is typed.
struct FieldDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    let hasStepper: Bool
    @Environment(\.localCalendar) private var calendar

    init(configuration: DatePickerStyleConfiguration, hasStepper: Bool) {
        self.configuration = configuration
        self.hasStepper = hasStepper
    }

    private var showsDate: Bool { configuration.displayedComponents.contains(.date) }
    private var showsTime: Bool { configuration.displayedComponents.contains(.hourAndMinute) }

    private var format: Date.FormatStyle {
        Date.FormatStyle(date: showsDate ? .numeric : .omitted, time: showsTime ? .shortened : .omitted).adapted(to: calendar)
    }

    /// The date as it is typed: components that the field does not show are kept, and the limits respected.
    private var typed: Binding<Date> {
        Binding {
            configuration.selection
        } set: { new in
            var date = new
            if !showsDate || !showsTime {
                let (dated, timed) = showsDate ? (new, configuration.selection) : (configuration.selection, new)
                date = calendar.date(on: dated, timeOf: timed) ?? new
            }
            configuration.selection = configuration.limited(date)
        }
    }

    var body: some View {
        LabelledControl(label: configuration.label) {
            HStack(spacing: 6) {
                TextField(value: typed, format: format) { configuration.label }
                    .labelsHidden()
                    .textFieldStyle(.roundedBorder)
                    .monospacedDigit()
                    .fixedSize()
                    .onControlKeyPress(keys: [.upArrow, .downArrow]) { press in
                        step(press.key == .upArrow ? 1 : -1)
                        return .handled
                    }
                if hasStepper {
                    Stepper {
                        configuration.label
                    } onIncrement: {
                        step(1)
                    } onDecrement: {
                        step(-1)
                    }
                    .labelsHidden()
                }
            }
        }
    }

    /// Moves the date by days, or the time by minutes where the field shows no date.
    private func step(_ count: Int) {
        guard let date = calendar.date(byAdding: showsDate ? .day : .minute, value: count, to: configuration.selection) else { return }
        configuration.selection = configuration.limited(date)
    }
}

/// A style with a field in which the date is typed. The up and down arrow keys change the day, or the minute in a field without date.
public struct FieldDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { FieldDatePicker(configuration: configuration, hasStepper: false) }
}

/// A style with a field in which the date is typed, and a stepper that changes the day, or the minute in a field without date.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { FieldDatePicker(configuration: configuration, hasStepper: true) }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field in which the date is typed.
    nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field in which the date is typed, with a stepper.
    nonisolated public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
