/// A function of the program that the model may call. As there is no model, it is called by the program only.
///
/// Follows https://developer.apple.com/documentation/foundationmodels/tool.
public protocol Tool<Arguments, Output>: Sendable {
    /// What the function is called with.
    associatedtype Arguments: ConvertibleFromGeneratedContent
    /// What it returns to the model.
    associatedtype Output: PromptRepresentable

    /// The name. By default that of the type.
    var name: String { get }
    /// What the model is told of the function.
    var description: String { get }
    /// What the arguments consist of. By default what their type says.
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
