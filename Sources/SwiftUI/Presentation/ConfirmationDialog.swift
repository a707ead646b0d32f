import SwiftUICore

private struct DialogModifier<Actions: View, Message: View> {
    var title: Text
    var titleVisibility: Visibility
    var isPresented: Binding<Bool>
    var actions: Actions
    var message: Message
}

extension DialogModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            DialogPresenter(
                isPresented: isPresented, title: title,
                showsTitle: titleVisibility == .visible || (titleVisibility == .automatic && Message.self != EmptyView.self), message: message,
                actions: actions))
    }
}

/// Presents a choice of actions, on iOS in a popover where the width is regular, and since iOS 26 everywhere.
private struct DialogPresenter<Actions: View, Message: View> {
    var isPresented: Binding<Bool>
    var title: Text
    var showsTitle: Bool
    var message: Message
    var actions: Actions
    @State private var cancelAction: DialogCancelAction
    @Environment(reading: { $0 }) private var environment

    nonisolated init(isPresented: Binding<Bool>, title: Text, showsTitle: Bool, message: Message, actions: Actions) {
        self.isPresented = isPresented
        self.title = title
        self.showsTitle = showsTitle
        self.message = message
        self.actions = actions
        _cancelAction = State(initialValue: DialogCancelAction())
    }

    private var isPopover: Bool {
        guard !environment.isMac else { return false }
        return environment.surfaces.profile.dialogs.hasPopoverChoices
            || environment.horizontalSizeClass == .regular && environment.verticalSizeClass != .compact
    }
}

extension DialogPresenter: ViewModifier {
    func body(content: Content) -> some View {
        let (title, showsTitle, message, actions) = (title, showsTitle, message, actions)
        let (dialogs, cancelAction) = (environment.surfaces.profile.dialogs, cancelAction)
        let dismiss: @MainActor () -> Void = { [isPresented] in isPresented.wrappedValue = false }
        return
            content
            .presentation(isPresented: isPresented.wrappedValue && !isPopover) {
                DialogPresentation(title: title, showsTitle: showsTitle, message: message, actions: actions, dismiss: dismiss)
            }
            .anchoredPresentation(isPresented: isPresented.wrappedValue && isPopover, level: 1) { frame in
                PopoverPresentation(
                    placement: PopoverPlacement(target: frame, edges: [.top, .bottom], hasArrow: !dialogs.hasPopoverChoices),
                    content: DialogChoices(
                        title: title, showsTitle: showsTitle, message: message, actions: actions, isFilled: dialogs.hasPopoverChoices,
                        cancelAction: cancelAction, end: DialogEnd(dismiss: dismiss)
                    )
                    .frame(width: dialogs.choicePopoverWidth),
                    dismiss: { cancelAction.perform(before: dismiss) })
            }
    }
}

extension View {
    /// Presents a choice of actions while `isPresented` is true. Its buttons close it by setting the binding to false.
    ///
    /// The dialog appears at the bottom of the window on iOS and as an alert on macOS. A Cancel button is added if there is none. Where the width is
    /// regular on iOS, and everywhere since iOS 26, it is a popover at this view, without a Cancel button. A tap outside closes the dialog after the
    /// action of its cancel button. The automatic title visibility shows the title only if there is a message; macOS always shows it.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DialogModifier(
                title: title, titleVisibility: titleVisibility, isPresented: isPresented, actions: actions(), message: EmptyView()))
    }

    /// Presents a choice of actions with a localized title while `isPresented` is true. Its buttons close it.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a choice of actions with a title that is not localized while `isPresented` is true. Its buttons close it.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a choice of actions with a message while `isPresented` is true. Its buttons close it.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DialogModifier(
                title: title, titleVisibility: titleVisibility, isPresented: isPresented, actions: actions(), message: message()))
    }

    /// Presents a choice of actions with a localized title and a message while `isPresented` is true. Its buttons close it.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Presents a choice of actions with a title that is not localized and a message while `isPresented` is true. Its buttons close it.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Presents a choice of actions for some data while `isPresented` is true and the data are not nil.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(title, isPresented: data == nil ? .constant(false) : isPresented, titleVisibility: titleVisibility) {
            if let data { actions(data) }
        }
    }

    /// Presents a choice of actions with a localized title for some data while `isPresented` is true and the data are not nil.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
    }

    /// Presents a choice of actions with a title that is not localized for some data while `isPresented` is true and the data are not nil.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
    }

    /// Presents a choice of actions with a message for some data while `isPresented` is true and the data are not nil.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(title, isPresented: data == nil ? .constant(false) : isPresented, titleVisibility: titleVisibility) {
            if let data { actions(data) }
        } message: {
            if let data { message(data) }
        }
    }

    /// Presents a choice of actions with a localized title and a message for some data while `isPresented` is true and the data are not nil.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions, message: message)
    }

    /// Presents a choice of actions with a title that is not localized and a message for some data while `isPresented` is true and the data
    /// are not nil.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions, message: message)
    }

    /// Presents the action sheet returned by `content` while `isPresented` is true.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(ActionSheetModifier(isPresented: isPresented, sheet: content))
    }

    /// Presents an action sheet for the value of `item` while it is not nil.
    nonisolated public func actionSheet<T: Identifiable>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View {
        modifier(
            ActionSheetModifier(
                isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
                sheet: { item.wrappedValue.map(content) }))
    }
}

