import SwiftUI
import SwiftUITesting
import Testing

/// Rows that are dragged to another place of their loop.
@MainActor struct RowReorderingTests {
    @Observable final class Model {
        var fruits = ["Apple", "Banana", "Cherry", "Date"]
        var herbs = ["Basil", "Chives"]
        var taps: [String] = []
    }

    struct Rows: View {
        let model: Model

        var body: some View {
            List {
                ForEach(model.fruits, id: \.self) { fruit in
                    Text(fruit).frame(height: fruit == "Banana" ? 90 : 20).onTapGesture { model.taps.append(fruit) }
                }
                .onMove { model.fruits.move(fromOffsets: $0, toOffset: $1) }
                ForEach(model.herbs, id: \.self) { Text($0) }
                    .onMove { model.herbs.move(fromOffsets: $0, toOffset: $1) }
                Text("Fixed")
            }
        }
    }

    @Test(arguments: [ViewHost.Profile.macOS, .iOS])
    func aRowIsDroppedAboveOrBelowAnother(profile: ViewHost.Profile) throws {
        let model = Model()
        let host = ViewHost(Rows(model: model), profile: profile)
        try host.drag(.text("Banana"), to: .text("Date"))
        #expect(model.fruits == ["Apple", "Cherry", "Date", "Banana"])
        try host.drag(.text("Date"), to: .text("Apple"))
        #expect(model.fruits == ["Apple", "Date", "Cherry", "Banana"])
        try host.tap(.text("Date"))
        #expect(model.taps == ["Date"])
    }

    @Test(arguments: [ViewHost.Profile.macOS, .iOS])
    func rowsStayInTheirLoop(profile: ViewHost.Profile) throws {
        let model = Model()
        let host = ViewHost(Rows(model: model), profile: profile)
        try host.drag(.text("Banana"), to: .text("Basil"))
        try host.drag(.text("Basil"), to: .text("Fixed"))
        try host.drag(.text("Fixed"), to: .text("Apple"))
        #expect(model.fruits == ["Apple", "Banana", "Cherry", "Date"] && model.herbs == ["Basil", "Chives"])
    }

    @Test func aRowThatIsDroppedWhereItWasDoesNotMove() throws {
        struct Rows: View {
            let log: (Int) -> Void
            var body: some View {
                List {
                    ForEach(0..<4, id: \.self) { Text("row \($0)") }.onMove { _, offset in log(offset) }
                }
            }
        }
        var offsets: [Int] = []
        let host = ViewHost(Rows { offsets.append($0) }, profile: .macOS)
        try host.drag(.text("row 2"), to: .text("row 1"))
        try host.drag(.text("row 1"), to: .text("row 1"))
        #expect(offsets.isEmpty)
        try host.drag(.text("row 1"), to: .text("row 2"))
        #expect(offsets == [3])
    }

    @Test func rowsThatMayNotMoveStay() throws {
        var offsets: [Int] = []
        let host = ViewHost(
            List { ForEach(0..<4, id: \.self) { Text("row \($0)").moveDisabled($0 == 1) }.onMove { _, offset in offsets.append(offset) } },
            profile: .macOS)
        try host.drag(.text("row 1"), to: .text("row 3"))
        #expect(offsets.isEmpty)
    }
}
