import SwiftUICore

/// The contents of an alert: its title, message and buttons on their background.
package struct AlertPanel<Message: View, Actions: View>: View {
    var title: Text
    var message: Message
    var actions: Actions
    var end: DialogEnd
    @Environment(\.surfaces) private var surfaces

    package init(title: Text, message: Message, actions: Actions, end: DialogEnd) {
        self.title = title
        self.message = message
        self.actions = actions
        self.end = end
    }

    package var body: some View {
        let metrics = surfaces.profile.dialogs
        VStack(spacing: 0) {
            VStack(spacing: metrics.alertTextSpacing) {
                DialogIcon()
                title.font(metrics.alertTitleFont).multilineTextAlignment(.center)
                message
                    .font(metrics.alertMessageFont)
                    .multilineTextAlignment(.center)
                    .fixedSize(horizontal: false, vertical: true)
                DialogSuppressionToggle()
            }
            .foregroundStyle(Color.primary)
            .padding(.horizontal, metrics.alertMargin)
            .padding(.top, metrics.alertTop)
            .padding(.bottom, metrics.alertBottom)
            DialogLayout(gap: metrics.alertButtonGap) {
                if Actions.self == EmptyView.self { Button("OK") {} } else { actions }
            }
            .buttonStyle(AlertButtonStyle(end: end))
            .environment(\.buttonCompletion, ButtonCompletion { end($0) })
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

enum DialogRole: Sendable {
    case cancel, other
}

/// Lays out the contents of an alert: two buttons side by side with cancel first, other numbers stacked with cancel last.
private struct DialogLayout: Layout {
    var gap: CGFloat

    nonisolated init(gap: CGFloat) {
        self.gap = gap
    }

    private nonisolated func rows(_ subviews: Subviews) -> [[Int]] {
        let fields = subviews.indices.filter { subviews[$0][DialogRoleKey.self] == nil }
        let buttons = subviews.indices.filter { subviews[$0][DialogRoleKey.self] == .other }
        let cancels = subviews.indices.filter { subviews[$0][DialogRoleKey.self] == .cancel }
        let all = buttons + cancels
        return fields.map { [$0] } + (all.count == 2 ? [cancels + buttons] : all.map { [$0] })
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 270
        let rows = rows(subviews)
        let heights = rows.map { row in
            row.map { subviews[$0].sizeThatFits(ProposedViewSize(width: width / CGFloat(row.count), height: nil)).height }.max() ?? 0
        }
        return CGSize(width: width, height: heights.reduce(0, +) + gap * CGFloat(max(0, rows.count - 1)))
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in rows(subviews) {
            let width = (bounds.width - gap * CGFloat(row.count - 1)) / CGFloat(row.count)
            let height = row.map { subviews[$0].sizeThatFits(ProposedViewSize(width: width, height: nil)).height }.max() ?? 0
            for (column, index) in row.enumerated() {
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + (width + gap) * CGFloat(column), y: y),
                    proposal: ProposedViewSize(width: width, height: height))
            }
            y += height + gap
        }
    }
}
