import Foundation
import SwiftUICore

/// How date pickers look.
@MainActor @preconcurrency public protocol DatePickerStyle {
    /// What a date picker looks like.
    associatedtype Body: View

    /// A date picker.
    typealias Configuration = DatePickerStyleConfiguration

    /// What a date picker looks like, and what changes the configuration's `selection`.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A date picker as a style sees it.
public struct DatePickerStyleConfiguration {
    /// The label of a date picker.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The label.
    public let label: Label
    /// The date that is chosen.
    @Binding public var selection: Date
    /// The earliest date that can be chosen; nil for any.
    public var minimumDate: Date?
    /// The latest date that can be chosen; nil for any.
    public var maximumDate: Date?
    /// The parts that can be chosen.
    public var displayedComponents: DatePickerComponents

    init(label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// A date limited to those that can be chosen.
    func limited(_ date: Date) -> Date {
        min(max(date, minimumDate ?? date), maximumDate.map { max($0, minimumDate ?? $0) } ?? max(date, minimumDate ?? date))
    }
}

private enum DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any DatePickerStyle> { onMainActor { StyleStack(DefaultDatePickerStyle()) } }
}

extension EnvironmentValues {
    package var datePickerStyle: StyleStack<any DatePickerStyle> {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the date pickers in the view look.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        transformEnvironment(\.datePickerStyle) { $0.push(style) }
    }
}

/// The platform's style: buttons that show the date and open a calendar.
public struct DefaultDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// Buttons that show the date and open a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { CalendarDatePicker(configuration: configuration) }
}

/// Wheels for the parts of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { WheelDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The platform's style: buttons that show the date and open a calendar.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons that show the date and open a calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels for the parts of the date.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
