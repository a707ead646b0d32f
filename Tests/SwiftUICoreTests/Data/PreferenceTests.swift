import CoreGraphics
import Observation
@testable import SwiftUICore
import Testing

private enum Numbers: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private enum Last: PreferenceKey {
    static let defaultValue = "default"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// Counts how often values are combined.
private enum Counted: PreferenceKey {
    static let log = Log<Int>()
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {
        log.add("+")
        value += nextValue()
    }
}

private enum Frames: PreferenceKey {
    static let defaultValue: [CGRect] = []
    static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) { value += nextValue() }
}

extension View {
    fileprivate func number(_ number: Int) -> some View { preference(key: Numbers.self, value: [number]) }
}

/// Values that travel from views to the views around them.
@MainActor @Suite struct PreferenceTests {
    private func collect<Key: PreferenceKey>(_ key: Key.Type, _ view: some View) -> Key.Value where Key.Value: Equatable {
        var values: [Key.Value] = []
        _ = LaidOutView(view.onPreferenceChange(key) { values.append($0) })
        #expect(values.count == 1)
        return values.last ?? Key.defaultValue
    }

    @Test("pref.order, preference-001: background first, then children in order, overlay last")
    func order() {
        let row = HStack {
            Color.red.number(1)
            VStack {
                Color.red.number(2)
                Color.red.number(3)
            }
        }
        #expect(collect(Numbers.self, row.overlay(Color.red.number(4)).background(Color.red.number(5))) == [5, 1, 2, 3, 4])
    }

    @Test("A preference replaces what is inside of it; a transformation changes it")
    func replacing() {
        #expect(
            collect(
                Numbers.self,
                HStack {
                    Color.red.number(1); Color.red.number(2)
                }.number(9)) == [9])
        #expect(
            collect(
                Numbers.self,
                HStack {
                    Color.red.number(1); Color.red.number(2)
                }
                .transformPreference(Numbers.self) { $0.append(7) }) == [1, 2, 7])
        #expect(collect(Numbers.self, Color.red.transformPreference(Numbers.self) { $0.append(7) }) == [7])
        #expect(collect(Numbers.self, Color.red) == [])
    }

    @Test("preference-001: values are combined only where there are several")
    func combining() {
        Counted.log.entries = []
        let one = HStack {
            Color.red
            Color.red.preference(key: Counted.self, value: 3)
            Color.red.frame(width: 10)
        }
        #expect(collect(Counted.self, one) == 3)
        #expect(Counted.log.entries.isEmpty)
    }

    @Test("preference-002: content that may come and go gives the default where it gives nothing else")
    func dynamicContent() {
        let condition = true
        let view = Color.red.preference(key: Last.self, value: "non-default")
        #expect(collect(Last.self, view.overlay { if condition { Color.red } }) == "default")
        #expect(collect(Last.self, view.overlay { Color.red }) == "non-default")
    }

    @Test("Loops give their values in the order of their elements, after moves too")
    func loops() {
        struct Loop: View {
            @State var numbers = [1, 2, 3]
            let log: Log<[Int]>
            var body: some View {
                log.binding = $numbers
                return VStack { ForEach(numbers, id: \.self) { Color.red.number($0) } }
                    .onPreferenceChange(Numbers.self) { log.add("\($0)") }
            }
        }
        let log = Log<[Int]>()
        let view = LaidOutView(Loop(log: log))
        for numbers in [[3, 1, 2], [3, 1, 2], [1], []] {
            log.binding!.wrappedValue = numbers
            view.tree.update()
        }
        #expect(log.entries == ["[1, 2, 3]", "[3, 1, 2]", "[1]", "[]"])
    }

    @Test("preference-008: frames in a named space arrive in tree order")
    func framesInNamedSpace() {
        let view = VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<3, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<4, id: \.self) { _ in
                        Color.red.box(20, 10).background(
                            GeometryReader {
                                Color.clear.preference(key: Frames.self, value: [$0.frame(in: .named("grid"))])
                            })
                    }
                }
            }
        }
        .coordinateSpace(name: "grid")
        let expected = (0..<12).map { CGRect(x: CGFloat($0 % 4) * 20, y: CGFloat($0 / 4) * 10, width: 20, height: 10) }
        #expect(collect(Frames.self, view) == expected)
    }

    @Test("A view made from a preference follows it in the same update")
    func layers() {
        struct Measured: View {
            @State var width: CGFloat = 40
            let log: Log<CGFloat>
            var body: some View {
                log.binding = $width
                return Color.red.frame(width: width, height: 20)
                    .anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }
                    .padding(10)
                    .overlayPreferenceValue(AnchorKey.self) { anchors in
                        GeometryReader { proxy in
                            let frame = proxy[anchors[0]]
                            Color.blue.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
                        }
                    }
            }
        }
        let log = Log<CGFloat>()
        let view = LaidOutView(Measured(log: log))
        #expect(view.coloredFrames == ["red 80 90 40 20", "blue 80 90 40 20"])
        log.binding!.wrappedValue = 100
        view.tree.update()
        #expect(view.coloredFrames == ["red 50 90 100 20", "blue 50 90 100 20"])
    }

    enum AnchorKey: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    @Test("A background made from a preference lies behind and gets the view's size")
    func backgroundLayer() {
        let view = LaidOutView(
            Color.red.box(30).number(3).backgroundPreferenceValue(Numbers.self, alignment: .topLeading) {
                Color.blue.frame(width: CGFloat($0[0]) * 20, height: 5)
            })
        #expect(view.coloredFrames == ["blue 85 85 60 5", "red 85 85 30 30"])
    }

    @Test("A reader that stops being shown is not called")
    func goneReader() {
        struct Toggling: View {
            @State var shows = true
            let log: Log<Bool>
            var body: some View {
                log.binding = $shows
                return VStack {
                    if shows { Color.red.number(1).onPreferenceChange(Numbers.self) { log.add("\($0)") } }
                    Color.blue.number(shows ? 1 : 2)
                }
            }
        }
        let log = Log<Bool>()
        let view = LaidOutView(Toggling(log: log))
        log.binding!.wrappedValue = false
        view.tree.update()
        #expect(log.entries == ["[1]"])
    }

    @Observable fileprivate final class Words {
        var word = "a"
    }

    private struct TwoPreferences: View {
        let model: Words
        var body: some View {
            VStack {
                Color.red.preference(key: Counted.self, value: 1)
                Color.blue.preference(key: Counted.self, value: 2)
                Color.green.preference(key: Last.self, value: model.word)
            }
        }
    }

    /// A new value for one key wakes the readers of that key and no others.
    @Test func readersOfOtherKeysAreNotWoken() {
        let model = Words()
        var words: [String] = []
        let view = LaidOutView(
            TwoPreferences(model: model).onPreferenceChange(Counted.self) { _ in }.onPreferenceChange(Last.self) { words.append($0) })
        Counted.log.entries = []
        model.word = "b"
        view.tree.update()
        #expect(words == ["a", "b"])
        #expect(Counted.log.entries.isEmpty)
    }
}
