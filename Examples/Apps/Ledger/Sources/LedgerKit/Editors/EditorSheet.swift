import SwiftUI

/// A sheet with a form and the buttons that end it.
struct EditorSheet<Fields: View>: View {
    var title: Text
    var confirmTitle = Text(kit: "Save")
    /// Enters what the form contains; the sheet stays and shows the problem if this fails.
    var confirm: () throws -> Void
    @ViewBuilder var fields: Fields
    @Environment(\.dismiss) private var dismiss
    @State private var problem: PresentedProblem?

    var body: some View {
        VStack(spacing: 0) {
            Form { fields }
                .formStyle(.grouped)
            Divider()
            footer
                .padding(16)
        }
        .safeAreaInset(edge: .top, spacing: 0) {
            title
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
                .padding(.top, 16)
        }
        .frame(minWidth: 440, idealWidth: 480, minHeight: 300)
        .fixedSize(horizontal: false, vertical: true)
    }

    private var footer: some View {
        HStack {
            if let problem {
                Label(problem.errorDescription ?? "", systemImage: "exclamationmark.triangle.fill")
                    .foregroundStyle(Color(.expense))
                    .font(.callout)
                    .accessibilityIdentifier("problem")
            }
            Spacer()
            Button(kit: "Cancel", role: .cancel) { dismiss() }
                .keyboardShortcut(.cancelAction)
            Button(action: finish) { confirmTitle }
                .keyboardShortcut(.defaultAction)
                .buttonStyle(.borderedProminent)
                .accessibilityIdentifier("confirm")
        }
    }

    private func finish() {
        do {
            try confirm()
            dismiss()
        } catch {
            problem = PresentedProblem(error)
        }
    }
}
