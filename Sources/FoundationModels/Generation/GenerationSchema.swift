import Foundation

/// The structure of generated values.
///
/// Follows https://developer.apple.com/documentation/foundationmodels/generationschema.
public struct GenerationSchema: Sendable, Encodable, CustomDebugStringConvertible {
    indirect enum Node: Hashable, Sendable {
        case truth
        case number(isWhole: Bool, minimum: Double?, maximum: Double?)
        case string(choices: [String]?, pattern: String?)
        case list(Node, minimum: Int?, maximum: Int?)
        case object(name: String, description: String?, [Member])
    }

    struct Member: Hashable, Sendable {
        var name: String
        var description: String?
        var node: Node
        var isOptional: Bool
    }

    /// A property of a structure.
    public struct Property: Sendable {
        let member: Member

        /// Creates a property.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - description: What the model is told of it.
        ///   - type: The type of its values.
        ///   - guides: The limits of its values. Later ones are applied to what earlier ones leave.
        @_disfavoredOverload
        public init<Value: Generable>(name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []) {
            let node = guides.reduce(Value.generationSchema.node) { $1.change($0) }
            member = Member(name: name, description: description, node: node, isOptional: false)
        }

        /// Creates a property that may be missing.
        public init<Value: Generable>(name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []) {
            let node = guides.reduce(Value.generationSchema.node) { $1.change($0) }
            member = Member(name: name, description: description, node: node, isOptional: true)
        }
    }

    let node: Node

    init(node: Node) { self.node = node }

    /// Creates the schema of a structure.
    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        node = .object(name: "\(type)", description: description, properties.map(\.member))
    }

    /// Creates the schema of an enumeration.
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        node = .string(choices: choices, pattern: nil)
    }

    /// The schema in the form of JSON Schema.
    public var debugDescription: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Writes the schema in the form of JSON Schema.
    public func encode(to encoder: any Encoder) throws { try Coded(node: node).encode(to: encoder) }

    private struct Coded: Encodable {
        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(_ name: String) { stringValue = name }
            init?(stringValue: String) { self.init(stringValue) }
            init?(intValue: Int) { nil }
        }

        let node: Node
        var description: String?

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            if let description { try container.encode(description, forKey: Key("description")) }
            switch node {
            case .truth: try container.encode("boolean", forKey: Key("type"))
            case .number(let isWhole, let minimum, let maximum):
                try container.encode(isWhole ? "integer" : "number", forKey: Key("type"))
                try container.encodeIfPresent(minimum, forKey: Key("minimum"))
                try container.encodeIfPresent(maximum, forKey: Key("maximum"))
            case .string(let choices, let pattern):
                try container.encode("string", forKey: Key("type"))
                try container.encodeIfPresent(choices, forKey: Key("enum"))
                try container.encodeIfPresent(pattern, forKey: Key("pattern"))
            case .list(let element, let minimum, let maximum):
                try container.encode("array", forKey: Key("type"))
                try container.encode(Coded(node: element), forKey: Key("items"))
                try container.encodeIfPresent(minimum, forKey: Key("minItems"))
                try container.encodeIfPresent(maximum, forKey: Key("maxItems"))
            case .object(let name, let own, let members):
                try container.encode("object", forKey: Key("type"))
                try container.encode(name, forKey: Key("title"))
                if description == nil { try container.encodeIfPresent(own, forKey: Key("description")) }
                try container.encode(false, forKey: Key("additionalProperties"))
                try container.encode(members.filter { !$0.isOptional }.map(\.name), forKey: Key("required"))
                var properties = container.nestedContainer(keyedBy: Key.self, forKey: Key("properties"))
                for member in members { try properties.encode(Coded(node: member.node, description: member.description), forKey: Key(member.name)) }
            }
        }
    }
}

/// A limit of the values that the model generates for a property.
///
/// Follows https://developer.apple.com/documentation/foundationmodels/generationguide.
public struct GenerationGuide<Value>: Sendable {
    let change: @Sendable (GenerationSchema.Node) -> GenerationSchema.Node
}