private struct ActionSheetModifier {
    var isPresented: Binding<Bool>
    var sheet: () -> ActionSheet?
}

extension ActionSheetModifier: ViewModifier {
    func body(content: Content) -> some View {
        let sheet = sheet()
        return content.modifier(
            DialogPresenter(
                isPresented: sheet == nil ? .constant(false) : isPresented, title: sheet?.title ?? Text(verbatim: ""), showsTitle: true,
                message: sheet?.message, actions: DialogButtons(buttons: sheet?.buttons ?? [])))
    }
}

/// A choice of actions at the bottom of the window, or an alert on macOS.
struct DialogPresentation<Message: View, Actions: View>: View {
    var title: Text
    var showsTitle: Bool
    var message: Message
    var actions: Actions
    /// The title of a destructive button that is added on iOS if there is none; nil to add none.
    var destructiveTitle: LocalizedStringKey?
    var dismiss: @MainActor () -> Void
    /// Called after a button other than the cancel button has removed the dialog; nil if nothing depends on the choice.
    var confirmed: (@MainActor () -> Void)?
    @State private var hasCancel = false
    @State private var hasDestructive = false
    @State private var cancelAction = DialogCancelAction()
    @Environment(\.surfaces) private var surfaces

    init(
        title: Text, showsTitle: Bool, message: Message, actions: Actions, destructiveTitle: LocalizedStringKey? = nil,
        dismiss: @escaping @MainActor () -> Void, confirmed: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.showsTitle = showsTitle
        self.message = message
        self.actions = actions
        self.destructiveTitle = destructiveTitle
        self.dismiss = dismiss
        self.confirmed = confirmed
    }

    private var end: DialogEnd { DialogEnd(dismiss: dismiss, confirmed: confirmed) }

    var body: some View {
        if surfaces.isMac {
            AlertPresentation(
                title: title, message: message, actions: DialogActions(actions: actions, addsCancel: !hasCancel), dismiss: dismiss,
                confirmed: confirmed
            )
            .onPreferenceChange(HasCancelKey.self) { hasCancel = $0 }
        } else {
            surfaces.dimming
                .ignoresSafeArea()
                .contentShape(Rectangle())
                .onTapGesture { cancelAction.perform(before: dismiss) }
                .transition(.opacity.animation(SheetMotion.fade))
                .accessibilityHidden(true)
            phone
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
                .transition(.move(edge: .bottom).animation(SheetMotion.rise))
                .accessibilityAddTraits(.isModal)
        }
    }

    private var phone: some View {
        let radius = surfaces.profile.dialogs.choiceRadius
        return VStack(spacing: 8) {
            VStack(spacing: 0) {
                DialogChoices(
                    title: title, showsTitle: showsTitle, message: message,
                    actions: Group {
                        actions
                        if let destructiveTitle, !hasDestructive {
                            Button(destructiveTitle, role: .destructive) {}.transformPreference(HasDestructiveKey.self) { $0 = false }
                        }
                    }, cancelAction: cancelAction, end: end)
            }
            .frame(maxWidth: .infinity)
            .background(surfaces.panel)
            .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
            VStack(spacing: 0) {
                if hasCancel {
                    actions
                } else {
                    Button("Cancel", role: .cancel) {}
                }
            }
            .buttonStyle(DialogButtonStyle(shows: { $0 == .cancel }, end: end))
            .transformPreference(HasDestructiveKey.self) { $0 = false }
            .background(surfaces.isDark ? Color(.sRGB, white: 0.17, opacity: 1) : .white)
            .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
        }
        .padding(.horizontal, 8)
        .padding(.bottom, 8)
        .onPreferenceChange(HasCancelKey.self) { hasCancel = $0 }
        .onPreferenceChange(HasDestructiveKey.self) { hasDestructive = $0 }
        .environment(\.buttonCompletion, ButtonCompletion { end($0) })
        .presentedEnvironment(isOnSheet: true)
    }
}

/// The actions of a dialog, followed by a Cancel button if they include none.
private struct DialogActions<Actions: View>: View {
    var actions: Actions
    var addsCancel: Bool

    var body: some View {
        actions
        if addsCancel {
            Button("Cancel", role: .cancel) {}.transformPreference(HasCancelKey.self) { $0 = false }
        }
    }
}
