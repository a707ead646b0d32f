@_spi(Reflection) import Swift

/// Whether two values of a type are the same as far as a view can tell.
///
/// Plain data is compared field by field, regardless of the type's `==`; other `Equatable` types are compared with `==`, other
/// structs field by field, existential values by their contents, and references and closures by identity. Values that cannot be
/// compared count as different, which costs an update.
package func isSame<Value>(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
    // Bytes that differ may never have been written: padding between fields, or the payload of a nil optional.
    if _isPOD(Value.self), isSameBytes(UnsafeRawPointer(old), UnsafeRawPointer(new), count: MemoryLayout<Value>.size) { return true }
    return ComparisonPlan.plan(for: Value.self).isSame(UnsafeRawPointer(old), UnsafeRawPointer(new))
}

/// Whether an observer can distinguish the old and the new value.
@inline(__always)
package func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { isSame(old, $0) } }
}

/// A type that defines how `isSame` compares its values.
///
/// Only structs and enums conform, and not on conditions; see `ComparisonPlan`.
package protocol CustomComparable {
    /// Whether a view cannot distinguish `self` and `other`.
    func isSame(as other: Self) -> Bool
}

@inline(__always)
private func isSameBytes(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, count: Int) -> Bool {
    UnsafeRawBufferPointer(start: old, count: count).elementsEqual(UnsafeRawBufferPointer(start: new, count: count))
}

/// The way to compare the values of one type, determined once per type.
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

    // Accessed under the lock only; a plan is not changed after it has been published.
    private static let plans = Locked<[ObjectIdentifier: ComparisonPlan]>([:])

    static func plan<Value>(for type: Value.Type) -> ComparisonPlan {
        let key = ObjectIdentifier(type)
        if let plan = plans.withLock({ $0[key] }) { return plan }
        let plan = ComparisonPlan(makeRule(for: type))
        plans.withLock { $0[key] = plan }
        return plan
    }

    private static func makeRule<Value>(for type: Value.Type) -> Rule {
        let kind = TypeKind(of: type)
        if [.structure, .enumeration].contains(kind), let custom = customTypes.conformance(of: type) { return customRule(custom) }
        if kind == .optional, let optional = type as? any OptionalType.Type { return optional.makeRule() }
        // Plain data is the same if its fields are, regardless of the type's `==`.
        if !_isPOD(type), let equatable = equatableTypes.conformance(of: type) { return equatableRule(equatable) }
        if type is AnyObject.Type { return .bytes(MemoryLayout<Value>.size) }
        if kind == .structure, let list = listTypes.conformance(of: type) { return listRule(list) }
        if let fields = fields(of: type) {
            return areBytes(fields, size: MemoryLayout<Value>.size) ? .bytes(MemoryLayout<Value>.size) : .fields(fields)
        }
        return opaqueRule(for: type)
    }

    private static let customTypes = ConformanceSearch(to: (any CustomComparable).self, uniformTypes: .all) { $0 as? any CustomComparable.Type }
    private static let listTypes = ConformanceSearch(to: (any ComparableList).self, uniformTypes: .all) { $0 as? any ComparableList.Type }
    /// The generic types of these modules that are equatable on conditions compare their fields, as a plan does.
    private static let equatableTypes = ConformanceSearch(to: (any Equatable).self, uniformTypes: .named(["SwiftUI.", "SwiftUICore."])) {
        $0 as? any Equatable.Type
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

    private static func listRule<Value: ComparableList>(_: Value.Type) -> Rule {
        .call { old, new in
            old.assumingMemoryBound(to: Value.self).pointee.hasSameElements(as: new.assumingMemoryBound(to: Value.self).pointee)
        }
    }

    /// The stored properties of a struct or tuple; nil for other kinds of type.
    private static func fields(of type: Any.Type) -> [(offset: Int, plan: ComparisonPlan)]? {
        let kind = TypeKind(of: type)
        guard kind == .structure || kind == .tuple else { return nil }
        var fields: [(offset: Int, plan: ComparisonPlan)] = []
        // The storage of a weak reference is not that of the optional that reflection names.
        let mayHaveWeakReferences = !TypeKind.isBitwiseTakable(type)
        let isComplete = _forEachField(of: type) { _, offset, fieldType, _ in
            let isReference = mayHaveWeakReferences && TypeKind(of: fieldType) == .optional
            fields.append((offset, isReference ? bytes(ofErased: fieldType) : plan(forErased: fieldType)))
            return true
        }
        return isComplete ? fields : nil
    }

    /// Whether the fields follow each other without padding and are all compared by their bytes.
    private static func areBytes(_ fields: [(offset: Int, plan: ComparisonPlan)], size: Int) -> Bool {
        var end = 0
        for field in fields {
            guard case .bytes(let count) = field.plan.rule, field.offset == end else { return false }
            end += count
        }
        return end == size || fields.isEmpty
    }

    private static func bytes(ofErased type: Any.Type) -> ComparisonPlan {
        func open<Field>(_: Field.Type) -> ComparisonPlan { ComparisonPlan(.bytes(MemoryLayout<Field>.size)) }
        return _openExistential(type, do: open)
    }

    private static func plan(forErased type: Any.Type) -> ComparisonPlan {
        func open<Field>(_: Field.Type) -> ComparisonPlan { plan(for: Field.self) }
        return _openExistential(type, do: open)
    }

    /// Functions are a code pointer and a context: the same two words mean the same function. Enums with payloads whose bits are equal hold
    /// equal payloads (the same references, the same plain data).
    private static func opaqueRule<Value>(for type: Value.Type) -> Rule {
        let size = MemoryLayout<Value>.size
        switch TypeKind(of: type) {
        case .existential:
            return .call { old, new in
                isSameBytes(old, new, count: size)
                    || isSame(any: old.assumingMemoryBound(to: Value.self).pointee, new.assumingMemoryBound(to: Value.self).pointee)
            }
        case .enumeration where _isPOD(type):
            guard let equatable = equatableTypes.conformance(of: type), case .call(let isEqual) = equatableRule(equatable) else {
                return .bytes(size)
            }
            return .call { isSameBytes($0, $1, count: size) || isEqual($0, $1) }
        default: return .bytes(size)
        }
    }

    /// Whether two values of dynamic types have the same type and are the same.
    private static func isSame(any old: Any, _ new: Any) -> Bool {
        func compare<Held>(_: Held.Type) -> Bool {
            guard let old = old as? Held, let new = new as? Held else { return false }
            return withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { plan(for: Held.self).isSame(old, $0) } }
        }
        // The values are not opened: an existential of a generic type would be nested in another existential.
        return type(of: old) == type(of: new) && _openExistential(type(of: old), do: compare)
    }
}

