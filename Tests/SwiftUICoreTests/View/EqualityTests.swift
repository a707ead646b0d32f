import CoreGraphics
@testable import SwiftUICore
import Testing

/// Plain data whose `==` looks at one of its two numbers.
private struct Plain: View, Equatable {
    let shown: Int
    let ignored: Int
    let log: UnsafeMutablePointer<[Int]>

    nonisolated static func == (lhs: Plain, rhs: Plain) -> Bool { lhs.shown == rhs.shown }

    var body: some View {
        log.pointee.append(ignored)
        return Color.red.frame(width: CGFloat(ignored))
    }
}

/// The same with a property that is no plain data.
private struct Counted: View, Equatable {
    let shown: Int
    let ignored: Int
    let log: UnsafeMutablePointer<[Int]>
    let name: String
    @State private var own = 0

    nonisolated static func == (lhs: Counted, rhs: Counted) -> Bool { lhs.shown == rhs.shown }

    var body: some View {
        log.pointee.append(ignored)
        return Color.red.frame(width: CGFloat(ignored))
    }
}

/// Views that are compared by `==`.
@MainActor @Suite struct EqualityTests {
    private struct Host<Content: View>: View {
        @State var values: (shown: Int, ignored: Int)
        let log: Log<(shown: Int, ignored: Int)>
        let content: (Int, Int) -> Content

        var body: some View {
            log.binding = $values
            return VStack { content(values.shown, values.ignored) }
        }
    }

    /// The second numbers for which the body was computed, of values shown one after the other.
    private func bodies<Content: View>(
        _ values: [(Int, Int)], _ content: (UnsafeMutablePointer<[Int]>) -> (Int, Int) -> Content
    ) -> [Int] {
        let computed = UnsafeMutablePointer<[Int]>.allocate(capacity: 1)
        computed.initialize(to: [])
        defer {
            computed.deinitialize(count: 1)
            computed.deallocate()
        }
        let log = Log<(shown: Int, ignored: Int)>()
        let view = LaidOutView(Host(values: values[0], log: log, content: content(computed)))
        for value in values.dropFirst() {
            log.binding!.wrappedValue = value
            view.tree.update()
        }
        return computed.pointee
    }

    private let values = [(0, 1), (0, 2), (1, 3), (1, 4), (0, 5), (0, 5)]

    @Test("An equatable view is computed again only when == says so, plain data or not")
    func equatableViews() {
        #expect(bodies(values) { log in { Plain(shown: $0, ignored: $1, log: log).equatable() } } == [1, 3, 5])
        #expect(bodies(values) { log in { EquatableView(content: Plain(shown: $0, ignored: $1, log: log)) } } == [1, 3, 5])
        #expect(bodies(values) { log in { Counted(shown: $0, ignored: $1, log: log, name: "a").equatable() } } == [1, 3, 5])
        #expect(
            bodies(values) { log in
                { Plain(shown: $0, ignored: $1, log: log).equatable().padding(CGFloat($1)).background(Color.blue) }
            } == [1, 3, 5])
    }

    @Test("Without the modifier plain data is compared by its bytes, and other views by ==")
    func otherViews() {
        #expect(bodies(values) { log in { Plain(shown: $0, ignored: $1, log: log) } } == [1, 2, 3, 4, 5])
        #expect(bodies(values) { log in { Counted(shown: $0, ignored: $1, log: log, name: "a") } } == [1, 3, 5])
    }

    @Test("In a lazy container, a branch and a loop the comparison is the same")
    func inContainers() {
        #expect(
            bodies(values) { log in
                { shown, ignored in LazyVStack { Plain(shown: shown, ignored: ignored, log: log).equatable() } }
            } == [1, 3, 5])
        #expect(
            bodies(values) { log in
                { shown, ignored in
                    ForEach(0..<1, id: \.self) { _ in
                        if ignored > 0 { Plain(shown: shown, ignored: ignored, log: log).equatable() }
                    }
                }
            } == [1, 3, 5])
    }
}
