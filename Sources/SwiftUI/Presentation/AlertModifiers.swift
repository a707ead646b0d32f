import SwiftUICore

/// Presents an alert while a binding is true.
private struct AlertModifier<Actions: View, Message: View> {
    var title: Text
    var isPresented: Binding<Bool>
    var actions: Actions
    var message: Message
}

extension AlertModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (title, isPresented, actions, message) = (title, isPresented, actions, message)
        return content.presentation(isPresented: isPresented.wrappedValue) {
            AlertPresentation(title: title, message: message, actions: actions, dismiss: { isPresented.wrappedValue = false })
        }
    }
}

/// Keeps showing what was presented last while the presentation disappears, after its data have gone.
private struct PresentingModifier<Presented: ViewModifier> {
    /// The presentation of the data; nil if there are none.
    var presented: Presented?
    var empty: Presented
    @State private var last = LastValue<Presented>()

    nonisolated init(_ presented: Presented?, empty: Presented) {
        self.presented = presented
        self.empty = empty
        _last = State(initialValue: LastValue())
    }
}

extension PresentingModifier: ViewModifier {
    func body(content: Content) -> some View {
        if let presented { last.value = presented }
        return content.modifier(last.value ?? empty)
    }
}

extension Binding where Value == Bool {
    /// Returns a binding that is true while this one is true and the data are not nil. Writing it writes this one.
    nonisolated fileprivate func and<Data>(_ data: Data?) -> Binding<Bool> {
        let isThere = data != nil
        return Binding<Bool>(get: { wrappedValue && isThere }, set: { wrappedValue = $0 })
    }
}

extension View {
    /// Presents an alert while `isPresented` is true. Its buttons close it by setting the binding to false.
    ///
    /// If `actions` is empty, the alert has an "OK" button.
    ///
    /// ```swift
    /// .alert("Delete the file?", isPresented: $asksToDelete) {
    ///     Button("Delete", role: .destructive) { delete() }
    ///     Button("Cancel", role: .cancel) {}
    /// }
    /// ```
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(AlertModifier(title: title, isPresented: isPresented, actions: actions(), message: EmptyView()))
    }

    /// Presents an alert with a localized title while `isPresented` is true. Its buttons close it.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a title that is not localized while `isPresented` is true. Its buttons close it.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a message while `isPresented` is true. Its buttons close it.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(AlertModifier(title: title, isPresented: isPresented, actions: actions(), message: message()))
    }

    /// Presents an alert with a localized title and a message while `isPresented` is true. Its buttons close it.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a title that is not localized and a message while `isPresented` is true. Its buttons close it.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert for some data while `isPresented` is true and the data are not nil.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents an alert with a localized title for some data while `isPresented` is true and the data are not nil.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert with a title that is not localized for some data while `isPresented` is true and the data are not nil.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert with a message for some data while `isPresented` is true and the data are not nil.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        let shown = isPresented.and(data)
        return modifier(
            PresentingModifier(
                data.map { AlertModifier<A?, M?>(title: title, isPresented: shown, actions: actions($0), message: message($0)) },
                empty: AlertModifier<A?, M?>(title: title, isPresented: .constant(false), actions: nil, message: nil)))
    }

    /// Presents an alert with a localized title and a message for some data while `isPresented` is true and the data are not nil.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert with a title that is not localized and a message for some data while `isPresented` is true and there are data.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert for an error while `isPresented` is true and the error is not nil. The title is the description of the error.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, presenting: error, actions: { _ in actions() })
    }

    /// Presents an alert with a message for an error while `isPresented` is true and the error is not nil.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        alert(
            Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, presenting: error, actions: actions, message: message)
    }

    /// Presents the alert returned by `content` while `isPresented` is true.
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(OldAlertModifier(isPresented: isPresented, alert: content))
    }

    /// Presents an alert for the value of `item` while it is not nil. The buttons set it to nil.
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        modifier(ItemAlertModifier(item: item, alert: content))
    }
}

private struct OldAlertModifier {
    var isPresented: Binding<Bool>
    var alert: () -> Alert
}

extension OldAlertModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (isPresented, alert) = (isPresented, alert)
        return content.presentation(isPresented: isPresented.wrappedValue) {
            let shown = alert()
            AlertPresentation(
                title: shown.title, message: shown.message, actions: DialogButtons(buttons: shown.buttons),
                dismiss: { isPresented.wrappedValue = false })
        }
    }
}

private struct ItemAlertModifier<Item: Identifiable> {
    var item: Binding<Item?>
    var alert: (Item) -> Alert
    @State private var last = LastValue<Item>()

    nonisolated init(item: Binding<Item?>, alert: @escaping (Item) -> Alert) {
        self.item = item
        self.alert = alert
        _last = State(initialValue: LastValue())
    }
}

extension ItemAlertModifier: ViewModifier {
    func body(content: Content) -> some View {
        let current = item.wrappedValue
        if let current { last.value = current }
        let (item, alert, last) = (item, alert, last)
        return content.presentation(isPresented: current != nil) {
            if let data = last.value {
                let shown = alert(data)
                AlertPresentation(
                    title: shown.title, message: shown.message, actions: DialogButtons(buttons: shown.buttons),
                    dismiss: { item.wrappedValue = nil })
            }
        }
    }
}
