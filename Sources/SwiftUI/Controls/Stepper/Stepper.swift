import Foundation
import SwiftUICore

/// A control with two buttons that increase and decrease a value.
///
/// Holding a button repeats the step. At the end of a range the button for that direction is disabled. `onEditingChanged` is called with
/// true before and with false after each step.
///
/// ```swift
/// Stepper("Copies: \(copies)", value: $copies, in: 1...99)
/// ```
public struct Stepper<Label: View> {
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    private let valueDescription: String?
    /// The field that macOS shows for a value with a format; nil for none.
    private let field: AnyView?
    private let label: Label
    @Environment(\.platformProfile) private var profile
    @Environment(\.spreadsLabels) private var spreadsLabels
    @Environment(\.areLabelsHidden) private var hidesLabel
    @Environment(\.isInMenu) private var isInMenu

    nonisolated init(
        label: Label, increment: (() -> Void)?, decrement: (() -> Void)?, value: String? = nil, field: AnyView? = nil,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.increment = increment
        self.decrement = decrement
        valueDescription = value
        self.field = field
        self.onEditingChanged = onEditingChanged
    }

    nonisolated init<V: Strideable>(
        label: Label, value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, description: String? = nil, field: AnyView? = nil,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        let current = value.wrappedValue
        func change(by distance: V.Stride) -> (() -> Void)? {
            // At the end of the range there is no further step in this direction.
            if let bounds, current == (distance > 0 ? bounds.upperBound : bounds.lowerBound) { return nil }
            return {
                // From a value outside of the range the step starts at the nearest end.
                let start = Self.limited(value.wrappedValue, to: bounds)
                value.wrappedValue = Self.limited(start.advanced(by: distance), to: bounds)
            }
        }
        self.init(
            label: label, increment: change(by: step), decrement: change(by: -step), value: description ?? Self.description(of: current),
            field: field, onEditingChanged: onEditingChanged)
    }

    nonisolated private init<F: ParseableFormatStyle>(
        label: Label, value: Binding<F.FormatInput>, bounds: ClosedRange<F.FormatInput>?, step: F.FormatInput.Stride, format: F,
        onEditingChanged: @escaping (Bool) -> Void
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        let limited = Binding {
            value.wrappedValue
        } set: { new in
            value.wrappedValue = Self.limited(new, to: bounds)
        }
        self.init(
            label: label, value: value, bounds: bounds, step: step, description: format.format(value.wrappedValue),
            field: AnyView(StepperField(value: limited, format: format, label: label)), onEditingChanged: onEditingChanged)
    }

    nonisolated private static func limited<V: Comparable>(_ value: V, to bounds: ClosedRange<V>?) -> V {
        bounds.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
    }

    /// Returns the accessibility value, with whole numbers shown without a fraction.
    nonisolated private static func description(of value: some Any) -> String {
        let number = (value as? Double) ?? (value as? Float).map { Double($0) } ?? (value as? CGFloat).map { Double($0) }
        guard let number, let whole = Int(exactly: number) else { return "\(value)" }
        return "\(whole)"
    }

    /// Creates a stepper that calls functions; a nil function disables its button.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes an unbounded value by a step.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes a value by a step and clamps it to a range.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes an unbounded value. On macOS a field shows the value in a format, in which it can be typed;
    /// everywhere assistive programs read it in this format.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(label: label(), value: value, bounds: nil, step: step, format: format, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes a value and clamps it to a range. On macOS a field shows the value in a format, in which it can be
    /// typed; everywhere assistive programs read it in this format.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(label: label(), value: value, bounds: bounds, step: step, format: format, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that calls functions; a nil function disables its button.
    @_disfavoredOverload
    nonisolated public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes an unbounded value by a step.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes a value by a step and clamps it to a range.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
    }
}

extension Stepper: View {
    public var body: some View {
        let (increment, decrement) = (edited(increment), edited(decrement))
        HStack(spacing: profile.controls.stepperGap) {
            if !hidesLabel {
                ControlTitle(label)
                if spreadsLabels || isInMenu { Spacer(minLength: profile.controls.labelToControl) }
            }
            if let field, profile.isMac {
                HStack(spacing: 6) {
                    field
                    StepperButtons(increment: increment, decrement: decrement)
                }
                .afterFormLabel()
            } else {
                StepperButtons(increment: increment, decrement: decrement).afterFormLabel()
            }
        }
        .modifier(MenuRowAppearance(isRow: isInMenu))
        .focusable(interactions: .activate)
        .onControlKeyPress(keys: [.downArrow, .upArrow]) { press in
            (press.key == .upArrow ? increment : decrement)?()
            return .handled
        }
        .accessibility {
            $0.childBehavior = .ignore
            $0.role = .stepper
            $0.value = valueDescription.map { Text(verbatim: $0) }
            $0.actions = [
                increment.map { AccessibilityActionEntry(.increment, perform: $0) },
                decrement.map { AccessibilityActionEntry(.decrement, perform: $0) },
            ].compactMap { $0 }
        }
        .accessibilityLabelled { label }
        .modifier(ControlForeground())
    }

    private func edited(_ change: (() -> Void)?) -> (() -> Void)? {
        guard let change else { return nil }
        return {
            onEditingChanged(true)
            change()
            onEditingChanged(false)
        }
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a localized title that calls functions; a nil function disables its button.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that is not localized, which calls functions; a nil function disables its button.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a localized title that changes an unbounded value by a step.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that is not localized, which changes an unbounded value by a step.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a localized title that changes a value by a step and clamps it to a range.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that is not localized, which changes a value by a step and clamps it to a range.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a localized title for an unbounded value. Assistive programs read the value in the given format.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, format: format, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that is not localized for an unbounded value, which assistive programs read in the given format.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a localized title for a value in a range, which assistive programs read in the given format.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, format: format, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that is not localized for a value in a range, which assistive programs read in the given format.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
