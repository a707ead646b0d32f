import Foundation

/// The comparisons of predicates.
enum PredicateComparison {
    typealias Comparison = @Sendable (Any?, Any?) -> Bool

    /// Returns a comparison by its name in formats.
    static func named(_ name: String, options: String.CompareOptions) throws -> Comparison {
        switch name {
        case "=", "==": { KeyedValue.order($0, $1, options) == .orderedSame || (KeyedValue.flattened($0) == nil && KeyedValue.flattened($1) == nil) }
        case "!=", "<>":
            { KeyedValue.order($0, $1, options) != .orderedSame && !(KeyedValue.flattened($0) == nil && KeyedValue.flattened($1) == nil) }
        case "<": { KeyedValue.order($0, $1, options) == .orderedAscending }
        case ">": { KeyedValue.order($0, $1, options) == .orderedDescending }
        case "<=", "=<": { [.orderedAscending, .orderedSame].contains(KeyedValue.order($0, $1, options)) }
        case ">=", "=>": { [.orderedDescending, .orderedSame].contains(KeyedValue.order($0, $1, options)) }
        case "BETWEEN":
            {
                guard let bounds = KeyedValue.items($1), bounds.count == 2 else { return false }
                return KeyedValue.order(bounds[0], $0, options).map { $0 != .orderedDescending } == true
                    && KeyedValue.order($0, bounds[1], options).map { $0 != .orderedDescending } == true
            }
        case "IN": { contains($1, $0, options) }
        case "CONTAINS": { contains($0, $1, options) }
        case "BEGINSWITH": { text($0, $1) { $0.range(of: $1, options: options.union(.anchored)) != nil } }
        case "ENDSWITH": { text($0, $1) { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil } }
        case "LIKE":
            {
                text($0, $1) {
                    let pattern = NSRegularExpression.escapedPattern(for: $1).replacing("\\*", with: ".*").replacing("\\?", with: ".")
                    return matches($0, pattern, options)
                }
            }
        case "MATCHES": { text($0, $1) { matches($0, $1, options) } }
        default: throw PredicateReader.Failure(description: "An unknown comparison \"\(name)\"")
        }
    }

    private static func text(_ left: Any?, _ right: Any?, _ compare: (String, String) -> Bool) -> Bool {
        guard let left = KeyedValue.string(left), let right = KeyedValue.string(right) else { return false }
        return compare(left, right)
    }

    private static func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
        let text = options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: flags) else { return false }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private static func contains(_ container: Any?, _ item: Any?, _ options: String.CompareOptions) -> Bool {
        if let items = KeyedValue.items(container) { return items.contains { KeyedValue.order($0, item, options) == .orderedSame } }
        return text(container, item) { $0.range(of: $1, options: options) != nil }
    }
}
