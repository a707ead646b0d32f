import Foundation
import SwiftUICore

/// A type-erased list of the values whose pages a navigation stack shows above its root.
///
/// Values of different hashable types can be mixed. If all of them are also `Codable`, the path can be saved and restored through
/// `codable`.
public struct NavigationPath {
    private var elements: [any PathElement]

    /// Creates an empty path, with which the stack shows its root.
    public init() {
        elements = []
    }

    /// Creates a path from the elements of a sequence. The path cannot be encoded, because the elements need not be `Codable`.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { PlainElement(value: $0) }
    }

    /// Creates a path from the elements of a sequence, which can be encoded.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
        self.elements = elements.map { CodableElement(value: $0) }
    }

    /// Creates a path from its decoded representation.
    public init(_ codable: CodableRepresentation) {
        elements = codable.elements
    }

    /// The number of values in the path.
    public var count: Int { elements.count }
    /// Whether the path is empty, so that the stack shows its root.
    public var isEmpty: Bool { elements.isEmpty }

    /// The encodable representation of the path, or nil if one of the values was not appended as a `Codable` value.
    public var codable: CodableRepresentation? {
        let encodable = elements.compactMap { $0 as? any CodablePathElement }
        return encodable.count == elements.count ? CodableRepresentation(elements: encodable) : nil
    }

    /// Appends a value, whose page then covers the others.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(PlainElement(value: value))
    }

    /// Appends a value that can be encoded, whose page then covers the others.
    public mutating func append<V: Hashable>(_ value: V) where V: Decodable, V: Encodable {
        elements.append(CodableElement(value: value))
    }

    /// Removes the last `k` values. A negative `k` removes none; a `k` greater than `count` removes all.
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(min(max(0, k), elements.count))
    }

    /// The values of the path, with their types erased.
    var values: [AnyHashable] { elements.map(\.hashable) }

    mutating func append(erased value: AnyHashable) {
        func open<V: Hashable>(_ value: V) {
            if let codable = value as? any (Hashable & Codable) {
                func openCodable<C: Hashable & Codable>(_ value: C) { elements.append(CodableElement(value: value)) }
                openCodable(codable)
            } else {
                elements.append(PlainElement(value: value))
            }
        }
        if let value = value.base as? any Hashable { open(value) }
    }
}

extension NavigationPath: Equatable {
    public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool { lhs.values == rhs.values }
}

extension NavigationPath: @unchecked Sendable {}

private protocol PathElement {
    var hashable: AnyHashable { get }
}

private protocol CodablePathElement: PathElement {
    /// Returns the name of the value's type and the value encoded as JSON.
    func encoded() throws -> (type: String, value: String)
}

private struct PlainElement<Value: Hashable>: PathElement {
    var value: Value
    var hashable: AnyHashable { AnyHashable(value) }
}

private struct CodableElement<Value: Hashable & Codable>: CodablePathElement {
    var value: Value
    var hashable: AnyHashable { AnyHashable(value) }

    func encoded() throws -> (type: String, value: String) {
        let name = _mangledTypeName(Value.self) ?? String(reflecting: Value.self)
        return (name, String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
    }
}

extension NavigationPath {
    /// The encodable form of a path: an unkeyed sequence with the type name and the JSON text of each value.
    ///
    /// Decoding throws `DecodingError` when a type name is unknown to the program or does not conform to `Hashable` and `Codable`.
    public struct CodableRepresentation {
        fileprivate var elements: [any CodablePathElement]
    }
}

extension NavigationPath.CodableRepresentation: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        elements = []
        while !container.isAtEnd {
            let name = try container.decode(String.self)
            let value = try container.decode(String.self)
            guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no hashable and codable type named \(name).")
            }
            func decode<Value: Hashable & Codable>(_: Value.Type) throws {
                elements.append(CodableElement(value: try JSONDecoder().decode(Value.self, from: Data(value.utf8))))
            }
            try decode(type)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in elements {
            let (type, value) = try element.encoded()
            try container.encode(type)
            try container.encode(value)
        }
    }
}

extension NavigationPath.CodableRepresentation: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.elements.map(\.hashable) == rhs.elements.map(\.hashable)
    }
}
