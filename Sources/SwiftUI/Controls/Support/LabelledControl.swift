import SwiftUICore

/// A control with its label before it: beside it, at the opposite edge on iOS and in grouped forms, and in the other column of a form with
/// columns.
///
/// The label serves as the accessibility label of the control, which the control sets itself.
struct LabelledControl<Label: View, Control: View>: View {
    private let alignment: VerticalAlignment
    private let showsLabel: Bool
    private let label: Label
    private let control: Control
    @Environment(\.platformProfile) private var profile
    @Environment(\.spreadsLabels) private var spreadsLabels
    @Environment(\.areLabelsHidden) private var hidesLabel

    /// - Parameter showsLabel: Whether the label is shown where labels are not hidden.
    init(alignment: VerticalAlignment = .center, showsLabel: Bool = true, label: Label, @ViewBuilder control: () -> Control) {
        self.alignment = alignment
        self.showsLabel = showsLabel
        self.label = label
        self.control = control()
    }

    var body: some View {
        HStack(alignment: alignment, spacing: profile.controls.labelToControl) {
            if showsLabel, !hidesLabel {
                label.accessibilityHidden(true)
                    // Without the priority a radio group, whose marks do not shrink, would get too little width beside a label as wide as
                    // itself.
                    .layoutPriority(profile.isMac ? 1 : 0)
                if spreadsLabels { Spacer(minLength: 0) }
            }
            control.afterFormLabel()
        }
    }
}
