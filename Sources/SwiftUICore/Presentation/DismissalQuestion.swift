/// A question that a view asks before its window or sheet is dismissed.
@MainActor package final class DismissalQuestion {
    /// Shows the question, and calls the function once with whether to go on; nil if there is nothing to ask.
    package var ask: ((@escaping @MainActor (Bool) -> Void) -> Void)?

    nonisolated package init() {}
}

extension DismissalQuestion: Equatable {
    nonisolated package static func == (one: DismissalQuestion, other: DismissalQuestion) -> Bool { one === other }
}

/// The questions of the views in a window or sheet, in view order.
@MainActor package final class DismissalQuestions {
    package var questions: [DismissalQuestion] = []

    nonisolated package init() {}

    /// Asks the questions one after the other, and calls the function once: with false when the user has cancelled one of them, otherwise
    /// with true. In a transaction with the destructive `dismissBehavior` nothing is asked.
    package func ask(_ answer: @escaping @MainActor (Bool) -> Void) {
        ask(Transaction.current.dismissBehavior == .destructive ? [] : questions[...], answer)
    }

    private func ask(_ rest: ArraySlice<DismissalQuestion>, _ answer: @escaping @MainActor (Bool) -> Void) {
        guard let question = rest.first?.ask else { return answer(true) }
        question { [weak self] isConfirmed in
            guard isConfirmed, let self else { return answer(isConfirmed) }
            ask(rest.dropFirst(), answer)
        }
    }
}

package struct DismissalQuestionsKey: PreferenceKey {
    package static var defaultValue: [DismissalQuestion] { [] }

    package static func reduce(value: inout [DismissalQuestion], nextValue: () -> [DismissalQuestion]) {
        value += nextValue()
    }
}
