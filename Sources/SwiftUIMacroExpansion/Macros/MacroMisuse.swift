/// The reason why a macro cannot be expanded, as a message for the user.
struct MacroMisuse: Error, Equatable {
    let description: String

    init(_ description: String) { self.description = description }
}
