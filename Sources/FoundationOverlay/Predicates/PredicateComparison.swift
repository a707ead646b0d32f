import Foundation

/// The comparisons of predicates.
enum PredicateComparison {
    typealias Comparison = @Sendable (Any?, Any?) -> Bool

    /// Returns a comparison by its name in formats.
    static func named(_ name: String, options: String.CompareOptions) throws -> Comparison {
        switch name {
        case "=", "==": { order($0, $1, options) == .orderedSame || (flattened($0) == nil && flattened($1) == nil) }
        case "!=", "<>": { order($0, $1, options) != .orderedSame && !(flattened($0) == nil && flattened($1) == nil) }
        case "<": { order($0, $1, options) == .orderedAscending }
        case ">": { order($0, $1, options) == .orderedDescending }
        case "<=", "=<": { [.orderedAscending, .orderedSame].contains(order($0, $1, options)) }
        case ">=", "=>": { [.orderedDescending, .orderedSame].contains(order($0, $1, options)) }
        case "BETWEEN":
            {
                guard let bounds = items($1), bounds.count == 2 else { return false }
                return order(bounds[0], $0, options).map { $0 != .orderedDescending } == true
                    && order($0, bounds[1], options).map { $0 != .orderedDescending } == true
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
        guard let left = string(left), let right = string(right) else { return false }
        return compare(left, right)
    }

    private static func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
        let text = options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: flags) else { return false }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private static func contains(_ container: Any?, _ item: Any?, _ options: String.CompareOptions) -> Bool {
        if let items = items(container) { return items.contains { order($0, item, options) == .orderedSame } }
        return text(container, item) { $0.range(of: $1, options: options) != nil }
    }

    /// Returns the order of two texts, numbers or dates; nil if they cannot be compared.
    private static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
        if let left = string(left), let right = string(right) { return left.compare(right, options: options) }
        if let left = number(left), let right = number(right) {
            return left < right ? .orderedAscending : left > right ? .orderedDescending : left == right ? .orderedSame : nil
        }
        if let left = flattened(left) as? Date, let right = flattened(right) as? Date { return left.compare(right) }
        if let left = flattened(left) as? AnyHashable, let right = flattened(right) as? AnyHashable, left == right { return .orderedSame }
        return nil
    }

    /// Returns a value without the optionals around it.
    private static func flattened(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? flattened(mirror.children.first?.value) : value
    }

    private static func string(_ value: Any?) -> String? {
        switch flattened(value) {
        case let text as String: text
        case let text as Substring: String(text)
        case let text as NSString: text.description
        default: nil
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch flattened(value) {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private static func items(_ value: Any?) -> [Any]? {
        switch flattened(value) {
        case let items as [Any]: items
        case let items as Set<AnyHashable>: Array(items)
        case let items as NSArray: Array(items)
        default: nil
        }
    }
}
