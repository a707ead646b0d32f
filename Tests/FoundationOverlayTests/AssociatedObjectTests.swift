import Foundation
import FoundationOverlay
import Testing

/// Values that are associated with objects.
struct AssociatedObjectTests {
    private final class Owner {}
    private final class Token {
        let onEnd: () -> Void

        init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        deinit { onEnd() }
    }

    private nonisolated(unsafe) static var first: UInt8 = 0
    private nonisolated(unsafe) static var second: UInt8 = 0

    @Test func valuesBelongToTheirObjectAndKey() {
        let (a, b) = (Owner(), Owner())
        objc_setAssociatedObject(a, &Self.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(a, &Self.second, 2, .OBJC_ASSOCIATION_COPY)
        objc_setAssociatedObject(b, &Self.first, "other", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(a, &Self.first) as? String == "one")
        #expect(objc_getAssociatedObject(a, &Self.second) as? Int == 2)
        #expect(objc_getAssociatedObject(b, &Self.first) as? String == "other")
        #expect(objc_getAssociatedObject(b, &Self.second) == nil)
        objc_setAssociatedObject(a, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(a, &Self.first) == nil)
        objc_removeAssociatedObjects(a)
        #expect(objc_getAssociatedObject(a, &Self.second) == nil)
        #expect(objc_getAssociatedObject(b, &Self.first) as? String == "other")
    }

    @Test func valuesAreGivenUpAfterTheirObject() {
        var ends = 0
        var owners = (0..<200).map { _ in Owner() }
        for owner in owners {
            objc_setAssociatedObject(owner, &Self.first, Token { ends += 1 }, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(ends == 0)
        owners = []
        // Later associations give up those of objects that are gone.
        let others = (0..<1000).map { _ in Owner() }
        for other in others { objc_setAssociatedObject(other, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN) }
        #expect(ends == 200)
        #expect(others.allSatisfy { objc_getAssociatedObject($0, &Self.first) as? Int == 1 })
    }

    @Test func assignedObjectsAreNotKept() {
        let owner = Owner()
        var value: Owner? = Owner()
        objc_setAssociatedObject(owner, &Self.first, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, &Self.first) as? Owner === value)
        value = nil
        #expect(objc_getAssociatedObject(owner, &Self.first) == nil)
    }

    @Test func anObjectAtTheAddressOfAnotherHasNoValues() {
        for _ in 0..<200 {
            let owner = Owner()
            #expect(objc_getAssociatedObject(owner, &Self.second) == nil)
            objc_setAssociatedObject(owner, &Self.second, 1, .OBJC_ASSOCIATION_RETAIN)
        }
    }
}
