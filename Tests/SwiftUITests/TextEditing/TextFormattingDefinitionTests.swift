import SwiftUI
import SwiftUITesting
import Testing

/// Definitions limit the formatting of styled texts.
@MainActor struct TextFormattingDefinitionTests {
    typealias Scope = AttributeScopes.SwiftUIAttributes

    struct OnlyOnGrey: AttributedTextValueConstraint {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

        func constrain(_ container: inout Attributes) {
            if container.backgroundColor != .gray { container.foregroundColor = nil }
        }
    }

    struct Definition: AttributedTextFormattingDefinition {
        var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
            ValueConstraint(for: \.backgroundColor, values: [nil, .gray], default: .gray)
            ValueConstraint(for: \.underlineStyle, values: [nil], default: nil)
            OnlyOnGrey()
        }
    }

    private func styled(_ change: (inout AttributeContainer) -> Void) -> AttributedString {
        var attributes = AttributeContainer()
        change(&attributes)
        return AttributedString("text", attributes: attributes)
    }

    @Test("Each constraint sees what those before it have made of the text")
    func order() {
        var text = styled { ($0.backgroundColor, $0.foregroundColor, $0.underlineStyle) = (.blue, .red, .single) }
        Definition().constrain(&text)
        #expect(text == styled { ($0.backgroundColor, $0.foregroundColor) = (.gray, .red) })
        var plain = styled { $0.foregroundColor = .red }
        Definition().constrain(&plain)
        #expect(plain == AttributedString("text"))
        // Attributes without constraint stay.
        var big = styled { $0.kern = 9 }
        Definition().constrain(&big)
        #expect(big == styled { $0.kern = 9 })
    }

    @Test("Texts are shown with the formatting that the definition around them allows")
    func texts() throws {
        let text = styled { ($0.foregroundColor, $0.underlineStyle) = (.red, .single) }
        func pixels(_ view: some View) throws -> [UInt8] { try ViewHost(view, size: CGSize(width: 80, height: 40)).image().pixels }
        let limited = try pixels(Text(text).attributedTextFormattingDefinition(Definition()))
        #expect(try limited == pixels(Text("text")))
        #expect(try limited != pixels(Text(text)))
        #expect(
            try pixels(
                Text(text).attributedTextFormattingDefinition(\.swiftUI).attributedTextFormattingDefinition(Definition())) == pixels(Text(text)))
    }

    @Observable final class Model {
        var text = AttributedString("ab")
        var selection = AttributedTextSelection()
    }

    @Test("An editor writes the formatting that is allowed")
    func editor() throws {
        struct Screen: View {
            @Bindable var model: Model
            var body: some View {
                TextEditor(text: $model.text, selection: $model.selection)
                    .attributedTextFormattingDefinition(Definition()).accessibilityIdentifier("editor")
            }
        }
        let model = Model()
        let host = ViewHost(Screen(model: model), size: CGSize(width: 200, height: 200))
        try host.tap(.identifier("editor"))
        host.press("a", modifiers: .command)
        host.press("u", modifiers: .command)
        #expect(model.text.runs.allSatisfy { $0.underlineStyle == nil })
        host.press("b", modifiers: .command)
        #expect(model.text.runs.allSatisfy { $0.inlinePresentationIntent == .stronglyEmphasized })
    }
}
