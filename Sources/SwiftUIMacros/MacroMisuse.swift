/// Why a macro cannot be expanded, for the author.
struct MacroMisuse: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
