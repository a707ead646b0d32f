import Observation
import SwiftUI
import SwiftUITesting
import Testing

@Observable private final class Model {
    var title = "one"
    var unread = 0
}

private struct Row: View {
    var title: String
    @State private var count = 0

    var body: some View {
        HStack {
            Text("\(title): \(count)")
            Button("Add") { count += 1 }
        }
    }
}

private struct Header: View {
    @Environment(\.colorScheme) private var colorScheme
    var model: Model

    var body: some View {
        Text("\(model.title), \(colorScheme == .dark ? "dark" : "light")")
    }
}

private struct Screen: View {
    @State private var isDark = false
    @State private var name = "First"
    var model = Model()

    var body: some View {
        VStack {
            Header(model: model).environment(\.colorScheme, isDark ? .dark : .light)
            Row(title: name)
            Button("Rename") { name = "Second" }
            Button("Darken") { isDark = true }
        }
    }
}

@MainActor @Suite struct ExplanationTests {
    // MARK: Why is this text truncated?

    @Test func theLineLimitIsNamed() throws {
        struct Card: View {
            var body: some View {
                VStack { Text("A text that is much longer than one line") }.lineLimit(1)
            }
        }
        let host = ViewHost(Card(), size: CGSize(width: 100, height: 100))
        let explanation = try host.explanation(of: .text("A text that is much longer than one line"))
        #expect(explanation.contains("it is truncated: at the width of 100 it needs"))
        #expect(explanation.contains("lines, but lineLimit allows 1, set by lineLimit"))
        #expect(explanation.contains("in Card"))
    }

    @Test func theHeightIsNamed() throws {
        // Lines of the body font are 22 apart, so that two of them need a little more than 42.
        let host = ViewHost(Text("A text that is much longer than one line").frame(width: 100, height: 44), size: CGSize(width: 300, height: 300))
        let explanation = try host.explanation(of: .text("A text that is much longer than one line"))
        #expect(explanation.contains("frame proposes 100 × 44"))
        #expect(explanation.contains("but the height of 44 has room for 2"))
    }

    @Test func theNeighbourIsNamed() throws {
        let host = ViewHost(
            HStack(spacing: 10) {
                Text("Unbreakable").fixedSize()
                Text("Incomprehensibilities").lineLimit(1)
            }, size: CGSize(width: 180, height: 50))
        let explanation = try host.explanation(of: .text("Incomprehensibilities"))
        #expect(explanation.contains("of its width of 180, less gaps of 10,"))
        #expect(explanation.contains("left after 1 view"))
        #expect(explanation.contains("it is truncated: at the width of"))
        #expect(try !host.explanation(of: .text("Unbreakable")).contains("truncated"))
    }

    // MARK: Why is it there?

    @Test func theGapAndTheGuideAreNamed() throws {
        let host = ViewHost(
            VStack(alignment: .leading, spacing: 7) {
                Text("Above")
                Text("Below")
            }, size: CGSize(width: 200, height: 200))
        let explanation = try host.explanation(of: .text("Below"))
        #expect(explanation.contains("7 below Text “Above” (given by the stack)"))
        #expect(explanation.contains("its leading at 0 lies on the common leading at 0"))
    }

    @Test func thePaddingIsNamed() throws {
        let host = ViewHost(Text("Padded").padding(12), size: CGSize(width: 200, height: 100))
        let explanation = try host.explanation(of: .text("Padded"))
        #expect(explanation.contains("padding proposes 176 × 76: its 200 × 100 less 12"))
        #expect(explanation.contains("it is at 12, 12 in padding 12"))
    }

    // MARK: Who set this colour?

    @Test func theModifierOfTheColorIsNamed() throws {
        struct Card: View {
            var body: some View {
                VStack {
                    Text("Inherits")
                    Text("Own").foregroundStyle(Color(red: 0, green: 1, blue: 0))
                    Circle().frame(width: 10, height: 10).accessibilityIdentifier("dot")
                }
                .foregroundStyle(Color(red: 1, green: 0, blue: 0))
                .font(.title)
            }
        }
        let host = ViewHost(Card(), size: CGSize(width: 200, height: 200))
        let inherits = try host.explanation(of: .text("Inherits"))
        #expect(inherits.contains("its color #FF0000FF is set by foregroundStyle in Card"))
        #expect(inherits.contains("its font 28 is set by font in Card"))
        #expect(try host.explanation(of: .text("Own")).contains("its color #00FF00FF is set by the text itself"))
        let plain = ViewHost(Text("Plain"))
        #expect(try plain.explanation(of: .text("Plain")).contains("nobody: it is the usual foreground style"))
    }

    // MARK: Why did this row evaluate?

    private func host() -> ViewHost { ViewHost(Screen(), recordsReasons: true) }

    @Test func theFirstEvaluationIsTheAppearance() throws {
        #expect(try host().explanation(of: .text("First: 0")).contains("Row: its body ran once; last because it appeared"))
    }

    @Test func aStateIsNamedWithItsValues() throws {
        let host = host()
        try host.tap(.text("Add"))
        let explanation = try host.explanation(of: .text("First: 1"))
        #expect(explanation.contains("Row: its body ran 2 times; last because state 'count' of Row changed from 0 to 1"))
        #expect(explanation.contains("Row: before, because it appeared"))
        #expect(explanation.contains("Screen: its body ran once"))
    }

    @Test func aPropertyGivenByTheParentIsNamed() throws {
        let host = host()
        try host.tap(.text("Rename"))
        let explanation = try host.explanation(of: .text("Second: 0"))
        #expect(explanation.contains("Row: its body ran 2 times; last because the view around it changed title from “First” to “Second”"))
        #expect(explanation.contains("Screen: its body ran 2 times; last because state 'name' of Screen changed from “First” to “Second”"))
    }

    @Test func anEnvironmentValueIsNamed() throws {
        let host = host()
        try host.tap(.text("Darken"))
        let explanation = try host.explanation(of: .text("one, dark"))
        #expect(explanation.contains("Header: its body ran 2 times; last because the environment value colorScheme changed from light to dark"))
    }

    @Test func anObservedPropertyIsNamed() throws {
        let model = Model()
        let host = ViewHost(Screen(model: model), recordsReasons: true)
        model.unread = 3
        model.title = "two"
        host.advance(by: 0.1)
        let explanation = try host.explanation(of: .text("two, light"))
        #expect(explanation.contains("Header: its body ran 2 times; last because the observed property Model.title changed"))
    }

    /// Counting goes on beside the record of causes.
    @Test func evaluationsAreCounted() throws {
        let host = host()
        host.resetEvaluations()
        try host.tap(.text("Add"))
        #expect(host.evaluations(of: Row.self) == 1)
    }
}
