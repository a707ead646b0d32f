import Testing

@testable import SwiftUICore

struct TypeTableTests {
    private enum Nested<Inner> {}

    /// Types that differ in their nesting.
    private func types(count: Int) -> [Any.Type] {
        func next<Inner>(_: Inner.Type) -> Any.Type { Nested<Inner>.self }
        var types: [Any.Type] = [Int.self]
        while types.count < count { types.append(_openExistential(types[types.count - 1], do: next)) }
        return types
    }

    @Test func `Every type that was inserted is found, and no other`() {
        let types = types(count: 300)
        var table = TypeTable<Int>()
        for (index, type) in types.enumerated() {
            #expect(table[type] == nil)
            table.insert(index, for: type)
            #expect(types.indices.prefix(index + 1).allSatisfy { table[types[$0]] == $0 })
        }
        #expect(table[String.self] == nil)
    }
}
