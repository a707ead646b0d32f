import Foundation
import SwiftUICore

/// A view that shows the progress of a task, or that a task is running.
///
/// Progress with a known fraction is determinate and usually a bar; otherwise it is indeterminate and usually a spinner. Values outside of
/// `0...total` are clamped and reported as a mistake; NaN counts as 0.
///
/// ```swift
/// ProgressView("Copying", value: bytesCopied, total: bytesTotal)
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    enum Amount {
        /// The progress is indeterminate.
        case unknown
        case fraction(Double, isOutOfBounds: Bool)
        case timer(ClosedRange<Date>, countsDown: Bool)
        case observed(Progress)
    }

    @Environment(\.progressViewStyle) private var styles
    private let amount: Amount
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    nonisolated init(amount: Amount, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.amount = amount
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    nonisolated static func amount<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Amount {
        guard let value else { return .unknown }
        let fraction = Double(value) / Double(total)
        return .fraction(fraction.isNaN ? 0 : min(1, max(0, fraction)), isOutOfBounds: fraction < 0 || fraction > 1)
    }
}

extension ProgressView: View {
    private static var outOfBounds: String {
        "ProgressView initialized with an out-of-bounds progress value. The value will be clamped to the range of `0...total`."
    }

    public var body: some View {
        switch amount {
        case .unknown: progress(nil)
        case .fraction(let fraction, let isOutOfBounds):
            progress(fraction).modifier(MistakeModifier(StatedMistake(isOutOfBounds ? Self.outOfBounds : nil)))
        case .timer(let interval, let countsDown):
            TimelineView(.periodic(from: interval.lowerBound, by: 0.5)) { context in
                let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
                let passed = context.date.timeIntervalSince(interval.lowerBound)
                let fraction = length > 0 ? min(1, max(0, passed / length)) : 1
                progress(countsDown ? 1 - fraction : fraction)
            }
        case .observed(let observed):
            // Foundation's objects cannot be observed on Linux.
            TimelineView(.periodic(from: .distantPast, by: 0.1)) { _ in
                progress(observed.shownFraction, description: observed.shownDescription, amountDescription: observed.shownAmount)
            }
        }
    }

    @MainActor private func progress(_ fraction: Double?, description: String? = nil, amountDescription: String? = nil) -> some View {
        let label =
            description.map { AnyView(Text(verbatim: $0)) }
            ?? label.map { AnyView($0) }
        let value =
            amountDescription.map { AnyView(Text(verbatim: $0)) }
            ?? currentValueLabel.map { AnyView($0) }
        return AnyView.control(in: styles, \.progressViewStyle) {
            .styled(
                $0,
                ProgressViewStyleConfiguration(
                    fractionCompleted: fraction, label: label.map { .init(content: $0) },
                    currentValueLabel: value.map { .init(content: $0) }))
        }
        .accessibility {
            $0.childBehavior = .combine
            $0.role = .progress
            $0.addedTraits = .updatesFrequently
            $0.amount = fraction.map { AccessibilityAmount($0, in: 0...1) }
            $0.value = fraction.map { Text(verbatim: "\(Int(($0 * 100).rounded()))%") }
        }
    }
}

extension AnyView {
    /// Returns the body of `style` for a progress view, type-erased.
    @MainActor fileprivate static func styled<Style: ProgressViewStyle>(
        _ style: Style, _ configuration: ProgressViewStyleConfiguration
    ) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a progress view of a progress object, which is read ten times a second. Its labels are the object's localized descriptions, or else the
    /// percentage and the number of completed units.
    nonisolated public init(_ progress: Progress) {
        self.init(amount: .observed(progress), label: nil, currentValueLabel: nil)
    }

    /// Creates an indeterminate progress view without a label.
    nonisolated public init() {
        self.init(amount: .unknown, label: nil, currentValueLabel: nil)
    }

    /// Creates a progress view for a value out of `total`. It is indeterminate if the value is nil.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(amount: Self.amount(value, of: total), label: nil, currentValueLabel: nil)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates an indeterminate progress view with a custom label.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(amount: .unknown, label: label(), currentValueLabel: nil)
    }

    /// Creates a progress view with a custom label. It is indeterminate if the value is nil.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(amount: Self.amount(value, of: total), label: label(), currentValueLabel: nil)
    }
}

extension ProgressView {
    /// Creates a progress view with a custom label and a label for the current value. It is indeterminate if the value is nil.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(amount: Self.amount(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Creates a progress view that follows the time in an interval, with a custom label and a label for the current value.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval. If it is empty, the progress is complete.
    ///   - countsDown: Whether the progress decreases from 1 to 0 instead of increasing.
    ///   - label: The label.
    ///   - currentValueLabel: The label for the current value.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(amount: .timer(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a progress view that follows the time in an interval, with a custom label and the remaining or elapsed time.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            amount: .timer(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a progress view that follows the time in an interval, with the remaining or elapsed time.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            amount: .timer(timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

/// The remaining or elapsed time of an interval.
public struct DefaultDateProgressLabel {
    private let interval: ClosedRange<Date>
    private let countsDown: Bool

    nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) {
        self.interval = interval
        self.countsDown = countsDown
    }

}

extension DefaultDateProgressLabel: View {
    public var body: some View {
        Text(timerInterval: interval, countsDown: countsDown)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates an indeterminate progress view with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey) {
        self.init(amount: .unknown, label: Text(titleKey), currentValueLabel: nil)
    }

    /// Creates an indeterminate progress view with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) {
        self.init(amount: .unknown, label: Text(title), currentValueLabel: nil)
    }

    /// Creates a progress view with a localized title. It is indeterminate if the value is nil.
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(amount: Self.amount(value, of: total), label: Text(titleKey), currentValueLabel: nil)
    }

    /// Creates a progress view with a title that is not localized. It is indeterminate if the value is nil.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(amount: Self.amount(value, of: total), label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    /// Creates the progress view of a style configuration, for styles that modify the view in the style below them.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            amount: configuration.fractionCompleted.map { .fraction($0, isOutOfBounds: false) } ?? .unknown, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}
