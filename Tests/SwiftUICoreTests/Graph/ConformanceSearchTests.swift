import CoreGraphics
import Foundation
@testable import SwiftUICore
import Synchronization
import Testing

/// The runtime is asked no more often than the answer needs.
struct ConformanceSearchTests {
    private struct Plain<Value> {}
    fileprivate struct Box<Value> { var value: Value }

    /// Counts how often the runtime is asked.
    private final class Questions: Sendable {
        let count = Mutex(0)
    }

    private func search(_ types: ConformanceSearch<Bool>.UniformTypes, _ questions: Questions) -> ConformanceSearch<Bool> {
        ConformanceSearch(to: (any Equatable).self, uniformTypes: types) { type in
            questions.count.withLock { $0 += 1 }
            return type is any Equatable.Type ? true : nil
        }
    }

    @Test("A type that is not declared to conform is not asked for, and one that does not fulfil the conditions once")
    func uniformTypes() {
        let questions = Questions()
        let search = search(.all, questions)
        #expect(search.conformance(of: Plain<Int>.self) == nil && search.conformance(of: Plain<String>.self) == nil)
        #expect(questions.count.withLock { $0 } == 0)
        #expect(search.conformance(of: Box<Plain<Int>>.self) == nil && search.conformance(of: Box<() -> Void>.self) == nil)
        #expect(questions.count.withLock { $0 } == 1)
    }

    @Test("The index has the types that the runtime knows to conform, of all libraries, and no others")
    func index() throws {
        struct Local: Equatable {}
        enum Choice { case one }
        let types: [Any.Type] = [
            Int.self, String.self, [Int].self, Int?.self, [String: Any].self, Date.self, URL.self, Data.self, Locale.self, CGRect.self, Decimal.self,
            Color.self, Text.self, Edge.Set.self, Plain<Int>.self, Box<Int>.self, Local.self, Choice.self, State<Int>.self, Environment<Int>.self,
            ModifiedContent<Text, EmptyModifier>.self, Duration.self, timespec.self, UnsafeRawPointer.self, Never.self,
            AnyHashable.self, Result<Int, any Error>.self,
        ]
        let protocols: [(Any.Type, (Any.Type) -> Bool)] = [
            ((any Equatable).self, { $0 is any Equatable.Type }), ((any Hashable).self, { $0 is any Hashable.Type }),
            ((any View).self, { $0 is any View.Type }), ((any DynamicProperty).self, { $0 is any DynamicProperty.Type }),
            ((any Error).self, { $0 is any Error.Type }), ((any CustomComparable).self, { $0 is any CustomComparable.Type }),
        ]
        for (existential, conforms) in protocols {
            let index = ConformanceIndex(existential)
            for type in types where conforms(type) {
                #expect(index.mayContain(try #require(GenericType(of: type))), "\(type): \(existential)")
            }
        }
        let views = ConformanceIndex((any View).self)
        for type in [Int.self, Edge.Set.self, Local.self, Box<Text>.self] as [Any.Type] {
            #expect(!views.mayContain(try #require(GenericType(of: type))), "\(type) is no view")
        }
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

extension ConformanceSearchTests.Box: Equatable where Value: Equatable {}
