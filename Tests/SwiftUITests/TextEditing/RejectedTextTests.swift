import SwiftUI
import SwiftUITesting
import Testing

/// Text fields whose binding rejects the typed text.
@MainActor struct RejectedTextTests {
    final class Code: ObservableObject {
        @Published var text = "" {
            didSet { if text.count > 5 && oldValue.count <= 5 { text = oldValue } }
        }
        @Published var other = 0
    }

    struct Field: View {
        @ObservedObject var code: Code
        var body: some View {
            TextField("code", text: $code.text).accessibilityIdentifier("field")
            Text(verbatim: "\(code.other)")
        }
    }

    struct NumberField: View {
        @ObservedObject var code: Code
        @State private var number = 5
        var body: some View {
            TextField("number", value: $number, format: .number).accessibilityIdentifier("field")
            Text(verbatim: "\(code.other)")
        }
    }

    private func typing(_ text: String, _ host: ViewHost) throws {
        try host.tap(.identifier("field"))
        for character in text { host.type(String(character)) }
    }

    @Test("A model that keeps its text takes back what is typed")
    func limitedLength() throws {
        let code = Code()
        let host = ViewHost(Field(code: code))
        try typing("abcdefgh", host)
        #expect(code.text == "abcde")
        #expect(try host.text(of: .identifier("field")) == "abcde")
        // The field goes on with the text of the model.
        host.press(.delete)
        host.type("x")
        #expect(try code.text == "abcdx" && host.text(of: .identifier("field")) == "abcdx")
    }

    @Test("A field for a value keeps what is typed until it is committed, whatever else changes")
    func uncommittedValue() throws {
        let code = Code()
        let host = ViewHost(NumberField(code: code))
        try typing("7", host)
        let typed = try host.text(of: .identifier("field"))
        #expect(typed == "57" || typed == "75")
        code.other = 1
        host.advance(by: 0.1)
        #expect(try host.text(of: .identifier("field")) == typed)
    }
}
