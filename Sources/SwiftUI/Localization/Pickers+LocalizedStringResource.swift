import Foundation
import SwiftUICore

extension DatePicker where Label == Text {
    /// Creates a picker for a date in a closed range, with a localized title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
    }

    /// Creates a picker for a date with a lower limit and a localized title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
    }

    /// Creates a picker for a date with an upper limit and a localized title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a calendar of all days with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleResource) }
    }

    /// Creates a calendar of the days in a range, with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }

    /// Creates a calendar of the days from a date on, with a localized title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title, and a view that stands for the selected choice.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, labelView: Text(titleResource), contentView: content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values with a localized title, and a view that stands for the selected choice. `sources` must not be empty.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, labelView: Text(titleResource), contentView: content(),
            currentValueLabel: AnyView(currentValueLabel())
        )
    }

    /// Creates a picker for several values with a localized title. `sources` must not be empty.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, labelView: Text(titleResource), contentView: content())
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a localized title and a symbol, and a view that stands for the selected choice.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, labelView: SwiftUI.Label(titleResource, systemImage: systemImage), contentView: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values with a localized title and a symbol, and a view that stands for the selected choice. `sources` must not be empty.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, labelView: SwiftUI.Label(titleResource, systemImage: systemImage), contentView: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a localized title and an image of an asset catalogue, and a view that stands for the selected choice.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, labelView: SwiftUI.Label(titleResource, image: image), contentView: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values with a localized title and an image of an asset catalogue, and a view that stands for the selected choice. `sources` must not be empty.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, labelView: SwiftUI.Label(titleResource, image: image), contentView: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a localized title and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, labelView: SwiftUI.Label(titleResource, image: image), contentView: content())
    }

    /// Creates a picker for several values with a localized title and an image of an asset catalogue. `sources` must not be empty.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, labelView: SwiftUI.Label(titleResource, image: image), contentView: content())
    }

    /// Creates a picker for several values with a localized title and a symbol. `sources` must not be empty.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, labelView: SwiftUI.Label(titleResource, systemImage: systemImage), contentView: content())
    }
}
