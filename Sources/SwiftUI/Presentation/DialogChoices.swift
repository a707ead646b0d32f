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

    /// Performs the action if there is one, and then ends the dialog.
    func perform(before dismiss: @MainActor () -> Void) {
        action?()
        dismiss()
    }
}

/// Whether one of the actions has the cancel role.
struct HasCancelKey: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// Whether one of the actions has the destructive role.
struct HasDestructiveKey: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// A style for the buttons of a dialog, which shows only the buttons with certain roles.
struct DialogButtonStyle {
    var shows: (ButtonRole?) -> Bool
    var isFilled = false
    /// Receives the action of a cancel button that is not shown.
    var cancelAction: DialogCancelAction?
    var end: DialogEnd
}

extension DialogButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        if shows(configuration.role) {
            DialogButton(configuration: configuration, isFilled: isFilled, end: end)
                .preference(key: HasCancelKey.self, value: false)
                .preference(key: HasDestructiveKey.self, value: configuration.role == .destructive)
        } else {
            EmptyView().preference(key: HasCancelKey.self, value: false)
            Color.clear.frame(height: 0)
                .onAppear { if configuration.role == .cancel { cancelAction?.action = { configuration.trigger() } } }
                .onDisappear { if configuration.role == .cancel { cancelAction?.action = nil } }
                .preference(key: HasCancelKey.self, value: configuration.role == .cancel)
        }
    }
}

private struct DialogButton: View {
    var configuration: PrimitiveButtonStyleConfiguration
    var isFilled: Bool
    var end: DialogEnd
    @Environment(\.surfaces) private var surfaces
    @Environment(\.lengthScale) private var scale

    init(configuration: PrimitiveButtonStyleConfiguration, isFilled: Bool, end: DialogEnd) {
        self.configuration = configuration
        self.isFilled = isFilled
        self.end = end
    }

    var body: some View {
        if isFilled {
            DismissingButton(
                configuration: configuration, style: PressedFill(fades: true), end: end, label: FilledDialogLabel(configuration: configuration)
            )
        } else {
            DismissingButton(configuration: configuration, style: PressedFill(fades: false), end: end, label: label)
        }
    }

    private var label: some View {
        configuration.label
            .font(
                .system(
                    size: surfaces.profile.dialogs.choiceFontSize, weight: configuration.role == .cancel ? .semibold : .regular, relativeTo: .title3)
            )
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(surfaces.destructive) : AnyShapeStyle(.tint))
            .lineLimit(1)
            .frame(maxWidth: .infinity)
            .frame(height: scale(surfaces.profile.dialogs.choiceButtonHeight, relativeTo: .title3))
            .overlay(alignment: .top) { if configuration.role != .cancel { Hairline() } }
            .contentShape(Rectangle())
    }
}