extension GenerationGuide where Value == String {
    /// The text itself.
    public static func constant(_ value: String) -> GenerationGuide<String> { anyOf([value]) }
    /// One of some texts.
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> { GenerationGuide { _ in .string(choices: values, pattern: nil) } }
}

extension GenerationGuide {
    /// Returns a guide that limits numbers.
    fileprivate static func numbers(_ least: Double?, _ greatest: Double?) -> GenerationGuide {
        GenerationGuide { node in
            guard case .number(let isWhole, let minimum, let maximum) = node else { return node }
            return .number(isWhole: isWhole, minimum: least ?? minimum, maximum: greatest ?? maximum)
        }
    }

    /// Returns a guide that limits the numbers of elements.
    fileprivate static func elements(_ least: Int?, _ greatest: Int?) -> GenerationGuide {
        GenerationGuide { node in
            guard case .list(let element, let minimum, let maximum) = node else { return node }
            return .list(element, minimum: least ?? minimum, maximum: greatest ?? maximum)
        }
    }

    /// At least a number of elements.
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] { elements(count, nil) }
    /// At most a number of elements.
    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] { elements(nil, count) }
    /// A number of elements in a range.
    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]> where Value == [Element] {
        elements(range.lowerBound, range.upperBound)
    }
    /// A number of elements.
    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] { elements(count, count) }
    /// Elements within a limit.
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide { node in
            guard case .list(let element, let minimum, let maximum) = node else { return node }
            return .list(guide.change(element), minimum: minimum, maximum: maximum)
        }
    }
}

extension GenerationGuide where Value == Int {
    /// At least a number.
    public static func minimum(_ value: Int) -> GenerationGuide<Int> { numbers(Double(value), nil) }
    /// At most a number.
    public static func maximum(_ value: Int) -> GenerationGuide<Int> { numbers(nil, Double(value)) }
    /// A number in a range.
    public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
        numbers(Double(range.lowerBound), Double(range.upperBound))
    }
}

extension GenerationGuide where Value == Double {
    /// At least a number.
    public static func minimum(_ value: Double) -> GenerationGuide<Double> { numbers(value, nil) }
    /// At most a number.
    public static func maximum(_ value: Double) -> GenerationGuide<Double> { numbers(nil, value) }
    /// A number in a range.
    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
        numbers(range.lowerBound, range.upperBound)
    }
}

extension GenerationGuide where Value == Float {
    /// At least a number.
    public static func minimum(_ value: Float) -> GenerationGuide<Float> { numbers(Double(value), nil) }
    /// At most a number.
    public static func maximum(_ value: Float) -> GenerationGuide<Float> { numbers(nil, Double(value)) }
    /// A number in a range.
    public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
        numbers(Double(range.lowerBound), Double(range.upperBound))
    }
}

extension GenerationGuide where Value == Decimal {
    /// At least a number.
    public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { numbers(NSDecimalNumber(decimal: value).doubleValue, nil) }
    /// At most a number.
    public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { numbers(nil, NSDecimalNumber(decimal: value).doubleValue) }
    /// A number in a range.
    public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
        numbers(NSDecimalNumber(decimal: range.lowerBound).doubleValue, NSDecimalNumber(decimal: range.upperBound).doubleValue)
    }
}

// `@Guide` does not know the type of its property: guides of lists are those of a list of nothing there, and those of the list in what the macro of
// the type makes of them.
extension GenerationGuide where Value == [Never] {
    /// At least a number of elements.
    public static func minimumCount(_ count: Int) -> GenerationGuide<[Never]> { elements(count, nil) }
    /// At most a number of elements.
    public static func maximumCount(_ count: Int) -> GenerationGuide<[Never]> { elements(nil, count) }
    /// A number of elements in a range.
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<[Never]> { elements(range.lowerBound, range.upperBound) }
    /// A number of elements.
    public static func count(_ count: Int) -> GenerationGuide<[Never]> { elements(count, count) }
}

extension Never: Generable {
    /// No value exists.
    public static var generationSchema: GenerationSchema { GenerationSchema(node: .string(choices: [], pattern: nil)) }
    public init(_ content: GeneratedContent) throws { throw content.mismatch("possible") }
    public var generatedContent: GeneratedContent { switch self {} }
}
