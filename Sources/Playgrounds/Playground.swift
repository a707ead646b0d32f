/// Declares code that Xcode runs beside the editor, and that is not a part of the program.
///
/// On Linux no editor runs it: the code is compiled, so that errors in it show, and never called.
///
/// ```swift
/// import Playgrounds
///
/// #Playground("Prices") {
///     let price = Price(19.99)
///     print(price.formatted)
/// }
/// ```
///
/// Follows https://developer.apple.com/documentation/playgrounds.
@freestanding(declaration)
public macro Playground(_ name: String? = nil, body: @escaping @Sendable () async throws -> Void) =
    #externalMacro(module: "SwiftUIMacros", type: "PlaygroundMacro")
