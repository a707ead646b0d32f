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

/// Presents a choice of actions, on iOS in a popover where the width is regular.
private struct DialogPresenter<Actions: View, Message: View> {
    var isPresented: Binding<Bool>
    var title: Text
    var showsTitle: Bool
    var message: Message
    var actions: Actions
    @Environment(reading: { $0 }) private var environment

    nonisolated init(isPresented: Binding<Bool>, title: Text, showsTitle: Bool, message: Message, actions: Actions) {
        self.isPresented = isPresented
        self.title = title
        self.showsTitle = showsTitle
        self.message = message
        self.actions = actions
    }

    private var isPopover: Bool {
        !environment.isMac && environment.horizontalSizeClass == .regular && environment.verticalSizeClass != .compact
    }
}

extension DialogPresenter: ViewModifier {
    func body(content: Content) -> some View {
        let (title, showsTitle, message, actions) = (title, showsTitle, message, actions)
        let dismiss: @MainActor () -> Void = { [isPresented] in isPresented.wrappedValue = false }
        return
            content
            .presentation(isPresented: isPresented.wrappedValue && !isPopover) {
                DialogPresentation(title: title, showsTitle: showsTitle, message: message, actions: actions, dismiss: dismiss)
            }
            .anchoredPresentation(isPresented: isPresented.wrappedValue && isPopover, level: 1) { frame in
                PopoverPresentation(
                    placement: PopoverPlacement(target: frame, edges: [.top, .bottom]),
                    content: DialogChoices(title: title, showsTitle: showsTitle, message: message, actions: actions, end: DialogEnd(dismiss: dismiss))
                        .frame(width: 270),
                    dismiss: dismiss)
            }
    }
}

/// The title, the message and the buttons of a confirmation dialog, without the cancel button.
private struct DialogChoices<Message: View, Actions: View>: View {
    var title: Text
    var showsTitle: Bool
    var message: Message
    var actions: Actions
    var end: DialogEnd

    var body: some View {
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
            actions.buttonStyle(DialogButtonStyle(shows: { $0 != .cancel }, end: end))
        }
        .environment(\.buttonCompletion, ButtonCompletion { end($0) })
    }
}

extension View {
    /// Presents a choice of actions while `isPresented` is true. Its buttons close it by setting the binding to false.
    ///
    /// The dialog appears at the bottom of the window on iOS and as an alert on macOS. A Cancel button is added if there is none. Where the width is
    /// regular on iOS, it is a popover at this view, without a Cancel button: a tap outside closes it. The automatic title visibility shows the title
    /// only if there is a message; macOS always shows it.
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
                .onTapGesture { dismiss() }
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
                    }, end: end)
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

/// A style for the buttons of a dialog, which shows only the buttons with certain roles.
private struct DialogButtonStyle {
    var shows: (ButtonRole?) -> Bool
    var end: DialogEnd
}

extension DialogButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        if shows(configuration.role) {
            DialogButton(configuration: configuration, end: end)
                .preference(key: HasCancelKey.self, value: false)
                .preference(key: HasDestructiveKey.self, value: configuration.role == .destructive)
        } else {
            EmptyView().preference(key: HasCancelKey.self, value: false)
            Color.clear.frame(height: 0).preference(key: HasCancelKey.self, value: configuration.role == .cancel)
        }
    }
}

private struct DialogButton: View {
    var configuration: PrimitiveButtonStyleConfiguration
    var end: DialogEnd
    @Environment(\.surfaces) private var surfaces
    @Environment(\.lengthScale) private var scale

    var body: some View {
        DismissingButton(configuration: configuration, style: PressedFill(fades: false), end: end, label: label)
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
