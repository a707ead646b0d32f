import CoreGraphics
import SwiftUICore

/// All choices as segments of equal width, with a thumb that slides to the selected one.
struct SegmentedPicker<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let content: Content
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let metrics = profile.controls
        let bed = RoundedRectangle(cornerRadius: metrics.segmentedCornerRadius, style: .continuous)
        SegmentLayout(fillsWidth: metrics.segmentedFillsWidth) {
            SegmentThumb()
            content
                .lineLimit(1)
                .eachSubview { subview in
                    SegmentCell(selection: selection, subview: subview, tag: subview.tag(as: SelectionValue.self))
                }
        }
        .animation(.snappy(duration: 0.25), value: selection.wrappedValue)
        .padding(metrics.segmentedInset)
        .frame(height: metrics.segmentedHeight)
        .background { bed.fill(ControlAppearances.segments.bed ?? colors.segmentedBed) }
        .groupOpacity(isEnabled ? 1 : 0.5)
        .separatedFromLeadingEdge()
    }
}

private struct SegmentThumb: View {
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors

    var body: some View {
        let metrics = profile.controls
        RoundedRectangle(cornerRadius: metrics.segmentedCornerRadius - metrics.segmentedInset, style: .continuous)
            .fill(ControlAppearances.segments.thumb ?? colors.segmentedThumb)
            .panelShadow(color: .black.opacity(0.12), radius: 1, y: 1.5)
            .accessibilityHidden(true)
    }
}

private struct SegmentCell<SelectionValue: Hashable>: PickerChoice {
    let selection: Binding<SelectionValue>
    let subview: SubviewReference
    let tag: SelectionValue?
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors

    var body: some View {
        let isChosen = isChosen
        let title = isChosen ? ControlAppearances.segments.chosenTitle : ControlAppearances.segments.otherTitle
        Button {
            select()
        } label: {
            SegmentMargins(ideal: profile.controls.segmentPadding) {
                subview
                    .modifier(SegmentLabelColor(color: title.color ?? (isChosen ? colors.chosenSegmentLabel : nil) ?? .primary))
                    .environment(\.font, title.font ?? profile.controls.segmentedFont)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .leading) {
                SegmentSeparator(colors.segmentedSeparator).frame(width: 1, height: profile.controls.segmentSeparatorHeight).offset(x: -0.5)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(SegmentButton(isChosen: isChosen))
        .pickerChoice(isChosen: isChosen) { select() }
        .segment(isChosen: isChosen)
        .layoutValue(key: IsChosenSegment.self, value: isChosen)
    }
}

/// The margins beside the label of a segment, which shrink before the label does.
private struct SegmentMargins: Layout {
    let ideal: CGFloat
    private static let least: CGFloat = 3

    nonisolated init(ideal: CGFloat) {
        self.ideal = ideal
    }

    nonisolated private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * min(ideal, Self.least)) }, height: proposal.height)
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let label = subviews.first?.sizeThatFits(offer(proposal)) else { return .zero }
        let width = label.width + 2 * ideal
        return CGSize(width: proposal.width.map { min(width, max($0, label.width)) } ?? width, height: label.height)
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offer(ProposedViewSize(bounds.size)))
    }
}

/// Gives the label of a segment the colour of the control, which does not follow the foreground style around it.
struct SegmentLabelColor: EnvironmentModifierValue {
    typealias Body = Never

    var color: Color

    nonisolated func change(_ values: inout EnvironmentValues) {
        values.foregroundStyles = .styles([AnyShapeStyle(color)], outer: values.foregroundStyles, isDefault: true)
    }
}

private struct SegmentButton: ButtonStyle {
    let isChosen: Bool

    init(isChosen: Bool) {
        self.isChosen = isChosen
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed && !isChosen ? 0.4 : 1)
    }
}

private struct IsChosenSegment: LayoutValueKey {
    static let defaultValue = false
}

/// Lays out segments with the width of the widest one, and the thumb, the first subview, behind the selected segment.
private struct SegmentLayout: Layout {
    /// Whether the control takes the whole proposed width.
    let fillsWidth: Bool

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let segments = subviews.dropFirst()
        let ideal = segments.map { $0.sizeThatFits(.unspecified) }
        let widest = ideal.map(\.width).max() ?? 0
        let natural = widest * CGFloat(segments.count)
        let width = proposal.width.map { fillsWidth ? ($0.isFinite ? $0 : natural) : min($0, natural) } ?? natural
        let height = ideal.map(\.height).max() ?? 0
        return CGSize(width: width, height: proposal.height.map { $0.isFinite ? $0 : height } ?? height)
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let segments = subviews.dropFirst()
        guard let thumb = subviews.first, !segments.isEmpty else { return }
        let width = bounds.width / CGFloat(segments.count)
        var isThumbPlaced = false
        for (index, segment) in segments.enumerated() {
            let frame = CGRect(x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height)
            segment.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
            if segment[IsChosenSegment.self], !isThumbPlaced {
                isThumbPlaced = true
                thumb.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
            }
        }
        if !isThumbPlaced { thumb.place(at: bounds.origin, proposal: .zero) }
    }
}
