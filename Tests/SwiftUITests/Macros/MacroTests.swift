import SwiftUI
import SwiftUITesting
import Testing

extension EnvironmentValues {
    @Entry var plainEntry = 3
    @Entry var typedEntry: Double? = 0.5
    @Entry fileprivate var optionalEntry: String?
    @Entry var `default`: Bool = true
}

extension Transaction {
    @Entry var entryInTransaction: Int = 7
}

extension FocusedValues {
    @Entry var focusedEntry: String?
}

@Animatable private struct Spread {
    var width: Double
    var ratio = 0.25
    @AnimatableIgnored var count: Int = 3
    var size: CGSize
    let name = "fixed"
    var area: Double { width * ratio }
}

#Preview {
    Text("A preview without a name")
}

#Preview("With all there is", traits: .fixedLayout(width: 100, height: 50), .landscapeLeft) {
    @Previewable @State var count = 2
    let name = "count"
    VStack {
        Text("\(name) \(count)")
        Color.red.onTapGesture { count += 1 }
    }
}

// Compiles: types with property wrappers may stand in a preview.
#Preview("With a type of its own") {
    struct Counter: View {
        @State var count = 1
        var body: some View { Text("\(count)").onTapGesture { count += 1 } }
    }
    return Counter()
}

// Compiles: what a closure returns may be of the type that a function in the closure makes, or of several types.
#Preview("With a function of its own") {
    typealias Number = Int
    struct Counter: View {
        @State var count: Number = 1
        var body: some View { Text("\(count)").onTapGesture { count += 1 } }
    }
    func header() -> some View { Color.red.overlay { Counter() } }
    @ViewBuilder func numbers(_ count: Int) -> some View { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    return VStack {
        header(); numbers(3)
    }
}

#Preview("With a function and state of its own") {
    @Previewable @State var count = 2
    func header() -> some View { Color.red }
    struct Label: View {
        @Binding var count: Int
        var body: some View { Text("\(count)") }
    }
    return VStack {
        header(); Label(count: $count)
    }
}

@available(macOS 15, iOS 18, *)
// The preview has a name by its own line.
#Preview("With one of several views") { () -> any View in
    if Int.random(in: 0...1) == 0 { return Text("a") }
    return Color.red
}

@MainActor @Suite struct MacroTests {
    @Test("An entry has its initial value until it is set")
    func entries() {
        var values = EnvironmentValues()
        #expect(values.plainEntry == 3 && values.typedEntry == 0.5 && values.optionalEntry == nil && values.default)
        values.plainEntry = 4
        values.typedEntry = nil
        values.optionalEntry = "set"
        #expect(values.plainEntry == 4 && values.typedEntry == nil && values.optionalEntry == "set")
        var transaction = Transaction()
        #expect(transaction.entryInTransaction == 7)
        transaction.entryInTransaction = 8
        #expect(transaction.entryInTransaction == 8)
    }

    private struct Reading: View {
        @Environment(\.plainEntry) private var number
        var body: some View { Text("\(number)") }
    }

    @Test("An entry travels down like every value of the environment")
    func environment() throws {
        let host = ViewHost(Reading().environment(\.plainEntry, 12))
        _ = try host.find(.text("12"))
    }

    @Test("Stored variables with types are animated, in order; others are not")
    func animatable() {
        var spread = Spread(width: 1, size: CGSize(width: 2, height: 3))
        let data: AnimatablePair<Double, AnimatablePair<Double, CGSize.AnimatableData>> = spread.animatableData
        #expect(data.first == 1 && data.second.first == 0.25 && data.second.second == spread.size.animatableData)
        spread.animatableData = AnimatablePair(10, AnimatablePair(0.5, AnimatablePair(20, 30)))
        #expect(spread.width == 10 && spread.ratio == 0.5 && spread.count == 3)
    }
}
