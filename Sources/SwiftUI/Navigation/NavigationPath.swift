import Foundation
import SwiftUICore

/// The values of the pages that a navigation stack shows over its root, of any hashable types.
public struct NavigationPath {
    private var elements: [any PathElement]

    /// An empty path: the stack shows its root.
    public init() {
        elements = []
    }

    /// A path of the values of a sequence.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { PlainElement(value: $0) }
    }

    /// A path of the values of a sequence, which can be saved.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
        self.elements = elements.map { CodableElement(value: $0) }
    }

    /// A path that was saved.
    public init(_ codable: CodableRepresentation) {
        elements = codable.elements
    }

    /// The number of values.
    public var count: Int { elements.count }
    /// Whether the stack shows its root.
    public var isEmpty: Bool { elements.isEmpty }

    /// What can be saved of the path; nil if one of its values cannot be encoded.
    public var codable: CodableRepresentation? {
        let encodable = elements.compactMap { $0 as? any CodablePathElement }
        return encodable.count == elements.count ? CodableRepresentation(elements: encodable) : nil
    }

    /// Shows a page for a value on top of the others.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(PlainElement(value: value))
    }

    /// Shows a page for a value on top of the others; the value can be saved.
    public mutating func append<V: Hashable>(_ value: V) where V: Decodable, V: Encodable {
        elements.append(CodableElement(value: value))
    }

    /// Takes the topmost pages away; no more than there are.
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(min(max(0, k), elements.count))
    }

    /// The values, each as its own type.
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
    /// The name of the value's type and the value as JSON.
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
    /// A path in a form that can be encoded: for each value the name of its type and the value as JSON.
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
