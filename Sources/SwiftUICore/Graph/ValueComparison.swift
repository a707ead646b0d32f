@_spi(Reflection) import Swift

/// Decides whether two values of a type are the same as far as a view could tell.
///
/// Plain data is compared bit by bit, `Equatable` types with `==`, other structs field by field, references and closures
/// by identity. What cannot be compared counts as different, which costs an update and is never wrong.
package func isSame<Value>(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
    if _isPOD(Value.self) {
        return isSameBytes(UnsafeRawPointer(old), UnsafeRawPointer(new), count: MemoryLayout<Value>.size)
    }
    return ComparisonPlan.plan(for: Value.self).isSame(UnsafeRawPointer(old), UnsafeRawPointer(new))
}

/// `isSame` for an observer's parts of an old and a new value.
@inline(__always)
package func isSame<Value>(_: Value.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    isSame(old.assumingMemoryBound(to: Value.self), new.assumingMemoryBound(to: Value.self))
}

/// Gives a type a say in how its values are compared by `isSame`.
package protocol CustomComparable {
    /// Whether `self` and `other` look the same to a view.
    func isSame(as other: Self) -> Bool
}

@inline(__always)
private func isSameBytes(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, count: Int) -> Bool {
    UnsafeRawBufferPointer(start: old, count: count).elementsEqual(UnsafeRawBufferPointer(start: new, count: count))
}

/// How to compare the values of one type, worked out once per type.
final class ComparisonPlan {
    enum Rule {
        case bytes(Int)
        case call((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
        case fields([(offset: Int, plan: ComparisonPlan)])
        case alwaysSame
        case alwaysDifferent
    }

    var rule: Rule

    init(_ rule: Rule) {
        self.rule = rule
    }

    func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        switch rule {
        case .bytes(let count): isSameBytes(old, new, count: count)
        case .call(let compare): compare(old, new)
        case .fields(let fields): fields.allSatisfy { $0.plan.isSame(old + $0.offset, new + $0.offset) }
        case .alwaysSame: true
        case .alwaysDifferent: false
        }
    }

    // Written and read under the lock only; a plan is not changed after it has been published.
    private static let plans = Locked<[ObjectIdentifier: ComparisonPlan]>([:])

    static func plan<Value>(for type: Value.Type) -> ComparisonPlan {
        let key = ObjectIdentifier(type)
        if let plan = plans.withLock({ $0[key] }) { return plan }
        let plan = ComparisonPlan(makeRule(for: type))
        plans.withLock { $0[key] = plan }
        return plan
    }

    private static func makeRule<Value>(for type: Value.Type) -> Rule {
        if let custom = type as? any CustomComparable.Type { return customRule(custom) }
        if _isPOD(type) { return .bytes(MemoryLayout<Value>.size) }
        if let equatable = type as? any Equatable.Type { return equatableRule(equatable) }
        if type is AnyObject.Type { return .bytes(MemoryLayout<Value>.size) }
        if let fields = fields(of: type) {
            return fields.isEmpty ? .bytes(MemoryLayout<Value>.size) : .fields(fields)
        }
        return opaqueRule(for: type)
    }

    private static func customRule<Value: CustomComparable>(_: Value.Type) -> Rule {
        .call { old, new in
            old.assumingMemoryBound(to: Value.self).pointee.isSame(as: new.assumingMemoryBound(to: Value.self).pointee)
        }
    }

    private static func equatableRule<Value: Equatable>(_: Value.Type) -> Rule {
        .call { old, new in
            old.assumingMemoryBound(to: Value.self).pointee == new.assumingMemoryBound(to: Value.self).pointee
        }
    }

    /// The stored properties of a struct or tuple; nil for other kinds of type.
    private static func fields(of type: Any.Type) -> [(offset: Int, plan: ComparisonPlan)]? {
        let kind = TypeKind(of: type)
        guard kind == .structure || kind == .tuple else { return nil }
        var fields: [(offset: Int, plan: ComparisonPlan)] = []
        let isComplete = _forEachField(of: type) { _, offset, fieldType, _ in
            fields.append((offset, plan(forErased: fieldType)))
            return true
        }
        return isComplete ? fields : nil
    }

    private static func plan(forErased type: Any.Type) -> ComparisonPlan {
        func open<Field>(_: Field.Type) -> ComparisonPlan { plan(for: Field.self) }
        return _openExistential(type, do: open)
    }

    /// Functions are a code pointer and a context: the same two words mean the same function. Enums with payloads and
    /// existentials whose bits are equal hold the same thing (the same references, the same plain data).
    private static func opaqueRule<Value>(for type: Value.Type) -> Rule {
        .bytes(MemoryLayout<Value>.size)
    }
}

/// The kinds of Swift types that matter for comparison, read from the type's metadata.
private enum TypeKind {
    case structure, tuple, other

    init(of type: Any.Type) {
        // The first word of every type's metadata is its kind (Swift ABI: TypeMetadata); classes have a pointer there.
        switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
        case 0x200: self = .structure
        case 0x301: self = .tuple
        default: self = .other
        }
    }
}
