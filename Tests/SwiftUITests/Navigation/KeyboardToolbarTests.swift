import SwiftUI
import SwiftUITesting
import Testing

/// Toolbar items that stand on the keyboard.
@MainActor struct KeyboardToolbarTests {
    private struct Amount: View {
        @State private var amount = ""
        @State private var note = ""
        @State private var log = "nothing"
        @FocusState private var focus: Int?

        var body: some View {
            VStack {
                Text(log)
                Color.clear.accessibilityElement().accessibilityIdentifier("rest")
                TextField("Amount", text: $amount).focused($focus, equals: 1).accessibilityIdentifier("amount")
                TextField("Note", text: $note).focused($focus, equals: 2).accessibilityIdentifier("note")
            }
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Button("Next") { focus = 2 }
                    Spacer()
                    Button("Done") {
                        log = "done \(focus ?? 0)"
                        focus = nil
                    }
                }
            }
        }
    }

    private let size = CGSize(width: 390, height: 700)

    @Test func theyAreThereWhileATextIsEdited() throws {
        let host = ViewHost(Amount(), size: size)
        #expect(!host.contains(.text("Done")))
        #expect(try host.frame(of: .identifier("note")).maxY == 700)
        try host.tap(.identifier("amount"))
        #expect(try host.frame(of: .text("Done")).midY == 700 - 22)
        // What has the focus stands above them.
        #expect(try host.frame(of: .identifier("note")).maxY == 700 - 44)
        host.keyboardHeight = 300
        #expect(try host.frame(of: .text("Done")).midY == 400 - 22)
        #expect(try host.frame(of: .identifier("note")).maxY == 400 - 44)
        #expect(try host.frame(of: .text("Next")).minX < 40 && host.frame(of: .text("Done")).maxX > 350)
        try host.tap(.text("Next"))
        #expect(try host.hasFocus(.identifier("note")))
        try host.tap(.text("Done"))
        #expect(host.contains(.text("done 2")) && !host.contains(.text("Next")))
        host.keyboardHeight = 0
        #expect(try host.frame(of: .identifier("note")).maxY == 700)
    }

    /// The bar lies over all views and takes nothing from them.
    @Test func viewsBehindAreUsed() throws {
        let host = ViewHost(Amount(), size: size)
        try host.tap(.identifier("amount"))
        host.press(.tab)
        #expect(try host.hasFocus(.identifier("note")))
        host.type("x")
        #expect(try host.text(of: .identifier("note")) == "x")
        try host.tap(.identifier("amount"))
        #expect(try host.hasFocus(.identifier("amount")))
    }

    @Test func itemsOfTheTouchBarAreNotShown() throws {
        let host = ViewHost(Amount(), size: size, profile: .macOS)
        try host.tap(.identifier("amount"))
        #expect(!host.contains(.text("Done")))
    }

    @Test func aBarAtAnEdge() throws {
        let host = ViewHost(
            ScrollView { Color.red.frame(height: 2000).accessibilityElement().accessibilityIdentifier("page") }
                .safeAreaBar(edge: .bottom, alignment: .trailing, spacing: 0) { Text("bar").frame(width: 100, height: 50) }, size: size)
        #expect(try host.frame(of: .text("bar")).midX == 390 - 50)
        try host.scroll(.point(100, 100), by: CGSize(width: 0, height: 5000))
        host.advance(by: 1)
        #expect(try host.frame(of: .identifier("page")).maxY == 650)
    }

    @Test func pictures() throws {
        try lookAt("keyboard-toolbar", profiles: [.iOS], Amount()) { host in
            try host.tap(.identifier("amount"))
            host.keyboardHeight = 300
        }
        try lookAt(
            "safe-area-bar",
            List(0..<40, id: \.self) { Text("Row \($0)") }
                .safeAreaBar(edge: .bottom) { Button("Save") {}.buttonStyle(.borderedProminent).padding() })
    }
}
