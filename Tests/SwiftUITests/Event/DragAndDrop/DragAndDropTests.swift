import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("Dragging and dropping")
struct DragAndDropTests {
    /// What a view has heard.
    @MainActor final class Heard {
        var lines: [String] = []
        nonisolated init() {}
    }

    /// A thing to drag beside a place to drop it.
    struct Board: View {
        let heard: Heard
        @State private var isTargeted = false

        var body: some View {
            HStack(spacing: 100) {
                Text("Source").padding().draggable("the words")
                Text(isTargeted ? "Over" : "Target").frame(width: 100, height: 100).accessibilityIdentifier("target")
                    .dropDestination(for: String.self) { words, place in
                        heard.lines.append("\(words) \(Int(place.x)) \(Int(place.y))")
                        return true
                    } isTargeted: {
                        isTargeted = $0
                    }
            }
        }
    }

    @Test("A value goes from one view to another, under a mouse and under a finger", arguments: [ViewHost.Profile.macOS, .iOS])
    func values(profile: ViewHost.Profile) async throws {
        let heard = Heard()
        let host = ViewHost(Board(heard: heard), profile: profile)
        try host.drag(.text("Source"), to: .text("Target")) {
            #expect(host.contains(.text("Over")))
        }
        #expect(host.contains(.text("Target")))
        await host.settle()
        #expect(heard.lines == ["[\"the words\"] 50 50"])
    }

    @Test("A finger that does not hold drags nothing")
    func holding() async throws {
        let heard = Heard()
        let host = ViewHost(Board(heard: heard))
        let (source, target) = (try host.frame(of: .text("Source")), try host.frame(of: .text("Target")))
        try host.drag(.text("Source"), by: CGSize(width: target.midX - source.midX, height: 0)) {
            #expect(!host.contains(.text("Over")))
        }
        await host.settle()
        #expect(heard.lines.isEmpty)
    }

    @Test("What can be tapped can be dragged too; a tap is none")
    func tapping() async throws {
        struct Screen: View {
            let heard: Heard
            var body: some View {
                HStack(spacing: 100) {
                    Button("Press") { heard.lines.append("pressed") }.draggable("button")
                    Color.gray.frame(width: 80, height: 80).accessibilityIdentifier("place")
                        .onDrop(of: [.text], isTargeted: nil) { items in
                            heard.lines.append("dropped \(items.count)")
                            return true
                        }
                }
            }
        }
        let heard = Heard()
        let host = ViewHost(Screen(heard: heard), profile: .macOS)
        try host.tap(.text("Press"))
        #expect(heard.lines == ["pressed"])
        try host.drag(.text("Press"), to: .identifier("place"))
        #expect(heard.lines == ["pressed", "dropped 1"])
    }

    @Test("A drag gesture inside of what can be dragged comes first")
    func gestures() throws {
        struct Screen: View {
            let heard: Heard
            var body: some View {
                Color.gray.frame(width: 100, height: 100).accessibilityIdentifier("inner")
                    .gesture(DragGesture(minimumDistance: 0).onEnded { _ in heard.lines.append("gesture") })
                    .onDrag {
                        heard.lines.append("drag")
                        return NSItemProvider(object: "x" as NSString)
                    }
            }
        }
        let heard = Heard()
        let host = ViewHost(Screen(heard: heard), profile: .macOS)
        try host.drag(.identifier("inner"), by: CGSize(width: 60, height: 0))
        #expect(heard.lines == ["gesture"])
    }

