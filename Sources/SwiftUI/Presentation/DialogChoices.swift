import CoreGraphics
import SwiftUICore

/// The title, the message and the buttons of a confirmation dialog, without the cancel button.
struct DialogChoices<Message: View, Actions: View>: View {
    var title: Text
    var showsTitle: Bool
    var message: Message
    var actions: Actions
    /// Whether the buttons have filled backgrounds; otherwise separators lie between them.
    var isFilled = false
    /// Receives the action of the cancel button.
    var cancelAction: DialogCancelAction
    var end: DialogEnd
    @Environment(\.surfaces) private var surfaces

    init(
        title: Text, showsTitle: Bool, message: Message, actions: Actions, isFilled: Bool = false, cancelAction: DialogCancelAction, end: DialogEnd
    ) {
        self.title = title
        self.showsTitle = showsTitle
        self.message = message
        self.actions = actions
        self.isFilled = isFilled
        self.cancelAction = cancelAction
        self.end = end
    }

    private var buttons: some View {
        actions
            .buttonStyle(DialogButtonStyle(shows: { $0 != .cancel }, isFilled: isFilled, cancelAction: cancelAction, end: end))
            .environment(\.buttonCompletion, ButtonCompletion { end($0) })
    }

    var body: some View {
        if isFilled {
            filled
        } else {
            VStack(spacing: 0) {
                if showsTitle {
                    VStack(spacing: 4) {
                        title.fontWeight(.semibold)
                        message
                    }
                    .font(.footnote)
                    .foregroundStyle(Color.secondary)
                    .multilineTextAlignment(.center)
                    .padding(.vertical, 14)
                    .padding(.horizontal, 16)
                }
                buttons
            }
        }
    }

    private var filled: some View {
        let metrics = surfaces.profile.dialogs
        return VStack(spacing: 0) {
            if showsTitle {
                VStack(alignment: .leading, spacing: metrics.alertTextSpacing) {
                    title.font(metrics.alertTitleFont)
                    message.font(metrics.alertMessageFont)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, metrics.alertMargin)
                .padding(.top, metrics.alertTop)
                .padding(.bottom, metrics.choiceTextBottom - metrics.alertButtonMargin)
            }
            ChoiceColumn(gap: metrics.alertButtonGap) { buttons }.padding(metrics.alertButtonMargin)
        }
    }
}

/// A vertical stack of buttons of equal width. Hidden buttons, whose height is 0, take no gap.
private struct ChoiceColumn: Layout {
    /// The distance between two buttons, in points.
    var gap: CGFloat

    nonisolated init(gap: CGFloat) {
        self.gap = gap
    }

    /// The heights of the buttons; hidden ones have none.
    private nonisolated func heights(_ subviews: Subviews, width: CGFloat?) -> [CGFloat] {
        subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let shown = heights(subviews, width: proposal.width).filter { $0 > 0 }
        return CGSize(width: proposal.width ?? 0, height: shown.reduce(0, +) + gap * CGFloat(max(0, shown.count - 1)))
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for (subview, height) in zip(subviews, heights(subviews, width: bounds.width)) {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
            if height > 0 { y += height + gap }
        }
    }
}

/// Holds the action of the cancel button of a dialog while the button is not shown.
@MainActor final class DialogCancelAction {
    var action: (@MainActor () -> Void)?

    nonisolated init() {}

    /// Keeps the action of a button if it is the cancel button.
    func receive(_ button: PrimitiveButtonStyleConfiguration) {
        if button.role == .cancel { action = { button.trigger() } }
    }

    /// Performs the action if there is one, and then ends the dialog.
    func perform(before dismiss: @MainActor () -> Void) {
        action?()
        dismiss()
    }
}
