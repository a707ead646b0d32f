import Foundation
@_spi(Reflection) import Swift

/// Finds out whether the values of a type can refer to objects, whose properties may change while the value stays the same.
enum ObjectSearch {
    /// Whether values of the type cannot refer to objects. Types that reflection does not describe count as if they could.
    static func isFreeOfObjects(_ type: Any.Type) -> Bool {
        var seen = Set<ObjectIdentifier>()
        return isFreeOfObjects(type, seen: &seen)
    }

    /// - Parameter seen: The types that have been examined, as a type may contain arrays of itself.
    private static func isFreeOfObjects(_ type: Any.Type, seen: inout Set<ObjectIdentifier>) -> Bool {
        func isPlain<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
        if _openExistential(type, do: isPlain) { return true }
        if type == String.self || type == Substring.self || type == Character.self || type == Foundation.Data.self { return true }
        guard seen.insert(ObjectIdentifier(type)).inserted else { return true }
        var parts: [Any.Type] = []
        if let container = type as? any ValueContainer.Type {
            parts = container.contentTypes
        } else if [.structure, .tuple].contains(TypeKind(of: type)) {
            let isComplete = _forEachField(of: type) { _, _, fieldType, _ in
                parts.append(fieldType)
                return true
            }
            guard isComplete else { return false }
        } else {
            return false
        }
        return parts.allSatisfy { isFreeOfObjects($0, seen: &seen) }
    }
}

/// A type of the standard library whose values contain values of other types, and refer to no other objects.
private protocol ValueContainer {
    static var contentTypes: [Any.Type] { get }
}

extension Array: ValueContainer { static var contentTypes: [Any.Type] { [Element.self] } }
extension ArraySlice: ValueContainer { static var contentTypes: [Any.Type] { [Element.self] } }
extension ContiguousArray: ValueContainer { static var contentTypes: [Any.Type] { [Element.self] } }
extension Set: ValueContainer { static var contentTypes: [Any.Type] { [Element.self] } }
extension Dictionary: ValueContainer { static var contentTypes: [Any.Type] { [Key.self, Value.self] } }
extension Optional: ValueContainer { static var contentTypes: [Any.Type] { [Wrapped.self] } }
