@testable import SwiftUICore
import CoreGraphics
import Testing

/// Values are compared by what they hold, not by bytes that nobody has written.
struct ValueComparisonTests {
    private enum Choice: Equatable { case none, number(Int), point(CGPoint) }

    private struct Row {
        var insets: EdgeInsets?
        var action: ((Int) -> Void)?
        var name: String?
        var flag: Bool?
        var choice = Choice.none
    }

    private struct Plain {
        var flag: Bool
        var number: Int
        var size: CGSize?
    }

    private struct Part: Equatable {
        var value: Int
        static func == (left: Part, right: Part) -> Bool { true }
    }

    /// Compares values, each put into memory where other bytes were, which are put back where `isFree` says that nothing is kept there.
    private func isSameInMemory<Value>(_ old: Value, _ new: Value, free: [Range<Int>] = []) -> Bool {
        func put(_ value: Value, over byte: UInt8) -> UnsafeMutablePointer<Value> {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
            memory.initializeMemory(as: UInt8.self, repeating: byte, count: MemoryLayout<Value>.size)
            let pointer = memory.bindMemory(to: Value.self, capacity: 1)
            pointer.initialize(to: value)
            for range in free { for offset in range { memory.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self) } }
            return pointer
        }
        let (left, right) = (put(old, over: 0xAA), put(new, over: 0x55))
        defer {
            for pointer in [left, right] {
                pointer.deinitialize(count: 1)
                pointer.deallocate()
            }
        }
        return isSame(UnsafePointer(left), UnsafePointer(right))
    }

    private final class Object: Equatable {
        static func == (left: Object, right: Object) -> Bool { true }
    }

    private struct Delegating {
        weak var delegate: Object?
        var name = "a"
    }

    @Test("Weak references are compared by the objects that they refer to, which they do not keep")
    func weakReferences() {
        let (first, second) = (Object(), Object())
        #expect(isSameInMemory(Delegating(delegate: first), Delegating(delegate: first)))
        #expect(!isSameInMemory(Delegating(delegate: first), Delegating(delegate: second)))
        #expect(!isSameInMemory(Delegating(delegate: first), Delegating(delegate: first, name: "b")))
        #expect(isSameInMemory(Delegating(), Delegating()))
        weak var reference: Object?
        do {
            let object = Object()
            reference = object
            for _ in 0..<10 { #expect(isSameInMemory(Delegating(delegate: object), Delegating(delegate: object))) }
        }
        #expect(reference == nil && !TypeKind.isBitwiseTakable(Delegating.self) && TypeKind.isBitwiseTakable(Row.self))
    }

    @Test("Where a value is missing it does not matter what lies there")
    func missingValues() {
        #expect(isSameInMemory(nil as CGSize?, nil))
        #expect(isSameInMemory(nil as ((Int) -> Void)?, nil, free: [8..<16]))
        #expect(isSameInMemory(Row(), Row(), free: [33..<40, 48..<56]))
        #expect(!isSameInMemory(Row(), Row(flag: true)))
        #expect(!isSameInMemory(Row(insets: EdgeInsets()), Row()))
        #expect(!isSameInMemory(Row(insets: EdgeInsets()), Row(insets: EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0))))
        #expect(!isSameInMemory(Row(), Row { _ in }))
        #expect(isSameInMemory(Row(choice: .number(1)), Row(choice: .number(1))))
        #expect(!isSameInMemory(Row(choice: .number(1)), Row(choice: .number(2))))
    }

    @Test("Of values of hidden types, and of branches, what they hold is compared")
    func hiddenTypes() {
        let shape: any Shape = RoundedRectangle(cornerRadius: 4)
        // The last bytes of the three words are not the shape's.
        #expect(MemoryLayout<RoundedRectangle>.size == 17)
        #expect(isSameInMemory(shape, shape, free: [17..<24]))
        #expect(!isSameInMemory(shape, RoundedRectangle(cornerRadius: 5)) && !isSameInMemory(shape, Circle()))
        #expect(isSameInMemory([1] as Any, [1] as Any) && !isSameInMemory([1] as Any, [2] as Any))
        typealias Branch = _ConditionalContent<Text, (Int, String, String, String, String)>.Storage
        #expect(isSameInMemory(Branch.trueContent(Text("a")), .trueContent(Text("a"))))
        #expect(!isSameInMemory(Branch.trueContent(Text("a")), .trueContent(Text("b"))))
        #expect(!isSameInMemory(Branch.trueContent(Text("a")), .falseContent((1, "", "", "", ""))))
    }

    @Test("Gaps between fields do not matter")
    func gaps() {
        #expect(MemoryLayout<Plain>.offset(of: \.number) == 8)
        #expect(isSameInMemory(Plain(flag: true, number: 1), Plain(flag: true, number: 1), free: [1..<8]))
        #expect(!isSameInMemory(Plain(flag: true, number: 1), Plain(flag: false, number: 1)))
        #expect(!isSameInMemory(Plain(flag: true, number: 1), Plain(flag: true, number: 2)))
        #expect(!isSameInMemory(Plain(flag: true, number: 1, size: .zero), Plain(flag: true, number: 1)))
        #expect(!isSameInMemory(Plain(flag: true, number: 1, size: .zero), Plain(flag: true, number: 1, size: CGSize(width: 1, height: 0))))
    }

    @Test("Plain data is compared part by part, whatever its type thinks of it; numbers that are none are themselves")
    func plainData() {
        #expect(!isSameInMemory(Part(value: 1), Part(value: 2)))
        #expect(!isSameInMemory(Optional(Part(value: 1)), Part(value: 2)))
        #expect(isSameInMemory(CGFloat.nan, CGFloat.nan))
        #expect(!isSameInMemory(1.0, 2.0))
        #expect(isSameInMemory((1, 2), (1, 2)) && !isSameInMemory((1, 2), (1, 3)))
    }
}

private final class Reference {}

private struct Plain {
    var name: String
    var numbers: [Double?]
    var words: [String: Set<Int>]
}

private struct Branch {
    var branches: [Branch]
}

private struct Holder {
    var plain: Plain
    var reference: [Reference]
}

@Test func objectsAreFoundInTypes() {
    let plain: [Any.Type] = [
        Int.self, String.self, Range<Int>.self, [Plain].self, Branch.self, (Int, Plain?).self, EnumeratedSequence<[Plain]>.self,
    ]
    let others: [Any.Type] = [Reference.self, [Reference].self, Holder.self, (Int, Holder?).self, Any.self, (() -> Void).self]
    for type in plain { #expect(ObjectSearch.isFreeOfObjects(type), "\(type)") }
    for type in others { #expect(!ObjectSearch.isFreeOfObjects(type), "\(type)") }
}
