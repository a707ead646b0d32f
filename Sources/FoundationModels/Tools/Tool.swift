/// A function of the program that the model may call. As there is no model, it is called by the program only.
///
/// Follows https://developer.apple.com/documentation/foundationmodels/tool.
public protocol Tool<Arguments, Output>: Sendable {
    /// The type of the arguments of the function.
    associatedtype Arguments: ConvertibleFromGeneratedContent
    /// The type of the result that the function returns to the model.
    associatedtype Output: PromptRepresentable

    /// The name. By default that of the type.
    var name: String { get }
    /// The description of the function for the model.
    var description: String { get }
    /// The schema of the arguments; by default that of their type.
    var parameters: GenerationSchema { get }
    /// Whether the model is told what the arguments consist of. By default it is.
    var includesSchemaInInstructions: Bool { get }

    /// Calls the function.
    func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    public var name: String { "\(Self.self)" }
    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
