import Foundation

/// The translation of a key: a format string, which may depend on numbers.
enum Translation: Equatable, Sendable {
    case string(String)
    /// A plural form, selected by the first argument that is a number.
    case plural(PluralForms)
    /// A format with variables, `%#@name@`, each of which expands to a plural form selected by its argument.
    case substituted(String, [String: Variable])

    /// A variable of a format.
    struct Variable: Equatable, Sendable {
        /// The zero-based index of the argument that selects the form; nil for the next one.
        var argument: Int?
        var forms: PluralForms
    }

    /// Returns the format string for given arguments, with every variable expanded.
    func format(for arguments: [FormatArgument], locale: Locale) -> String {
        let rules = PluralRules(locale)
        switch self {
        case .string(let format): return format
        case .plural(let forms): return forms.form(for: arguments.first { $0.number != nil } ?? arguments.first, rules: rules)
        case .substituted(let format, let variables):
            var next = 0
            return Self.substitute(in: format, variables, arguments, rules, next: &next, depth: 0)
        }
    }

    private static func substitute(
        in format: String, _ variables: [String: Variable], _ arguments: [FormatArgument], _ rules: PluralRules, next: inout Int,
        depth: Int
    ) -> String {
        var result = ""
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            guard let reference = VariableReference(&rest) else {
                // A plain specifier consumes an argument as well.
                if rest.hasPrefix("%%") {
                    result += "%%"
                    rest = rest.dropFirst(2)
                    continue
                }
                let start = rest
                guard let specifier = FormatSpecifier(&rest) else {
                    result += "%"
                    rest = rest.dropFirst()
                    continue
                }
                let index = specifier.position ?? next
                if specifier.position == nil { next += 1 }
                result += positioned(start[..<rest.startIndex], index)
                continue
            }
            // An undefined variable, or one nested too deeply (variables may refer to each other), expands to nothing.
            guard let variable = variables[reference.name], depth < 8 else { continue }
            let index = variable.argument ?? reference.position ?? next
            let argument = arguments.indices.contains(index) ? arguments[index] : nil
            var inner = index
            let form = variable.forms.form(for: argument, rules: rules).replacing("%arg", with: "%\(index + 1)$lld")
            result += substitute(in: form, variables, arguments, rules, next: &inner, depth: depth + 1)
            next = max(next, index + 1)
        }
        return result + rest
    }

    /// Returns a specifier with an explicit argument position.
    private static func positioned(_ specifier: Substring, _ index: Int) -> String {
        specifier.contains("$") ? String(specifier) : "%\(index + 1)$" + specifier.dropFirst()
    }
}

/// A reference to a variable in a format: `%#@name@` or `%1$#@name@`.
private struct VariableReference {
    let name: String
    /// The zero-based position of the argument; nil if not given.
    let position: Int?

    /// Parses and consumes a reference at the beginning of a string. On failure the string is not changed.
    init?(_ source: inout Substring) {
        guard let match = source.prefixMatch(of: /%(?:(\d{1,3})\$)?#@([^@]+)@/) else { return nil }
        name = String(match.2)
        position = match.1.flatMap { Int($0) }.map { max(0, $0 - 1) }
        source = source[match.range.upperBound...]
    }
}

/// The forms of a text by plural category.
struct PluralForms: Equatable, Sendable {
    var forms: [PluralCategory: String]

    /// Creates forms from a dictionary keyed by category names. Unknown names are ignored.
    init(_ forms: [String: String]) {
        self.forms = [:]
        for (name, form) in forms { if let category = PluralCategory(rawValue: name) { self.forms[category] = form } }
    }

    func form(for argument: FormatArgument?, rules: PluralRules) -> String {
        let category = argument.flatMap(\.number).map(rules.category) ?? .other
        // A form for zero may be given in any language.
        if argument?.number == 0, let zero = forms[.zero] { return zero }
        return forms[category] ?? forms[.other] ?? ""
    }
}

extension FormatArgument {
    /// The numeric value of the argument; nil if it is not a number.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .floating(let value): value
        case .string, .text: nil
        }
    }
}
