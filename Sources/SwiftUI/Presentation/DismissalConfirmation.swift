import Foundation
import SwiftUICore

private struct DismissalConfirmationModifier<Actions: View, Message: View> {
    var title: Text
    var shouldPresent: Bool
    var actions: Actions
    var message: Message
    @State private var question = DismissalQuestion()
    @State private var pending = PendingAnswer()
    @State private var isAsking = false

    nonisolated init(title: Text, shouldPresent: Bool, actions: Actions, message: Message) {
        self.title = title
        self.shouldPresent = shouldPresent
        self.actions = actions
        self.message = message
        _question = State(initialValue: DismissalQuestion())
        _pending = State(initialValue: PendingAnswer())
    }
}

/// The dismissal that waits for the user's answer.
@MainActor private final class PendingAnswer {
    private var answer: (@MainActor (Bool) -> Void)?

    nonisolated init() {}

    /// Waits for another answer; a dismissal that is still waiting is given up.
    func wait(for new: @escaping @MainActor (Bool) -> Void) {
        give(false)
        answer = new
    }

    func give(_ isConfirmed: Bool) {
        let given = answer
        answer = nil
        given?(isConfirmed)
    }
}

extension DismissalConfirmationModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (title, shouldPresent, actions, message) = (title, shouldPresent, actions, message)
        let (question, pending, isShown) = (question, pending, $isAsking)
        question.ask = { answer in
            pending.wait(for: answer)
            isShown.wrappedValue = true
        }
        return
            content
            .presentation(isPresented: isAsking) {
                DialogPresentation(
                    title: title, showsTitle: true, message: message, actions: actions, destructiveTitle: "Close",
                    dismiss: { isShown.wrappedValue = false }, confirmed: { pending.give(true) })
            }
            .onChange(of: isAsking) { _, isAsking in
                if !isAsking { pending.give(false) }
            }
            .onDisappear { pending.give(false) }
            .transformPreference(DismissalQuestionsKey.self) { if shouldPresent { $0.append(question) } }
    }
}

extension View {
    /// Asks before the window or sheet that contains the view is dismissed, while `shouldPresent` is true.
    ///
    /// The dialog appears when the user closes the window, the sheet or the cover, or when the program calls the `dismiss` action. Each
    /// button removes the dialog after its action. The cancel button, which is added if there is none, prevents the dismissal; after any
    /// other button it proceeds. On iOS a Close button is added unless there is a destructive one. A binding that the program sets to false
    /// is not asked about, nor is anything in a transaction with the destructive `dismissBehavior`. Follows Apple's documentation of `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    ///
    /// ```swift
    /// Editor(message: $message)
    ///     .dismissalConfirmationDialog("Save this message as a draft?", shouldPresent: message.hasChanges) {
    ///         Button("Save") { message.save() }
    ///         Button("Don’t Save", role: .destructive) { message.discard() }
    ///     }
    /// ```
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(DismissalConfirmationModifier(title: title, shouldPresent: shouldPresent, actions: actions(), message: EmptyView()))
    }

    /// Asks with a localized title before the window or sheet that contains the view is dismissed, while `shouldPresent` is true.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks with a localized title before the window or sheet that contains the view is dismissed, while `shouldPresent` is true.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(titleResource), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks with a title that is not localized before the window or sheet that contains the view is dismissed, while `shouldPresent` is
    /// true.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks with a message before the window or sheet that contains the view is dismissed, while `shouldPresent` is true.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(DismissalConfirmationModifier(title: title, shouldPresent: shouldPresent, actions: actions(), message: message()))
    }

    /// Asks with a localized title and a message before the window or sheet that contains the view is dismissed, while `shouldPresent` is
    /// true.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Asks with a localized title and a message before the window or sheet that contains the view is dismissed, while `shouldPresent` is
    /// true.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(Text(titleResource), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Asks with a title that is not localized and a message before the window or sheet that contains the view is dismissed, while
    /// `shouldPresent` is true.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
    }
}