private protocol OptionalType {
    static func makeRule() -> ComparisonPlan.Rule
}

extension Optional: OptionalType {
    /// The payload has the same address as the optional; for nil its bytes may be uninitialised.
    fileprivate static func makeRule() -> ComparisonPlan.Rule {
        let plan = ComparisonPlan.plan(for: Wrapped.self)
        return .call { old, new in
            let isOld = old.assumingMemoryBound(to: Wrapped?.self).pointee != nil
            guard isOld == (new.assumingMemoryBound(to: Wrapped?.self).pointee != nil) else { return false }
            return !isOld || plan.isSame(old, new)
        }
    }
}

/// An array whose elements are not equatable.
private protocol ComparableList {
    /// Whether all elements are the same in both arrays.
    func hasSameElements(as other: Self) -> Bool
}

extension Array: ComparableList {
    fileprivate func hasSameElements(as other: Self) -> Bool {
        guard count == other.count else { return false }
        return withUnsafeBufferPointer { own in
            other.withUnsafeBufferPointer { other in
                guard let old = own.baseAddress, let new = other.baseAddress, old != new else { return true }
                // Looked up here, since an element may contain arrays of its own type.
                let plan = ComparisonPlan.plan(for: Element.self)
                return own.indices.allSatisfy { plan.isSame(UnsafeRawPointer(old + $0), UnsafeRawPointer(new + $0)) }
            }
        }
    }
}
