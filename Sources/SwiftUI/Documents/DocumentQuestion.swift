import Foundation
import SwiftUICore

/// A question or message that the window of a document shows as an alert.
@MainActor
struct DocumentQuestion: Identifiable {
    struct Choice: Identifiable {
        var title: String
        var role: ButtonRole?
        var action: @MainActor () -> Void = {}

        var id: String { title }
    }

    let id = UUID()
    var title: String
    var message: String
    var choices: [Choice]

    /// A message about an operation that has failed, with the reason.
    static func failure(_ title: String, _ error: any Error, then action: @escaping @MainActor () -> Void = {}) -> DocumentQuestion {
        DocumentQuestion(title: title, message: error.localizedDescription, choices: [Choice(title: "OK", action: action)])
    }
}

/// Shows the question of a document.
struct DocumentQuestionModifier: ViewModifier {
    let document: OpenDocument

    func body(content: Content) -> some View {
        let document = document
        let isPresented = Binding(get: { document.question != nil }, set: { if !$0 { document.question = nil } })
        content.alert(
            Text(verbatim: document.question?.title ?? ""), isPresented: isPresented, presenting: document.question
        ) { question in
            ForEach(question.choices) { choice in
                Button(role: choice.role) {
                    // The action may ask the next question.
                    document.question = nil
                    choice.action()
                } label: {
                    Text(verbatim: choice.title)
                }
            }
        } message: { question in
            Text(verbatim: question.message)
        }
    }
}
