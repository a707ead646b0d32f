import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Behaviour of SwiftUI as measured on macOS 27 (docs/probes of mburger89/MetalUI), documented, or known from programs.
@MainActor @Suite struct MeasuredBehaviorTests {
    private final class Calls {
        var count = 0
    }

    private struct Twice: ViewModifier {
        func body(content: Content) -> some View {
            VStack {
                content
                content
            }
        }
    }

    @Test("onAppear is called for each view in the background of several, for each copy of a content, and once for a group")
    func appearances() {
        func calls(_ view: (Calls) -> some View) -> Int {
            let calls = Calls()
            _ = ViewHost(view(calls), size: CGSize(width: 200, height: 200))
            return calls.count
        }
        #expect(
            calls { calls in
                VStack { ForEach(0..<3) { Text("\($0)") }.background { Color.red.onAppear { calls.count += 1 } } }
            } == 3)
        #expect(calls { calls in Text("a").onAppear { calls.count += 1 }.modifier(Twice()) } == 2)
        #expect(calls { calls in VStack { ForEach(0..<3) { Text("\($0)") }.onAppear { calls.count += 1 } } } == 1)
    }

    private struct Titled: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button("Go") { path = [1] }.navigationTitle("Inner")
                    Text("b").navigationTitle("Second")
                }
                .navigationTitle("Outer")
                .navigationDestination(for: Int.self) { _ in Text("page").navigationTitle("Pushed") }
            }
        }
    }

    @Test("The title of the inner view takes precedence, of siblings the first, and of pages the one on top") func titles() throws {
        let host = ViewHost(Titled(), size: CGSize(width: 390, height: 844))
        #expect(host.contains(.text("Inner")) && !host.contains(.text("Outer")) && !host.contains(.text("Second")))
        try host.tap(.text("Go"))
        host.advance(by: 1)
        #expect(host.contains(.text("Pushed")))
    }

    @Test("Items of an outer toolbar come first") func toolbars() throws {
        let view = NavigationStack {
            VStack {
                Text("b").toolbar { Button("B") {} }
                Text("c").toolbar { Button("C") {} }
            }
            .toolbar { Button("A") {} }
        }
        let host = ViewHost(view, size: CGSize(width: 390, height: 844))
        let places = try ["A", "B", "C"].map { try host.frame(of: .text($0)).minX }
        #expect(places == places.sorted())
    }

    @Test(
        "A colour scheme replaces those of the views inside, also by nil",
        arguments: [
            ([ColorScheme.dark, nil], ColorScheme.light), ([.dark, .light], .light), ([.light, .dark], .dark), ([nil, .dark], .dark),
        ] as [([ColorScheme?], ColorScheme)])
    func colorSchemes(schemes: [ColorScheme?], expected: ColorScheme) {
        struct Reader: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let view = Reader().preferredColorScheme(schemes[0]).preferredColorScheme(schemes[1])
        let host = ViewHost(view, size: CGSize(width: 100, height: 100), colorScheme: .light)
        host.advance(by: 0.1)
        #expect(host.contains(.text(expected == .dark ? "dark" : "light")))
    }

    @Test("The ideal width of an empty field is that of its placeholder") func placeholders() throws {
        func width(_ text: String, _ placeholder: String) throws -> CGFloat {
            let field = TextField(placeholder, text: .constant(text)).fixedSize().accessibilityIdentifier("field")
            return try ViewHost(field, size: CGSize(width: 400, height: 100)).frame(of: .identifier("field")).width
        }
        let placeholder = try ViewHost(Text("Enter a name"), size: CGSize(width: 400, height: 100)).frame(of: .text("Enter a name")).width
        #expect(try width("", "Enter a name") == placeholder)
        #expect(try width("", "Enter a name") > width("I", "Enter a name"))
    }

    @Test("A wrapped text is as wide as its widest line with the space at its end, unless the space does not fit") func wrappedWidth() throws {
        func width(_ string: String, _ proposed: CGFloat? = nil) throws -> CGFloat {
            let view = VStack { Text(string).accessibilityIdentifier("text") }.frame(width: proposed)
                .fixedSize(horizontal: proposed == nil, vertical: true)
            return try ViewHost(view, size: CGSize(width: 800, height: 400), profile: .macOS, scale: 2).frame(of: .identifier("text")).width
        }
        let (words, all) = (try width("alpha bravo"), try width("alpha bravo "))
        #expect(try abs(width("alpha bravo charlie", all + 5) - all) < 1e-9)
        #expect(try abs(width("alpha bravo charlie", words + 1) - words - 1) < 1e-9)
    }

    private struct Amount: View {
        @State private var text = ""
        @State private var taps = 0

        var body: some View {
            NavigationStack {
                Form {
                    TextField("Amount", text: $text).toolbar {
                        ToolbarItemGroup(placement: .keyboard) { Button("Inner") { taps += 1 } }
                    }
                    Text("taps \(taps)")
                }
                .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Outer") { taps += 10 } } }
            }
        }
    }

    @Test("The toolbars above the keyboard around a field are combined, and their items are no buttons of rows") func keyboardToolbars() throws {
        let host = ViewHost(Amount(), size: CGSize(width: 390, height: 844))
        try host.tap(.text("Amount"))
        host.keyboardHeight = 300
        host.advance(by: 1)
        #expect(try host.frame(of: .text("Outer")).minX < host.frame(of: .text("Inner")).minX)
        try host.tap(.text("Inner"))
        try host.tap(.text("Outer"))
        #expect(host.contains(.text("taps 11")))
    }

    @Test("A tab bar stays under the keyboard") func tabBar() throws {
        let view = TabView { Tab("Home", systemImage: "house") { Color.red.accessibilityIdentifier("page") } }
        let host = ViewHost(view, size: CGSize(width: 390, height: 844), safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
        let before = try host.frame(of: .text("Home"))
        host.keyboardHeight = 336
        host.advance(by: 1)
        #expect(try host.frame(of: .text("Home")) == before)
        #expect(try host.frame(of: .identifier("page")).maxY == 844 - 336)
    }

    @Test("A sheet on an iPad has the size of a form, as since iOS 18, and UIScreen is that of the device") func iPad() throws {
        struct Page: View {
            var body: some View {
                Text("\(Int(UIScreen.main.bounds.width))").sheet(isPresented: .constant(true)) { Color.red.accessibilityIdentifier("sheet") }
            }
        }
        let device = try #require(ViewHost.Device("iPad Pro (11-inch)"))
        let host = ViewHost(Page(), device: device)
        host.advance(by: 1)
        #expect(host.contains(.text("\(Int(device.size.width))")))
        let sheet = try host.frame(of: .identifier("sheet"))
        #expect(sheet.width == 540 && sheet.midX == device.size.width / 2 && sheet.maxY < device.size.height)
    }

    private struct Question: View {
        @State private var isAsking = false
        @State private var answer = "none"

        var body: some View {
            VStack {
                Button("Ask") { isAsking = true }
                    .confirmationDialog("Delete?", isPresented: $isAsking, titleVisibility: .visible) {
                        Button("Delete", role: .destructive) { answer = "deleted" }
                        Button("Keep", role: .cancel) { answer = "kept" }
                    }
                Text(answer)
            }
        }
    }

    @Test("On an iPad a confirmation dialog is a popover without a cancel button") func confirmationDialog() throws {
        let host = ViewHost(Question(), device: try #require(ViewHost.Device("iPad Pro (11-inch)")))
        try host.tap(.text("Ask"))
        host.advance(by: 1)
        #expect(!host.contains(.text("Keep")))
        let (button, title) = (try host.frame(of: .text("Ask")), try host.frame(of: .text("Delete?")))
        #expect(abs(title.midX - button.midX) < 1 && title.maxY < button.minY)
        try host.tap(.point(20, 400))
        host.advance(by: 1)
        #expect(!host.contains(.text("Delete?")) && host.contains(.text("kept")))
        try host.tap(.text("Ask"))
        host.advance(by: 1)
        try host.tap(.text("Delete"))
        host.advance(by: 1)
        #expect(!host.contains(.text("Delete?")) && host.contains(.text("deleted")))
    }

    @Test("A list has no size of its own") func listInScrollView() throws {
        let host = ViewHost(
            ScrollView {
                List { Text("row") }
                Text("below")
            }, size: CGSize(width: 300, height: 500))
        #expect(try host.frame(of: .text("below")).minY < 30)
    }

    @Test("A subtitle is shown below a large title") func subtitle() throws {
        let view = NavigationStack { List { Text("row") }.navigationTitle("Title").navigationSubtitle("Subtitle") }
        let host = ViewHost(view, size: CGSize(width: 390, height: 844))
        let (title, subtitle) = (try host.frame(of: .text("Title")), try host.frame(of: .text("Subtitle")))
        #expect(subtitle.minY >= title.maxY && subtitle.minX == title.minX)
        #expect(try host.frame(of: .text("row")).minY > subtitle.maxY)
    }
}
