import SwiftUI
import SwiftUITesting
import Testing

/// Sheets that belong to toolbar items.
@MainActor struct ToolbarSheetTests {
    struct Fields: View {
        @State private var name = "x"
        var body: some View { Form { TextField("Name", text: $name) } }
    }

    struct Screen: View {
        @State private var isShown = false
        var body: some View {
            NavigationStack {
                Text("Page").toolbar {
                    Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Fields() }
                }
            }
        }
    }

    @Test func aSheetOfAToolbarItemComesToRest() throws {
        let host = ViewHost(Screen(), profile: .iOS)
        try host.tap(.text("Open"))
        host.advance(by: 0.1)
        host.resetEvaluations()
        host.advance(by: 0.1)
        #expect(host.evaluations(of: Fields.self) <= 2)
        #expect(host.contains(.text("x")))
    }

    @Test func theItemsAboveTheKeyboardOfASheetActOnIt() throws {
        struct Editor: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                NavigationStack {
                    Form { TextField("Name", text: $text).focused($isFocused).accessibilityIdentifier("field") }
                        .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Done") { text = "done" } } }
                }
            }
        }
        let host = ViewHost(Color.gray.sheet(isPresented: .constant(true)) { Editor() }, profile: .iOS)
        host.advance(by: 1)
        try host.tap(.identifier("field"))
        host.advance(by: 1)
        try host.tap(.text("Done"))
        host.advance(by: 1)
        #expect(host.contains(.text("done")))
    }
}
