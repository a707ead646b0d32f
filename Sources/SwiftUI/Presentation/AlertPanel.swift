import SwiftUICore

/// The contents of an alert: its title, message and buttons on their background.
package struct AlertPanel<Message: View, Actions: View>: View {
    var title: Text
    var message: Message
    var actions: Actions
    var end: DialogEnd
    @Environment(\.surfaces) private var surfaces
    @State private var defaultButton: Namespace.ID?

    package init(title: Text, message: Message, actions: Actions, end: DialogEnd) {
        self.title = title
        self.message = message
        self.actions = actions
        self.end = end
    }

    package var body: some View {
        let metrics = surfaces.profile.dialogs
        let isLeading = metrics.hasLeadingAlertText
        VStack(spacing: 0) {
            VStack(alignment: isLeading ? .leading : .center, spacing: metrics.alertTextSpacing) {
                DialogIcon()
                title.font(metrics.alertTitleFont)
                message
                    .font(metrics.alertMessageFont)
                    .fixedSize(horizontal: false, vertical: true)
                DialogSuppressionToggle()
            }
            .multilineTextAlignment(isLeading ? .leading : .center)
            .foregroundStyle(Color.primary)
            .frame(maxWidth: isLeading ? .infinity : nil, alignment: .leading)
            .padding(.horizontal, metrics.alertMargin)
            .padding(.top, metrics.alertTop)
            .padding(.bottom, metrics.alertBottom)
            DialogLayout(gap: metrics.alertButtonGap, gapBelowFields: metrics.hasFilledButtons ? metrics.alertButtonGap : metrics.alertBottom) {
                Group(subviews: actions) { actions in
                    if actions.isEmpty { Button("OK") {} } else { actions }
                }
            }
            .buttonStyle(AlertButtonStyle(end: end))
            .textFieldStyle(AlertFieldStyle())
            .environment(\.buttonCompletion, ButtonCompletion { end($0) })
            .environment(\.defaultDialogButton, defaultButton)
            .onPreferenceChange(DefaultButtonKey.self) { defaultButton = $0 }
            .padding(.horizontal, metrics.alertButtonMargin)
            .padding(.bottom, metrics.alertButtonMargin)
        }
        .frame(width: metrics.alertWidth)
        .background(surfaces.panel)
    }
}

/// The role of an alert button in the layout; nil for other views.
struct DialogRoleKey: LayoutValueKey {
    static let defaultValue: DialogRole? = nil
}

/// The first button without a role.
struct DefaultButtonKey: PreferenceKey {
    static let defaultValue: Namespace.ID? = nil

    static func reduce(value: inout Namespace.ID?, nextValue: () -> Namespace.ID?) {
        value = value ?? nextValue()
    }
}

extension EnvironmentValues {
    /// The default button of the alert around the view.
    @Entry var defaultDialogButton: Namespace.ID?
}

enum DialogRole: Sendable {
    case cancel, other
}

/// Lays out the contents of an alert: two buttons side by side with cancel first if their titles fit, and otherwise stacked with cancel last.
private struct DialogLayout: Layout {
    /// The least distance between fields, in points.
    private static let leastFieldGap: CGFloat = 8

    var gap: CGFloat
    /// The distance between the last field and the first button.
    var gapBelowFields: CGFloat

    nonisolated init(gap: CGFloat, gapBelowFields: CGFloat) {
        self.gap = gap
        self.gapBelowFields = gapBelowFields
    }

    /// The rows from top to bottom, each with the distance to the row below it.
    private nonisolated func rows(_ subviews: Subviews, width: CGFloat) -> [(subviews: [Int], gap: CGFloat)] {
        let fields = subviews.indices.filter { subviews[$0][DialogRoleKey.self] == nil }
        let buttons = subviews.indices.filter { subviews[$0][DialogRoleKey.self] == .other }
        let cancels = subviews.indices.filter { subviews[$0][DialogRoleKey.self] == .cancel }
        let all = buttons + cancels
        let isPair = all.count == 2 && all.allSatisfy { subviews[$0].sizeThatFits(.unspecified).width <= (width - gap) / 2 }
        let buttonRows = isPair ? [cancels + buttons] : all.map { [$0] }
        let fieldRows = fields.map { ([$0], $0 == fields.last ? gapBelowFields : max(gap, Self.leastFieldGap)) }
        return fieldRows + buttonRows.enumerated().map { ($1, $0 == buttonRows.count - 1 ? 0 : gap) }
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 270
        let heights = rows(subviews, width: width).map { row, gap in
            (row.map { subviews[$0].sizeThatFits(ProposedViewSize(width: width / CGFloat(row.count), height: nil)).height }.max() ?? 0) + gap
        }
        return CGSize(width: width, height: heights.reduce(0, +))
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for (row, gapBelow) in rows(subviews, width: bounds.width) {
            let width = (bounds.width - gap * CGFloat(row.count - 1)) / CGFloat(row.count)
            let height = row.map { subviews[$0].sizeThatFits(ProposedViewSize(width: width, height: nil)).height }.max() ?? 0
            for (column, index) in row.enumerated() {
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + (width + gap) * CGFloat(column), y: y),
                    proposal: ProposedViewSize(width: width, height: height))
            }
            y += height + gapBelow
        }
    }
}

/// The style of the text fields in an alert: bordered, within the margins of the alert.
private struct AlertFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        AlertField(field: configuration)
    }
}

private struct AlertField: View {
    var field: TextField<_TextFieldStyleLabel>
    @Environment(\.surfaces) private var surfaces
    @FocusState private var isFocused: Bool

    init(field: TextField<_TextFieldStyleLabel>) {
        self.field = field
    }

    var body: some View {
        let metrics = surfaces.profile.dialogs
        BorderedField(field: field, isSquare: false)
            .font(surfaces.isMac ? nil : metrics.alertMessageFont)
            .controlSize(surfaces.isMac ? .regular : .small)
            .padding(.horizontal, max(0, metrics.alertMargin - metrics.alertButtonMargin))
            .focused($isFocused)
            // On iOS the first field is edited at once. Of several the first appears last.
            .onAppear { if !surfaces.isMac { isFocused = true } }
    }
}
