import CoreGraphics
@testable import SwiftUICore
import Testing

/// A log that the views of a test write to.
final class Log<Value>: @unchecked Sendable {
    var entries: [String] = []
    var binding: Binding<Value>?
    var text: String { entries.joined() }
    func add(_ entry: String) { entries.append(entry) }
}

private struct Flipping: View {
    enum Order { case inside, outside, both }
    let order: Order
    let log: Log<Bool>
    @State var flag = false

    private var letter: String { flag ? "T" : "F" }

    var body: some View {
        log.binding = $flag
        return content
    }

    @ViewBuilder private var content: some View {
        switch order {
        case .inside: Color.red.onAppear { log.add("A") }.id(flag)
        case .outside: Color.red.id(flag).onAppear { log.add("A") }
        case .both:
            Color.red
                .onAppear { log.add("A" + letter) }
                .onDisappear { log.add("D" + letter) }
                .id(flag)
        }
    }
}

private struct Changing<Value: Equatable>: View {
    let log: Log<Value>
    let initial: Bool
    @State var value: Value

    init(_ value: Value, log: Log<Value>, initial: Bool = false) {
        _value = State(wrappedValue: value)
        self.log = log
        self.initial = initial
    }

    var body: some View {
        log.binding = $value
        return Color.red
            .onChange(of: value, initial: initial) { log.add("\($0)>\($1) ") }
            .onChange(of: value, initial: initial) { log.add("! ") }
    }
}

/// `onAppear`, `onDisappear` and `onChange`.
@MainActor @Suite struct LifecycleTests {
    private func flip(_ order: Flipping.Order) -> String {
        let log = Log<Bool>()
        let view = LaidOutView(Flipping(order: order, log: log))
        log.binding!.wrappedValue = true
        view.tree.update()
        view.tree.removeRootView()
        view.tree.update()
        return log.text
    }

    @Test("appear.id.default, lifecycle-007: the new view appears before the old one goes; both see the new state")
    func newIdentity() {
        #expect(flip(.both) == "AFATDTDT")
    }

    @Test("appear.idAfter, appear.idBefore, lifecycle-006")
    func appearanceAndIdentity() {
        #expect(flip(.inside) == "AA")
        #expect(flip(.outside) == "A")
    }

    @Test("Views that go with their window say so")
    func windowCloses() {
        let log = Log<Bool>()
        var view: LaidOutView? = LaidOutView(Flipping(order: .both, log: log))
        _ = view
        view = nil
        #expect(log.text == "AFDF")
    }

    @Test("state.appear.rerender: outside of an update a written value can be read at once")
    func readAfterWrite() {
        let log = Log<Bool>()
        struct Writing: View {
            let log: Log<Bool>
            @State var flag = false
            var body: some View {
                Color.red.onAppear {
                    flag.toggle()
                    log.add("\(flag)")
                }
            }
        }
        _ = LaidOutView(Writing(log: log))
        #expect(log.text == "true")
    }

    @Test("onchange.single, onchange.two, onchange.equal, lifecycle-005")
    func changes() {
        let log = Log<Int>()
        let view = LaidOutView(Changing(0, log: log))
        for value in [1, 2, 2] {
            log.binding!.wrappedValue = value
            view.tree.update()
        }
        #expect(log.entries.filter { $0 != "! " } == ["0>1 ", "1>2 "])
        #expect(log.entries.count { $0 == "! " } == 2)
    }

    @Test("A view that is computed for another reason is not told of a value that stays")
    func otherChanges() {
        struct Two: View {
            @State var other = 0
            let log: Log<Int>
            var body: some View {
                log.binding = $other
                return Color.red.onChange(of: other / 10) { log.add("\($0)>\($1)") }
            }
        }
        let log = Log<Int>()
        let view = LaidOutView(Two(log: log))
        for value in [1, 2, 15, 16] {
            log.binding!.wrappedValue = value
            view.tree.update()
        }
        #expect(log.entries == ["0>1"])
    }

    @Test("onchange.initial.zero: at first once, then only with changes")
    func initialChange() {
        let log = Log<Int>()
        let view = LaidOutView(Changing(5, log: log, initial: true))
        view.tree.update()
        #expect(log.entries.sorted() == ["! ", "5>5 "])
    }

    @Test("onchange.bool")
    func toggles() {
        let log = Log<Bool>()
        let view = LaidOutView(Changing(false, log: log))
        for value in [true, false, true] {
            log.binding!.wrappedValue = value
            view.tree.update()
        }
        #expect(log.entries.count { $0 == "! " } == 3)
    }

    @Test("lifecycle-008: a view appears when it has been laid out")
    func appearsAfterLayout() {
        var size = CGSize.zero
        let view = GeometryReader { proxy in Color.red.onAppear { size = proxy.size } }
        _ = LaidOutView(view)
        #expect(size == CGSize(width: 200, height: 200))
    }

    @Test("onappear.order: inner views of a modifier chain, and several modifiers, each are called once")
    func severalAppearances() {
        let log = Log<Int>()
        _ = LaidOutView(
            VStack {
                Color.red.onAppear { log.add("a") }.onAppear { log.add("b") }
                Color.blue.onAppear { log.add("c") }
            }.onAppear { log.add("d") })
        #expect(log.entries.sorted() == ["a", "b", "c", "d"])
    }

    @Test("State written while a body is computed is refused, with SwiftUI's words, and nothing hangs")
    func writesInBody() {
        struct Writing: View {
            @State var count = 0
            let log: Log<Int>
            var body: some View {
                count += 1
                log.binding = $count
                return Color.red
            }
        }
        let log = Log<Int>()
        let view = LaidOutView(Writing(log: log))
        view.tree.update()
        #expect(view.tree.diagnostics.warnings == ["Modifying state during view update, this will cause undefined behavior."])
        #expect(log.binding!.wrappedValue == 0)
        #expect(!view.tree.isUpdateNeeded)
    }

    @Test("A change that changes itself again comes to an end")
    func endlessChanges() {
        struct Endless: View {
            @State var count = 0
            let log: Log<Int>
            var body: some View {
                log.binding = $count
                return Color.red.onChange(of: count, initial: true) { count += 1 }
            }
        }
        let log = Log<Int>()
        let view = LaidOutView(Endless(log: log))
        let first = log.binding!.wrappedValue
        #expect(first >= 1 && first <= 16)
        view.tree.update()
        #expect(log.binding!.wrappedValue == first && !view.tree.isUpdateNeeded)
    }
}
