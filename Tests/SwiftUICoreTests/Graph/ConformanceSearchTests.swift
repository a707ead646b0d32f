@testable import SwiftUICore
import Synchronization
import Testing

/// The runtime is asked no more often than the answer needs.
struct ConformanceSearchTests {
    private struct Plain<Value> {}

    /// Counts how often the runtime is asked.
    private final class Questions: Sendable {
        let count = Mutex(0)
    }

    private func search(_ types: ConformanceSearch<Bool>.UniformTypes, _ questions: Questions) -> ConformanceSearch<Bool> {
        ConformanceSearch(uniformTypes: types) { type in
            questions.count.withLock { $0 += 1 }
            return type is any Equatable.Type ? true : nil
        }
    }

    @Test("A generic type without conformances is asked for once")
    func uniformTypes() {
        let questions = Questions()
        let search = search(.all, questions)
        #expect(search.conformance(of: Plain<Int>.self) == nil && search.conformance(of: Plain<String>.self) == nil)
        #expect(questions.count.withLock { $0 } == 1)
    }

    @Test("A type that may conform on conditions is asked for in each specialization")
    func conditionalConformances() {
        let search = search(.named(["SwiftUICore."]), Questions())
        #expect(search.conformance(of: [Plain<Int>].self) == nil && search.conformance(of: [Int].self) == true)
        #expect(search.conformance(of: Plain<Int>?.self) == nil && search.conformance(of: Int?.self) == true)
    }

    @Test("Tuples, functions and existentials conform to nothing and are not asked for")
    func otherKinds() {
        let questions = Questions()
        let search = search(.all, questions)
        let types: [Any.Type] = [(Int, Int).self, (() -> Void).self, (any Sendable).self]
        for type in types { #expect(search.conformance(of: type) == nil) }
        #expect(questions.count.withLock { $0 } == 0)
        // Classes have no descriptor of the same form, and are asked for each time.
        #expect(search.conformance(of: KeyPath<String, Int>.self) == true)
    }

    @Test("Views and modifiers that animate their own data are recognised by the compiler, shapes among them are not")
    func animatableSources() {
        #expect(AnimatedView._hasAnimatableViewData && !PlainView._hasAnimatableViewData && !Circle._hasAnimatableViewData)
        #expect(!EmptyDataView._hasAnimatableViewData)
        #expect(AnimatedModifier._hasAnimatableModifierData && !PlainModifier._hasAnimatableModifierData)
    }

    private struct PlainView: View { var body: some View { EmptyView() } }
    private struct EmptyDataView: View, Animatable { var body: some View { EmptyView() } }
    private struct AnimatedView: View, Animatable {
        var animatableData = 0.0
        var body: some View { EmptyView() }
    }
    private struct PlainModifier: ViewModifier { func body(content: Content) -> some View { content } }
    private struct AnimatedModifier: ViewModifier, Animatable {
        var animatableData = 0.0
        func body(content: Content) -> some View { content }
    }
}
