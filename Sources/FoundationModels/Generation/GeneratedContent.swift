import Foundation

/// The identity of a value while it is generated.
public struct GenerationID: Hashable, Sendable {
    private let number = UUID()
    public init() {}
}

/// A value that can be made of generated content.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// Creates the value. Throws if the content is of another kind.
    init(_ content: GeneratedContent) throws
}

/// A value of which content can be made.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    /// The content.
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    /// The content as JSON.
    public var instructionsRepresentation: Instructions { Instructions(text: generatedContent.jsonString) }
    /// The content as JSON.
    public var promptRepresentation: Prompt { Prompt(text: generatedContent.jsonString) }
}

/// A value that is generated, in the form of JSON.
///
/// Follows https://developer.apple.com/documentation/foundationmodels/generatedcontent.
public struct GeneratedContent: Hashable, Sendable, ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent, CustomDebugStringConvertible {
    /// A kind of content with its value.
    public enum Kind: Hashable, Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([GeneratedContent])
        /// Properties by name, with their order.
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    /// The reason for which content is not what it should be.
    struct Mismatch: Error, LocalizedError {
        let errorDescription: String?
    }

    /// The kind and the value.
    public let kind: Kind
    /// The identity of the content; nil unless it has one.
    public var id: GenerationID?

    /// Creates content of a kind.
    public init(kind: Kind, id: GenerationID? = nil) {
        self.kind = kind
        self.id = id
    }

    public init(_ content: GeneratedContent) throws { self = content }

    /// Creates content of a value.
    public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

    /// Creates content of properties. Of a name that comes twice the last value holds.
    public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
        var values: [String: GeneratedContent] = [:], keys: [String] = []
        for (key, value) in properties {
            if values.updateValue(value.generatedContent, forKey: key) == nil { keys.append(key) }
        }
        self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
    }

    /// Creates content of elements.
    public init(elements: some Collection<any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
        self.init(kind: .array(elements.map(\.generatedContent)), id: id)
    }

    /// Creates content from JSON. Throws if it is none.
    public init(json: String) throws {
        guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) else {
            throw Mismatch(errorDescription: "The content is no JSON.")
        }
        self.init(value)
    }

    private init(_ json: Any) {
        switch json {
        // Truth values are numbers, too.
        case let number as NSNumber where String(cString: number.objCType) == "c": self.init(kind: .bool(number.boolValue))
        case let number as NSNumber: self.init(kind: .number(number.doubleValue))
        case let text as String: self.init(kind: .string(text))
        case let array as [Any]: self.init(kind: .array(array.map { GeneratedContent($0) }))
        case let object as [String: Any]:
            self.init(kind: .structure(properties: object.mapValues { GeneratedContent($0) }, orderedKeys: object.keys.sorted()))
        default: self.init(kind: .null)
        }
    }

    /// Whether all of the content has been generated. It always has.
    public var isComplete: Bool { true }
    public var generatedContent: GeneratedContent { self }

    /// The content as JSON.
    public var jsonString: String {
        func quoted(_ text: String) -> String {
            (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
        }
        switch kind {
        case .null: return "null"
        case .bool(let truth): return truth ? "true" : "false"
        case .number(let number):
            guard number.isFinite else { return "null" }
            return number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : String(number)
        case .string(let text): return quoted(text)
        case .array(let elements): return "[" + elements.map(\.jsonString).joined(separator: ", ") + "]"
        case .structure(let properties, let keys):
            return "{" + keys.compactMap { key in properties[key].map { "\(quoted(key)): \($0.jsonString)" } }.joined(separator: ", ") + "}"
        }
    }

    public var debugDescription: String { jsonString }

    /// Returns the content as a value. Throws if it is of another kind.
    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value { try Value(self) }

    /// Returns a property as a value. Throws if there is none of the name, or it is of another kind.
    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value {
        guard case .structure(let properties, _) = kind else { throw mismatch("an object") }
        guard let content = properties[property] else { throw Mismatch(errorDescription: "There is no property \(property).") }
        return try Value(content)
    }

    /// Returns a property as a value; nil if there is none of the name. Throws if it is of another kind.
    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value?.Type = Value?.self, forProperty property: String) throws -> Value? {
        guard case .structure(let properties, _) = kind else { throw mismatch("an object") }
        guard let content = properties[property], content.kind != .null else { return nil }
        return try Value(content)
    }

    func mismatch(_ expected: String) -> Mismatch { Mismatch(errorDescription: "The content is not \(expected): \(jsonString.prefix(80))") }
}
