import Foundation
import SwiftUICore

// Titles that are resources, such as those that programs declare as constants. String literals are keys: the compiler prefers the
// initializers for these.

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and a system symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a localized title and an image of the program.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }
}

extension Button where Label == Text {
    /// Creates a button with a localized title.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleResource) }
    }

    /// Creates a button with a role and a localized title.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a localized title and a system symbol.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a toggle with a localized title and a system symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }

    /// Creates a text field with a localized title and a prompt.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    /// Creates a text field with a localized title and a prompt that grows along an axis.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
    }

    /// Creates a text field with a localized title for a value in a format.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
    }
}

extension SecureField where Label == Text {
    /// Creates a field for a secret with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a localized title and a system symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }
}

extension DatePicker where Label == Text {
    /// Creates a date picker with a localized title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a colour picker with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu with a localized title and a system symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a progress view of work of unknown length with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) {
        self.init { Text(titleResource) }
    }

    /// Creates a progress view with a localized title.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a localized title.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a localized title for values within bounds.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a localized title and an image of an asset catalogue.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, content: SwiftUI.Label(titleResource, image: image))
    }

    /// Creates a button with a role, a localized title and an image of an asset catalogue.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, content: SwiftUI.Label(titleResource, image: image))
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu with a localized title and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleResource, image: image) }
    }

    /// Creates a menu with a localized title, an image of an asset catalogue and an action for a short press.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { SwiftUI.Label(titleResource, image: image) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a localized title, a symbol and a primary action.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            labelView: SwiftUI.Label(titleResource, systemImage: systemImage), contentView: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title and a primary action.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(labelView: Text(titleResource), contentView: content(), primaryAction: primaryAction)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a localized title that calls functions; a nil function disables its button.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleResource), increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a localized title for an unbounded value. Assistive programs read the value in the given format.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, format: format, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a localized title for a value in a range, which assistive programs read in the given format.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, format: format, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a toggle with a localized title and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: SwiftUI.Label(titleResource, image: image))
    }

    /// Creates a toggle for several values with a localized title and a symbol. It is mixed if the values differ.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn, content: SwiftUI.Label(titleResource, systemImage: systemImage))
    }

    /// Creates a toggle for several values with a localized title and an image of an asset catalogue. It is mixed if the values differ.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn, content: SwiftUI.Label(titleResource, image: image))
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle for several values with a localized title.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn, content: Text(titleResource))
    }
}

extension TextField where Label == Text {
    /// Creates a field for a text with a localized title, whose selection the program reads and sets.
    ///
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - text: The text.
    ///   - selection: The selection; nil until the field is focused. A selection that the program sets is shown while the field is focused.
    ///   - prompt: The placeholder; nil for the title.
    ///   - axis: The axis along which the field scrolls; with a vertical axis it grows with its lines. Nil for the horizontal one.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(
            source: TextFieldSource(text), selection: selection, prompt: prompt, axis: axis ?? .horizontal, label: Text(titleResource))
    }

    /// Creates a field with a localized title for a value that a formatter converts.
    @_disfavoredOverload
    nonisolated public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter
    ) {
        self.init(source: TextFieldSource(value, formatter: formatter), prompt: nil, label: Text(titleResource))
    }

    /// Creates a field with a localized title and a placeholder for a value that a formatter converts.
    @_disfavoredOverload
    nonisolated public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(source: TextFieldSource(value, formatter: formatter), prompt: prompt, label: Text(titleResource))
    }
}
