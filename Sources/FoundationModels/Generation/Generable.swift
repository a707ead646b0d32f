import Foundation

/// A type whose values the model generates. `@Generable` declares what is needed.
///
/// Follows https://developer.apple.com/documentation/foundationmodels/generable.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// The type of values that are not complete as yet.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

    /// The structure of values of the type.
    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    /// Returns the value as one that is not complete as yet; nil if it cannot be one.
    public func asPartiallyGenerated() -> PartiallyGenerated? { try? PartiallyGenerated(generatedContent) }
}

/// Makes a structure or an enumeration a type whose values the model generates.
///
/// ```swift
/// @Generable struct Recipe {
///     @Guide(description: "The name of the dish") var name: String
///     @Guide(.range(1...12)) var servings: Int
/// }
/// ```
///
/// The properties of a structure have types that can be generated. The cases of an enumeration have no values.
@attached(
    extension, conformances: Generable, names: named(init(_:)), named(generatedContent), named(generationSchema), named(PartiallyGenerated))
public macro Generable(description: String? = nil) = #externalMacro(module: "SwiftUIMacros", type: "GenerableMacro")

/// Describes a property to the model.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "SwiftUIMacros", type: "GuideMacro")

/// Describes a property to the model, and limits its values.
@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "SwiftUIMacros", type: "GuideMacro")

extension String: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(node: .string(choices: nil, pattern: nil)) }
    public init(_ content: GeneratedContent) throws {
        guard case .string(let text) = content.kind else { throw content.mismatch("a text") }
        self = text
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}

extension Bool: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(node: .truth) }
    public init(_ content: GeneratedContent) throws {
        guard case .bool(let truth) = content.kind else { throw content.mismatch("true or false") }
        self = truth
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension Int: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(node: .number(isWhole: true, minimum: nil, maximum: nil)) }
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind, let whole = Int(exactly: number) else { throw content.mismatch("a whole number") }
        self = whole
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Double: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(node: .number(isWhole: false, minimum: nil, maximum: nil)) }
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind else { throw content.mismatch("a number") }
        self = number
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Float: Generable {
    public static var generationSchema: GenerationSchema { Double.generationSchema }
    public init(_ content: GeneratedContent) throws { self = Float(try Double(content)) }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Decimal: Generable {
    public static var generationSchema: GenerationSchema { Double.generationSchema }
    public init(_ content: GeneratedContent) throws { self = Decimal(try Double(content)) }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue)) }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws {
        guard case .array(let elements) = content.kind else { throw content.mismatch("a list") }
        self = try elements.map { try Element($0) }
    }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Array: Generable where Element: Generable {
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]
    public static var generationSchema: GenerationSchema {
        GenerationSchema(node: .list(Element.generationSchema.node, minimum: nil, maximum: nil))
    }
}

extension Optional: ConvertibleFromGeneratedContent where Wrapped: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws { self = content.kind == .null ? nil : try Wrapped(content) }
}

extension Optional: PromptRepresentable where Wrapped: ConvertibleToGeneratedContent {}
extension Optional: InstructionsRepresentable where Wrapped: ConvertibleToGeneratedContent {}

extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}

extension Optional: Generable where Wrapped: Generable {
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated?
    public static var generationSchema: GenerationSchema { Wrapped.generationSchema }
}
