import Combine
import CoreGraphics
@testable import SwiftUICore
import Testing

/// Writes down a number that it draws once, with the name it was given last.
private struct Remembering: View {
    let name: String
    let log: Log<Int>
    @StateObject private var serial = Serial()

    var body: some View {
        log.add("\(name)\(serial.number) ")
        return Color.red
    }
}

/// A number for each identity.
private final class Serial: ObservableObject, @unchecked Sendable {
    nonisolated(unsafe) static var last = 0
    let number: Int

    init() {
        Self.last += 1
        number = Self.last
    }
}

/// What a view is recognised by from one update to the next, and what happens to its state.
@MainActor @Suite(.serialized) struct IdentityTests {
    private struct Host<Value, Content: View>: View {
        @State var value: Value
        let log: Log<Value>
        let content: (Value) -> Content

        init(_ value: Value, log: Log<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
            _value = State(wrappedValue: value)
            self.log = log
            self.content = content
        }

        var body: some View {
            log.binding = $value
            return VStack { content(value) }
        }
    }

    /// The states of the remembering views, shown with one value after another.
    private func states<Value>(_ values: [Value], @ViewBuilder _ content: @escaping (Value, Log<Int>) -> some View) -> [String] {
        Serial.last = 0
        let log = Log<Int>()
        let host = Log<Value>()
        let view = LaidOutView(Host(values[0], log: host) { content($0, log) })
        var states = [log.text]
        for value in values.dropFirst() {
            log.entries = []
            host.binding!.wrappedValue = value
            view.tree.update()
            states.append(log.text)
        }
        return states
    }

    @Test func identifiersForToolsAreNoIdentity() {
        let plain = states([1, 2]) { Remembering(name: "\($0)", log: $1) }
        #expect(states([1, 2]) { Remembering(name: "\($0)", log: $1)._identified(by: $0) } == plain)
        // As programs see through what an editor adds to their views.
        let view: Any = Color.red.modifier(_IdentifiedModifier(identifier: __DesignTimeSelectionIdentifier("#1")))
        let identified = view as? ModifiedContent<Color, _IdentifiedModifier<__DesignTimeSelectionIdentifier>>
        #expect(identified?.content == .red)
        #expect(identified?.modifier == _IdentifiedModifier(identifier: __DesignTimeSelectionIdentifier("#1")))
    }

    @Test("State follows an element through moves, insertions and removals")
    func loops() {
        let result = states([["a", "b", "c"], ["c", "a", "b"], ["b", "x", "c"], [], ["a"]]) { names, log in
            ForEach(names, id: \.self) { Remembering(name: $0, log: log) }
        }
        #expect(result[0] == "a1 b2 c3 ")
        // The views are equal to the ones before and not computed again.
        #expect(result[1] == "")
        #expect(result[2] == "x4 ")
        #expect(result[3] == "")
        #expect(result[4] == "a5 ")
    }

    @Test("Frames follow the elements")
    func movedFrames() {
        let log = Log<[CGFloat]>()
        let view = LaidOutView(
            Host([10, 20, 30], log: log) { lengths in
                ForEach(lengths, id: \.self) { Color.red.box($0) }
            })
        log.binding!.wrappedValue = [30, 10]
        view.tree.update()
        #expect(view.coloredFrames == ["red 85 76 30 30", "red 95 114 10 10"])
    }

    @Test("A new id is a new view; the same id keeps it")
    func ids() {
        #expect(states([1, 1, 2, 1]) { id, log in Remembering(name: "\(id)", log: log).id(id) } == ["11 ", "", "22 ", "13 "])
    }

