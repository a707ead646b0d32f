import Foundation

/// What a table has for a key: a format, which may depend on numbers.
enum Translation: Equatable, Sendable {
    case string(String)
    /// The form that the first argument asks for.
    case plural(PluralForms)
    /// A format with variables, `%#@name@`, each of which takes the form that its argument asks for.
    case substituted(String, [String: Variable])

    /// A variable of a format.
    struct Variable: Equatable, Sendable {
        /// The argument that decides, counted from zero; nil for the one whose turn it is.
        var argument: Int?
        var forms: PluralForms
    }

    /// The format for given arguments, with every variable replaced by its form.
    func format(for arguments: [FormatArgument], locale: Locale) -> String {
        let rules = PluralRules(locale)
        switch self {
        case .string(let format): return format
        case .plural(let forms): return forms.form(for: arguments.first, rules: rules)
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
                // A plain specifier takes its argument in turn, too.
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
            // A variable that is not there, or variables in each other without end, stand for nothing.
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

    /// A specifier that names its argument's place.
    private static func positioned(_ specifier: Substring, _ index: Int) -> String {
        specifier.contains("$") ? String(specifier) : "%\(index + 1)$" + specifier.dropFirst()
    }
}

/// `%#@name@` or `%1$#@name@` in a format.
private struct VariableReference {
    let name: String
    /// Counted from zero.
    let position: Int?

    /// Reads a reference at the beginning of a string, or leaves the string alone.
    init?(_ source: inout Substring) {
        guard let match = source.prefixMatch(of: /%(?:(\d{1,3})\$)?#@([^@]+)@/) else { return nil }
        name = String(match.2)
        position = match.1.flatMap { Int($0) }.map { max(0, $0 - 1) }
        source = source[match.range.upperBound...]
    }
}

/// Forms of a text by the category of a number.
struct PluralForms: Equatable, Sendable {
    var forms: [PluralCategory: String]

    /// Forms by the names of their categories; names of no category are left out.
    init(_ forms: [String: String]) {
        self.forms = [:]
        for (name, form) in forms { if let category = PluralCategory(rawValue: name) { self.forms[category] = form } }
    }

    func form(for argument: FormatArgument?, rules: PluralRules) -> String {
        let category = argument.flatMap(\.number).map(rules.category) ?? .other
        // A form for nothing may be given in any language.
        if argument?.number == 0, let zero = forms[.zero] { return zero }
        return forms[category] ?? forms[.other] ?? ""
    }
}

extension FormatArgument {
    /// The argument's value; nil for one that is no number.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .floating(let value): value
        case .string, .text: nil
        }
    }
}