    @Test("Text is dropped into a field where the pointer is, and is selected; a disabled field takes none")
    func fields() async throws {
        struct Screen: View {
            @State private var text = "one two"
            @State private var address = ""
            var body: some View {
                VStack(spacing: 40) {
                    TextField("Field", text: $text).frame(width: 300)
                    TextField("Address", text: $address).frame(width: 300)
                    TextField("Off", text: .constant("off")).frame(width: 300).disabled(true)
                    Text("Value \(text)|\(address)")
                }
                .padding()
            }
        }
        let host = ViewHost(Screen(), profile: .macOS)
        let field = try host.frame(of: .label("Field"))
        // Behind the last character, and before the first.
        var isTaken = try host.drop([text(" three")], on: .label("Field")) { #expect($0 == .copy) }
        #expect(isTaken)
        await host.settle()
        #expect(host.contains(.text("Value one two three|")))
        host.type("!")
        #expect(host.contains(.text("Value one two!|")), "what was dropped is selected")
        isTaken = try host.drop([text("zero\n")], on: .point(field.minX + 2, field.midY))
        #expect(isTaken)
        await host.settle()
        #expect(host.contains(.text("Value zero one two!|")), "lines are spaces in a field of one line")
        let (page, file) = (URL(string: "https://example.org/a")!, URL(fileURLWithPath: "/tmp/a file"))
        for url in [page, file] {
            isTaken = try host.drop([NSItemProvider(object: url as NSURL)], on: .label("Address"))
            #expect(isTaken)
            await host.settle()
        }
        #expect(host.contains(.text("Value zero one two!|https://example.org/a/tmp/a file")))
        isTaken = try host.drop([text("x")], on: .label("Off")) { #expect($0 == .forbidden) }
        #expect(!isTaken)
    }

    /// Writes down what it is asked.
    struct Recorder: DropDelegate {
        let heard: Heard
        var wants = true
        var operation = DropOperation.move

        func validateDrop(info: DropInfo) -> Bool {
            heard.lines.append("validate \(info.hasItemsConforming(to: [.text]))")
            return wants
        }
        func dropEntered(info: DropInfo) { heard.lines.append("entered") }
        func dropExited(info: DropInfo) { heard.lines.append("exited") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
        func performDrop(info: DropInfo) -> Bool {
            heard.lines.append("performed \(info.itemProviders(for: [.plainText]).count)")
            return true
        }
    }

    private func text(_ words: String) -> NSItemProvider { NSItemProvider(object: words as NSString) }

    @Test("A delegate hears of things that come, move, leave and are dropped; the innermost view that wants them gets them")
    func delegates() throws {
        struct Screen: View {
            let outer: Recorder
            let inner: Recorder
            var body: some View {
                Color.gray.frame(width: 60, height: 60).accessibilityIdentifier("inner")
                    .onDrop(of: [.plainText], delegate: inner)
                    .frame(width: 200, height: 200, alignment: .topLeading)
                    .background(.yellow)
                    .onDrop(of: [.text, .image], delegate: outer)
            }
        }
        let (outer, inner) = (Heard(), Heard())
        var host = ViewHost(Screen(outer: Recorder(heard: outer), inner: Recorder(heard: inner)))
        var isTaken = try host.drop([text("a")], on: .identifier("inner")) { #expect($0 == .move) }
        #expect(isTaken)
        #expect(inner.lines == ["validate true", "entered", "performed 1"])
        #expect(outer.lines.isEmpty)
        // A picture is nothing for the inner one.
        #expect(try host.drop([NSItemProvider(item: Data([1]) as NSData, typeIdentifier: "public.png")], on: .identifier("inner")))
        #expect(outer.lines == ["validate false", "entered", "performed 0"])

        (outer.lines, inner.lines) = ([], [])
        host = ViewHost(Screen(outer: Recorder(heard: outer, operation: .forbidden), inner: Recorder(heard: inner, wants: false)))
        isTaken = try host.drop([text("a")], on: .identifier("inner")) { #expect($0 == .forbidden) }
        #expect(!isTaken)
        #expect(inner.lines == ["validate true"])
        #expect(outer.lines == ["validate true", "entered", "exited"])
    }

    @Test("Things are dropped anywhere in a view's frame, also below other views, but not on sheets above it, nor on iOS where it is disabled")
    func places() throws {
        struct Screen: View {
            let heard: Heard
            var isDisabled = false
            var isCovered = false
            var body: some View {
                VStack(spacing: 100) {
                    Text("Above")
                    Text("Below")
                }
                .frame(width: 200, height: 300)
                .onDrop(of: [.text], delegate: Recorder(heard: heard))
                .disabled(isDisabled)
                .overlay(alignment: .bottom) { Color.red.frame(height: 50).accessibilityIdentifier("cover") }
                .sheet(isPresented: .constant(isCovered)) { Text("Sheet") }
            }
        }
        let heard = Heard()
        let host = ViewHost(Screen(heard: heard), size: CGSize(width: 200, height: 300))
        #expect(try host.drop([text("a")], on: .point(100, 140)))
        #expect(try host.drop([text("a")], on: .identifier("cover")))
        host.show(Screen(heard: heard, isDisabled: true))
        #expect(try !host.drop([text("a")], on: .point(100, 140)))
        host.show(Screen(heard: heard, isCovered: true))
        host.advance(by: 1)
        #expect(try !host.drop([text("a")], on: .point(100, 140)))
        let mac = ViewHost(Screen(heard: heard, isDisabled: true), size: CGSize(width: 200, height: 300), profile: .macOS)
        #expect(try mac.drop([text("a")], on: .point(100, 140)))
    }

    @Test("Things are dropped between the rows of a list")
    func rows() async throws {
        struct Screen: View {
            @State private var words = ["one", "two", "three"]
            var body: some View {
                List {
                    ForEach(words, id: \.self) { Text($0) }
                        .dropDestination(for: String.self) { new, offset in words.insert(contentsOf: new, at: offset) }
                }
                Text(words.joined(separator: " ")).accessibilityIdentifier("all")
            }
        }
        let host = ViewHost(Screen())
        let row = try host.frame(of: .text("two"))
        try host.drop([text("new")], on: .point(row.midX, row.minY + 1))
        await host.settle()
        #expect(try host.text(of: .identifier("all")) == "one new two three")
        let last = try host.frame(of: .text("three"))
        try host.drop([text("end")], on: .point(last.midX, last.maxY - 1))
        await host.settle()
        #expect(try host.text(of: .identifier("all")) == "one new two three end")
    }

    @Test("Keys copy, cut and paste values while a view has the focus, and a button pastes them")
    func pasteboard() async throws {
        struct Screen: View {
            let heard: Heard
            @FocusState private var focus: String?
            var body: some View {
                VStack {
                    Text("From").focusable().focused($focus, equals: "from").copyable(["copied"])
                    Text("To").focusable().focused($focus, equals: "to")
                        .pasteDestination(for: String.self) { heard.lines += $0 }
                    PasteButton(payloadType: String.self) { heard.lines += $0 }
                    Button("Focus from") { focus = "from" }
                    Button("Focus to") { focus = "to" }
                }
            }
        }
        let heard = Heard()
        let host = ViewHost(Screen(heard: heard), profile: .macOS)
        try host.tap(.text("Focus from"))
        host.press("c", modifiers: .command)
        try host.tap(.text("Focus to"))
        host.press("v", modifiers: .command)
        await host.settle()
        #expect(heard.lines == ["copied"])
        try host.tap(.text("Paste"))
        await host.settle()
        #expect(heard.lines == ["copied", "copied"])
    }

    @Test("A drop with a session tells where it is, and only where drops are enabled", arguments: [true, false])
    func dropSession(isEnabled: Bool) async throws {
        struct Target: View {
            var isEnabled: Bool
            @State private var words = "none"
            var body: some View {
                Text(words).frame(width: 200, height: 100).accessibilityIdentifier("target")
                    .dropDestination(for: String.self, isEnabled: isEnabled) { items, session in
                        words = "\(items.joined()) at \(Int(session.location.x))"
                    }
            }
        }
        let host = ViewHost(Target(isEnabled: isEnabled))
        _ = try? host.drop([NSItemProvider(object: "dropped" as NSString)], on: .identifier("target")) { _ in }
        await host.settle()
        #expect(host.contains(.text(isEnabled ? "dropped at 100" : "none")))
    }
}