    @Test("Each branch has a state of its own, which ends with the branch")
    func branches() {
        #expect(
            states([true, false, true]) { flag, log in
                if flag { Remembering(name: "a", log: log) } else { Remembering(name: "b", log: log) }
            } == ["a1 ", "b2 ", "a3 "])
        #expect(
            states([1, 2, 3]) { number, log in
                switch number {
                case 1: Remembering(name: "a", log: log)
                case 2: Remembering(name: "b", log: log)
                default: Remembering(name: "c", log: log)
                }
            } == ["a1 ", "b2 ", "c3 "])
    }

    @Test("A value in front of a view that comes and goes does not change the view's identity")
    func siblings() {
        #expect(
            states([true, false, true]) { flag, log in
                if flag { Color.blue }
                Remembering(name: "a", log: log)
            } == ["a1 ", "", ""])
    }

    @Test("An erased view keeps its state while its type stays")
    func erased() {
        #expect(
            states([0, 1, 2, 3]) { number, log in
                number < 2 ? AnyView(Remembering(name: "a\(number)-", log: log)) : AnyView(Remembering(name: "b\(number)-", log: log).padding())
            } == ["a0-1 ", "a1-1 ", "b2-2 ", "b3-2 "])
    }

    @Test("Several elements with one identity are told of once and do not crash")
    func repeatedIdentity() {
        let log = Log<[Int]>()
        let view = LaidOutView(Host([1, 2], log: log) { ForEach($0, id: \.self) { _ in Color.red.box(10) } })
        for numbers in [[1, 1, 1], [1, 2, 1], [1, 1]] {
            log.binding!.wrappedValue = numbers
            view.tree.update()
            #expect(view.coloredFrames.count == numbers.count)
        }
        #expect(view.tree.diagnostics.warnings.count == 1)
        #expect(view.tree.diagnostics.warnings[0].contains("the ID 1 occurs multiple times within the collection, this will give undefined results!"))
    }

    @Test("A modifier may use its content twice; both have a state of their own")
    func contentTwice() {
        struct Twice: ViewModifier {
            func body(content: Content) -> some View {
                VStack {
                    content
                    content
                }
            }
        }
        #expect(states([0]) { _, log in Remembering(name: "a", log: log).modifier(Twice()) } == ["a1 a2 "])
        #expect(LaidOutView(Color.red.box(10).modifier(Twice()).modifier(Twice())).coloredFrames.count == 4)
    }

    @Test("Modifiers can be joined before they are applied")
    func joinedModifiers() {
        struct Inset: ViewModifier {
            let length: CGFloat
            func body(content: Content) -> some View { content.padding(length).background(Color.blue) }
        }
        let joined = Inset(length: 5).concat(Inset(length: 10))
        #expect(
            LaidOutView(Color.red.box(10).modifier(joined)).coloredFrames
                == LaidOutView(Color.red.box(10).modifier(Inset(length: 5)).modifier(Inset(length: 10))).coloredFrames)
    }

    @Test("Modifiers see their own state and environment")
    func modifierState() {
        struct Counting: ViewModifier {
            @State var count = 1
            @Environment(\.displayScale) var scale
            let log: Log<Int>
            func body(content: Content) -> some View {
                log.binding = $count
                return content.frame(width: CGFloat(count) * 10 * scale)
            }
        }
        let log = Log<Int>()
        let view = LaidOutView(Color.red.modifier(Counting(log: log)), scale: 2)
        log.binding!.wrappedValue = 3
        view.tree.update()
        #expect(view.coloredFrames == ["red 70 0 60 200"])
    }

    @Test("A property of one's own is made of others and updated before each body")
    func ownProperty() {
        struct Doubled: DynamicProperty {
            @State var base = 4
            @Environment(\.displayScale) var scale
            var value = 0
            mutating func update() { value = base * Int(scale) }
        }
        struct Using: View {
            let doubled = Doubled()
            let log: Log<Int>
            var body: some View {
                log.binding = doubled.$base
                log.add("\(doubled.value) ")
                return Color.red
            }
        }
        let log = Log<Int>()
        let view = LaidOutView(Using(log: log), scale: 2)
        log.binding!.wrappedValue = 5
        view.tree.update()
        #expect(log.text == "8 10 ")
    }
}
