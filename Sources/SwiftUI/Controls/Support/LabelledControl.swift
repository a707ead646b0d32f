import SwiftUICore

/// A control with its label before it: beside it, at the opposite edge on iOS and in grouped forms, and in the other column of a form with
/// columns. On iOS the label is above the control at accessibility text sizes, and in a grouped form on macOS where a row is too narrow for the
/// label and a control that does not shrink.
///
/// The label serves as the accessibility label of the control, which the control sets itself.
struct LabelledControl<Label: View, Control: View>: View {
    private let alignment: VerticalAlignment
    private let showsLabel: Bool
    private let isNarrow: Bool
    private let keepsWidth: Bool
    private let label: Label
    private let control: Control
    @Environment(\.platformProfile) private var profile
    @Environment(\.spreadsLabels) private var spreadsLabels
    @Environment(\.areLabelsHidden) private var hidesLabel
    @Environment(\.stacksLabels) private var stacksLabels

    /// - Parameters:
    ///   - showsLabel: Whether the label is shown where labels are not hidden.
    ///   - isNarrow: Whether the control is beside its label at all text sizes.
    ///   - keepsWidth: Whether the control cannot be used if it is narrower than its ideal width.
    init(
        alignment: VerticalAlignment = .center, showsLabel: Bool = true, isNarrow: Bool = false, keepsWidth: Bool = false, label: Label,
        @ViewBuilder control: () -> Control
    ) {
        self.alignment = alignment
        self.showsLabel = showsLabel
        self.isNarrow = isNarrow
        self.keepsWidth = keepsWidth
        self.label = label
        self.control = control()
    }

    var body: some View {
        if stacksLabels, !isNarrow, showsLabel, !hidesLabel {
            StackedLabel {
                ControlTitle(label).accessibilityHidden(true)
                control
            }
        } else if keepsWidth, profile.isMac, spreadsLabels, showsLabel, !hidesLabel {
            LabelAboveIfNarrow(gap: profile.controls.labelToControl) {
                ControlTitle(label).accessibilityHidden(true)
                control.afterFormLabel()
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
                // The space between them takes what is left, and not half of what a narrow row has for the control.
                if spreadsLabels { Spacer(minLength: 0).layoutPriority(-1) }
            }
            control.afterFormLabel()
        }
    }
}

/// Lays out a label and a control at opposite edges, or the control below the label where there is too little room for both side by side.
private struct LabelAboveIfNarrow: Layout {
    /// The least space between a label and a control in a row.
    let gap: CGFloat
    private static let lineGap: CGFloat = 4

    nonisolated init(gap: CGFloat) {
        self.gap = gap
    }

    nonisolated private func sizes(_ subviews: Subviews, in width: CGFloat?) -> (label: CGSize, control: CGSize, isStacked: Bool) {
        let (label, control) = (subviews[0].sizeThatFits(.unspecified), subviews[1].sizeThatFits(.unspecified))
        let space = label.width > 0 ? label.width + gap : 0
        guard let width, space + control.width > width else { return (label, control, false) }
        let offer = ProposedViewSize(width: width, height: nil)
        if space == 0 { return (label, subviews[1].sizeThatFits(offer), false) }
        return (subviews[0].sizeThatFits(offer), subviews[1].sizeThatFits(offer), true)
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard subviews.count == 2 else { return .zero }
        let (label, control, isStacked) = sizes(subviews, in: proposal.width)
        if isStacked { return CGSize(width: max(label.width, control.width), height: label.height + Self.lineGap + control.height) }
        let least = (label.width > 0 ? label.width + gap : 0) + control.width
        let width = proposal.width.map { $0.isFinite ? max($0, least) : least } ?? least
        return CGSize(width: width, height: max(label.height, control.height))
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 2 else { return }
        let (label, control, isStacked) = sizes(subviews, in: bounds.width)
        if isStacked {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(label))
            subviews[1].place(at: CGPoint(x: bounds.minX, y: bounds.minY + label.height + Self.lineGap), proposal: ProposedViewSize(control))
        } else {
            subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(label))
            subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: ProposedViewSize(control))
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
