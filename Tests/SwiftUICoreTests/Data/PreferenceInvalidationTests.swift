import CoreGraphics
import Testing
@testable import SwiftUICore

/// The rule: a reader is notified of the preferences that it reads, and of nothing else.
struct PreferenceInvalidationTests {
    private struct First: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Second: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private final class Reader: ViewElement {
        let key: ObjectIdentifier?

        init(_ key: (any PreferenceKey.Type)?, tree: ViewTree) {
            self.key = key.map { ObjectIdentifier($0) }
            super.init(tree: Unretained(tree), depth: 1)
        }

        override var readPreference: ObjectIdentifier? { key }
    }

    private let tree = ViewTree(size: .zero)

    @Test func aChangedValueConcernsTheReadersOfItsKeyAndOfSeveralKeys() {
        let (first, second, several) = (Reader(First.self, tree: tree), Reader(Second.self, tree: tree), Reader(nil, tree: tree))
        var preferences = PreferenceInvalidation()
        for reader in [first, second, several] { preferences.append(reader) }
        preferences.invalidate(Second.self)
        let stale = preferences.takeStaleReaders()
        #expect(stale.map { ObjectIdentifier($0) } == [ObjectIdentifier(second), ObjectIdentifier(several)])
        #expect(!preferences.isNeeded)
    }

    @Test func changedNodesConcernEveryReader() {
        let (first, second) = (Reader(First.self, tree: tree), Reader(Second.self, tree: tree))
        var preferences = PreferenceInvalidation()
        preferences.append(first)
        preferences.append(second)
        preferences.invalidate(First.self)
        preferences.invalidateAll()
        let stale = preferences.takeStaleReaders()
        #expect(stale.count == 2 && !preferences.isNeeded)
        let rest = preferences.takeStaleReaders()
        #expect(rest.isEmpty)
    }

    @Test func withoutReadersNothingIsNeeded() {
        tree.update()
        tree.setNeedsPreferences()
        tree.setNeedsPreference(First.self)
        #expect(!tree.preferences.isNeeded)
    }
}
