import Foundation
import SwiftUICore

/// The field before the buttons of a stepper on macOS, in which the value can be typed.
struct StepperField<F: ParseableFormatStyle, Label: View> where F.FormatOutput == String {
    let value: Binding<F.FormatInput>
    let format: F
    let label: Label

    /// The width of the field in points; a longer value scrolls.
    private static var width: CGFloat { 56 }

    nonisolated init(value: Binding<F.FormatInput>, format: F, label: Label) {
        self.value = value
        self.format = format
        self.label = label
    }
}

extension StepperField: View {
    var body: some View {
        TextField(value: value, format: format) { label }
            .labelsHidden()
            .textFieldStyle(.roundedBorder)
            .multilineTextAlignment(.trailing)
            .monospacedDigit()
            .frame(width: Self.width)
    }
}
