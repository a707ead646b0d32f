import SwiftUI
import SwiftUITesting
import Testing

/// The prompts of empty fields.
@MainActor struct PlaceholderTests {
    @Test("A prompt is aligned as the text of the field", arguments: [ViewHost.Profile.iOS, .macOS])
    func alignment(profile: ViewHost.Profile) throws {
        func frame(_ alignment: TextAlignment) throws -> CGRect {
            let field = TextField("Name", text: .constant(""), prompt: Text("prompt")).multilineTextAlignment(alignment).frame(width: 300)
            return try ViewHost(field, size: CGSize(width: 300, height: 60), profile: profile).frame(of: .text("prompt"))
        }
        let (leading, center, trailing) = (try frame(.leading), try frame(.center), try frame(.trailing))
        #expect(leading.minX < 10 && abs(center.midX - 150) < 1 && trailing.maxX > 290)
    }

    @Test("In a grouped form of macOS the prompt is at the end of the row, as the text would be")
    func groupedForm() throws {
        let form = Form { TextField("Server", text: .constant(""), prompt: Text("none")) }.formStyle(.grouped)
        let host = ViewHost(form, size: CGSize(width: 400, height: 200), profile: .macOS)
        #expect(try host.frame(of: .text("none")).maxX > 360 && host.frame(of: .text("Server")).minX < 40)
    }

    /// Whether a view has pixels that are clearly more blue than red.
    private func isBlue(_ view: some View) throws -> Bool {
        let image = try ViewHost(view, size: CGSize(width: 300, height: 60), profile: .iOS, scale: 1).image()
        return stride(from: 0, to: image.pixels.count, by: 4).contains { Int(image.pixels[$0 + 2]) - Int(image.pixels[$0]) > 120 }
    }

    @Test("An address is a link in a text, and not in a prompt")
    func addresses() throws {
        #expect(try isBlue(Text("https://example.com")))
        #expect(try !isBlue(TextField("", text: .constant(""), prompt: Text("https://example.com"))))
    }

    @Test("Links have the tint, whatever the style of the text around them, unless their characters have a colour of their own")
    func linksInStyledTexts() throws {
        let text = Text("Read the [terms](https://example.com)")
        #expect(try isBlue(text.foregroundStyle(.red)))
        #expect(try isBlue(HStack { text }.foregroundStyle(.secondary)))
        #expect(try !isBlue(text.foregroundStyle(.green).tint(.red)))
        var string = AttributedString("terms")
        string.link = URL(string: "https://example.com")
        #expect(try isBlue(Text(string).foregroundStyle(.red)))
        string.foregroundColor = .red
        #expect(try !isBlue(Text(string)))
    }
}
