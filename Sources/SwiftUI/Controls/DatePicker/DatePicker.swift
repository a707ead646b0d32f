import Foundation
import SwiftUICore

/// The components of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set of components from a bit mask.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    /// The day, the month and the year.
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control for choosing a date, a time or both.
///
/// The range limits what the user can choose; a selection outside of it is shown unchanged until the user picks another date.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: Date()..., displayedComponents: .date)
/// ```
public struct DatePicker<Label: View> {
    /// The components of a date that a date picker shows.
    public typealias Components = DatePickerComponents

    @Environment(\.datePickerStyle) private var styles
    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: DatePickerComponents
    private let label: Label

    nonisolated init(selection: Binding<Date>, minimum: Date?, maximum: Date?, components: DatePickerComponents, labelView: Label) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        label = labelView
    }

    /// Creates a picker for an arbitrary date.
    nonisolated public init(
        selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, minimum: nil, maximum: nil, components: displayedComponents, labelView: label())
    }

    /// Creates a picker for a date in a closed range.
    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, maximum: range.upperBound, components: displayedComponents,
            labelView: label())
    }

    /// Creates a picker for a date with a lower limit.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, maximum: nil, components: displayedComponents, labelView: label())
    }

    /// Creates a picker for a date with an upper limit.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, minimum: nil, maximum: range.upperBound, components: displayedComponents, labelView: label())
    }
}

extension DatePicker: View {
    public var body: some View {
        let configuration = DatePickerStyleConfiguration(
            label: .init(label), selection: selection, minimumDate: minimum, maximumDate: maximum, displayedComponents: components)
        AnyView.control(in: styles, \.datePickerStyle) { .styled($0, configuration) }.modifier(ControlForeground())
    }
}

extension AnyView {
    /// Returns the body of `style` for a date picker, type-erased.
    @MainActor fileprivate static func styled<Style: DatePickerStyle>(
        _ style: Style, _ configuration: DatePickerStyleConfiguration
    ) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker for an arbitrary date, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, minimum: nil, maximum: nil, components: displayedComponents, labelView: Text(titleKey))
    }

    /// Creates a picker for a date in a closed range, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker for a date with a lower limit and a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker for a date with an upper limit and a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker for an arbitrary date, with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a picker for a date in a closed range, with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a picker for a date with a lower limit and a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a picker for a date with an upper limit and a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}
