/// Why a macro cannot be expanded, for the author.
struct MacroMisuse: Error, Equatable {
    let description: String

    init(_ description: String) { self.description = description }
}
