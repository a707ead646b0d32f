import Foundation
import SwiftUICore

/// A type that defines the appearance and behaviour of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {
    /// The type of the view that represents a date picker.
    associatedtype Body: View

    /// The properties of a date picker.
    typealias Configuration = DatePickerStyleConfiguration

    /// Returns the view that represents a date picker and changes the `selection` of the configuration.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a date picker that are passed to its style.
public struct DatePickerStyleConfiguration {
    /// The type-erased label of a date picker.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The label of the date picker.
    public let label: Label
    /// The selected date.
    @Binding public var selection: Date
    /// The earliest date that can be selected; nil for no limit.
    public var minimumDate: Date?
    /// The latest date that can be selected; nil for no limit.
    public var maximumDate: Date?
    /// The components that the picker shows.
    public var displayedComponents: DatePickerComponents

    init(label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// Clamps a date to the limits. If they contradict each other, the minimum wins.
    func limited(_ date: Date) -> Date {
        min(max(date, minimumDate ?? date), maximumDate.map { max($0, minimumDate ?? $0) } ?? max(date, minimumDate ?? date))
    }
}

extension EnvironmentValues {
    @Entry package var datePickerStyle: StyleStack<any DatePickerStyle> = onMainActor { StyleStack(DefaultDatePickerStyle()) }
}

extension View {
    /// Sets the style of the date pickers inside this view.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        changingEnvironment(\.datePickerStyle) { $0.push(style) }
    }
}

/// The default style of the platform: the compact style on iOS, a field with a stepper on macOS.
public struct DefaultDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { DefaultDatePicker(configuration: configuration) }
}

private struct DefaultDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.platformProfile) private var profile

    var body: some View {
        if profile.isMac {
            FieldDatePicker(configuration: configuration, hasStepper: true)
        } else {
            CompactDatePicker(configuration: configuration)
        }
    }
}

/// A style with buttons that show the date and the time and open a calendar and wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// A style that shows a calendar in place.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { CalendarDatePicker(configuration: configuration) }
}

/// A style with a wheel for each component of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { WheelDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style of the platform: the compact style on iOS, a field with a stepper on macOS.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons that show the date and the time and open a calendar and wheels.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar in place.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each component of the date.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
