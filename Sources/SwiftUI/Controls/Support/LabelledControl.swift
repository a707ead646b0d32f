import SwiftUICore

/// A control with its label before it: beside it, at the opposite edge on iOS and in grouped forms, and in the other column of a form with
/// columns. On iOS the label is above the control at accessibility text sizes.
///
/// The label serves as the accessibility label of the control, which the control sets itself.
struct LabelledControl<Label: View, Control: View>: View {
    private let alignment: VerticalAlignment
    private let showsLabel: Bool
    private let isNarrow: Bool
    private let label: Label
    private let control: Control
    @Environment(\.platformProfile) private var profile
    @Environment(\.spreadsLabels) private var spreadsLabels
    @Environment(\.areLabelsHidden) private var hidesLabel
    @Environment(\.stacksLabels) private var stacksLabels

    /// - Parameters:
    ///   - showsLabel: Whether the label is shown where labels are not hidden.
    ///   - isNarrow: Whether the control is beside its label at all text sizes.
    init(
        alignment: VerticalAlignment = .center, showsLabel: Bool = true, isNarrow: Bool = false, label: Label,
        @ViewBuilder control: () -> Control
    ) {
        self.alignment = alignment
        self.showsLabel = showsLabel
        self.isNarrow = isNarrow
        self.label = label
        self.control = control()
    }

    var body: some View {
        if stacksLabels, !isNarrow, showsLabel, !hidesLabel {
            StackedLabel {
                ControlTitle(label).accessibilityHidden(true)
                control
            }
        } else {
            row
        }
    }

    private var row: some View {
        HStack(alignment: alignment, spacing: profile.controls.labelToControl) {
            if showsLabel, !hidesLabel {
                ControlTitle(label).accessibilityHidden(true)
                    // Without the priority a radio group, whose marks do not shrink, would get too little width beside a label as wide as
                    // itself.
                    .layoutPriority(profile.isMac ? 1 : 0)
                if spreadsLabels { Spacer(minLength: 0) }
            }
            control.afterFormLabel()
        }
    }
}

/// A label above its content, both at the leading edge.
struct StackedLabel<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 4) { content }
            .multilineTextAlignment(.leading)
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

extension EnvironmentValues {
    /// Whether labels are above what they label because the text is too large for both to be in a row: on iOS, at accessibility text sizes.
    var stacksLabels: Bool { dynamicTypeSize.isAccessibilitySize && !isMac }
}
