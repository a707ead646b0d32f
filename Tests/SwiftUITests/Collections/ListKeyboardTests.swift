import SwiftUI
import SwiftUITesting
import Testing

/// Rows of a list are selected by keys alone.
@MainActor struct ListKeyboardTests {
    @Observable final class Model {
        var numbers = Array(0..<200)
        var one: Int?
        var several: Set<Int> = []
    }

    struct Single: View {
        @Bindable var model: Model
        var body: some View { List(model.numbers, id: \.self, selection: $model.one) { Text("Row \($0)") } }
    }

    struct Several: View {
        @Bindable var model: Model
        var body: some View {
            List(selection: $model.several) {
                ForEach(model.numbers, id: \.self) { Text("Row \($0)") }.onDelete { model.numbers.remove(atOffsets: $0) }
            }
        }
    }

    @Test("Arrows go from row to row, also to those that are not in sight yet", arguments: [ViewHost.Profile.iOS, .macOS])
    func arrows(profile: ViewHost.Profile) throws {
        let model = Model()
        let host = ViewHost(Single(model: model), size: CGSize(width: 300, height: 300), profile: profile)
        host.press(.tab)
        host.press(.downArrow)
        #expect(model.one == 0)
        for _ in 0..<40 { host.press(.downArrow) }
        host.advance(by: 1)
        #expect(model.one == 40)
        let row = try host.frame(of: .text("Row 40"))
        #expect(row.minY >= 0 && row.maxY <= 300)
        host.press(.upArrow)
        #expect(model.one == 39)
    }

    @Test("With the shift key a range is selected, from where it began; command-A selects what there is")
    func ranges() throws {
        let model = Model()
        model.numbers = Array(0..<5)
        let host = ViewHost(Several(model: model), profile: .macOS)
        try host.tap(.text("Row 1"))
        #expect(model.several == [1])
        host.press(.downArrow, modifiers: .shift)
        host.press(.downArrow, modifiers: .shift)
        #expect(model.several == [1, 2, 3])
        host.press(.upArrow, modifiers: .shift)
        #expect(model.several == [1, 2])
        host.press(.downArrow)
        #expect(model.several == [3])
        host.press("a", modifiers: .command)
        #expect(model.several == [0, 1, 2, 3, 4])
    }

    @Test("The delete key deletes what is selected")
    func deleting() throws {
        let model = Model()
        model.numbers = Array(0..<5)
        let host = ViewHost(Several(model: model), profile: .macOS)
        try host.tap(.text("Row 1"))
        host.press(.downArrow, modifiers: .shift)
        host.press(.delete)
        host.advance(by: 1)
        #expect(model.numbers == [0, 3, 4])
    }
}
