import SwiftUI
import SwiftUITesting
import Testing

/// Rows of a list are selected by typing.
@MainActor struct TypeSelectTests {
    @Observable final class Model {
        var name: String?
    }

    struct Names: View {
        @Bindable var model: Model
        var body: some View {
            List(selection: $model.name) {
                ForEach(["Anna", "Ben", "Björn", "bo", "Carla"], id: \.self) { Text($0) }
                Circle().frame(width: 20, height: 20).typeSelectEquivalent("Kreis").tag("circle")
                Text("Dora").typeSelectEquivalent(nil as Text?).tag("Dora")
                Text("Emil").typeSelectEquivalent("Zacharias").tag("Emil")
            }
        }
    }

    private func host(_ model: Model) throws -> ViewHost {
        let host = ViewHost(Names(model: model), profile: .macOS)
        try host.tap(.text("Anna"))
        return host
    }

    @Test("Typing selects the next row that begins with what has been typed, without regard to case and accents")
    func typing() throws {
        let model = Model()
        let host = try host(model)
        host.press("b")
        #expect(model.name == "Ben")
        host.press("j")
        #expect(model.name == "Björn")
        host.press("o")
        host.press("r")
        #expect(model.name == "Björn")
        // After a pause the same character moves on, and from the last row back to the first.
        var reached: [String?] = []
        for _ in 0..<3 {
            host.advance(by: 2)
            host.press("B", modifiers: .shift)
            reached.append(model.name)
        }
        #expect(reached == ["bo", "Ben", "Björn"])
    }

    @Test("What no row begins with leaves the selection as it is")
    func nothing() throws {
        let model = Model()
        let host = try host(model)
        host.press("x")
        #expect(model.name == "Anna")
        host.advance(by: 2)
        host.press("b", modifiers: .command)
        #expect(model.name == "Anna")
    }

    @Test("A row is selected by its own text instead of what it shows")
    func equivalents() throws {
        let model = Model()
        let host = try host(model)
        let reached = ["k", "d", "e", "z"].map { key -> String? in
            host.press(KeyEquivalent(Character(key)))
            host.advance(by: 2)
            return model.name
        }
        #expect(reached == ["circle", "circle", "circle", "Emil"])
    }
}

/// A column of labels scrolls a list to its sections.
@MainActor struct SectionIndexTests {
    struct Names: View {
        var isShown = true
        var body: some View {
            List {
                ForEach(["A", "B", "C", "D"], id: \.self) { letter in
                    Section(letter) {
                        ForEach(0..<20, id: \.self) { Text("\(letter)\($0)").id("\(letter)\($0)") }
                    }
                    .sectionIndexLabel(letter == "C" ? nil : "→" + letter)
                }
            }
            .listSectionIndexVisibility(isShown ? .visible : .automatic)
        }
    }

    @Test("A label scrolls to the first row of its section")
    func scrolling() throws {
        let host = ViewHost(Names(), size: CGSize(width: 300, height: 400))
        #expect(!host.contains(.text("→C")))
        try host.tap(.text("→D"))
        host.advance(by: 1)
        #expect(host.contains(.text("D0")))
        #expect(try host.frame(of: .text("D0")).minY < 200)
        try host.tap(.text("→B"))
        host.advance(by: 1)
        #expect(try (0..<200).contains(host.frame(of: .text("B0")).minY))
        #expect(!ViewHost(Names(isShown: false)).contains(.text("→A")))
    }

    @Test func pictures() throws {
        try lookAt("section-index", size: CGSize(width: 300, height: 500), Names())
    }
}

@MainActor struct RowEdgeInsetTests {
    @Test("Insets of edges are combined, the inner ones first, and leave the other edges as they are")
    func insets() throws {
        func frame(_ change: (Text) -> some View) throws -> CGRect {
            try ViewHost(List { change(Text("Row")) }, size: CGSize(width: 300, height: 300)).frame(of: .text("Row"))
        }
        let usual = try frame { $0 }
        #expect(try frame { $0.listRowInsets(.leading, 50) }.minX > usual.minX)
        #expect(try frame { $0.listRowInsets(.leading, nil) } == usual)
        #expect(try frame { $0.listRowInsets(.leading, 50).listRowInsets(.horizontal, 70) } == frame { $0.listRowInsets(.leading, 50) })
        let both = try frame { $0.listRowInsets(.leading, 50).listRowInsets(.top, 60) }
        #expect(try both.minX == frame { $0.listRowInsets(.leading, 50) }.minX)
        #expect(both.minY > usual.minY + 30)
        #expect(try frame { $0.listRowInsets(.leading, .nan) } == frame { $0.listRowInsets(.leading, 0) })
    }
}
