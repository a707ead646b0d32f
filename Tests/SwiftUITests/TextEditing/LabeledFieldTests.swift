import SwiftUI
import SwiftUITesting
import Testing

/// A text field that is the content of labelled content, in forms on macOS.
@MainActor struct LabeledFieldTests {
    private struct Settings: View {
        var body: some View {
            Form {
                Picker("Choice", selection: .constant(1)) { Text("One").tag(1) }.accessibilityIdentifier("picker")
                LabeledContent("Empty") { TextField("", text: .constant("Ada")).accessibilityIdentifier("empty") }
                LabeledContent("Value") { Text("Text") }
                TextField("Field", text: .constant("Grace")).accessibilityIdentifier("field")
            }
        }
    }

    @Test("A field with an empty title is beside the label, where fields with titles are")
    func columns() throws {
        let host = ViewHost(Settings(), size: CGSize(width: 400, height: 300), profile: .macOS)
        let (empty, field) = try (host.frame(of: .identifier("empty")), host.frame(of: .identifier("field")))
        #expect(try empty.minX == host.frame(of: .text("Text")).minX && empty.maxX == field.maxX)
        #expect(try empty.midY - host.frame(of: .text("Empty")).midY == field.midY - host.frame(of: .text("Field")).midY)
    }

    @Test("In a grouped form the field is on the line of the label")
    func groups() throws {
        let host = ViewHost(Settings().formStyle(.grouped), size: CGSize(width: 400, height: 300), profile: .macOS)
        let empty = try host.frame(of: .identifier("empty"))
        #expect(try abs(empty.midY - host.frame(of: .text("Empty")).midY) <= 0.5)
    }
}
