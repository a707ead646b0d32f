import Foundation
import Synchronization
import os

extension NSPredicate {
    /// The formats that have been reported.
    private static let reported = Mutex<Set<String>>([])

    /// Creates a predicate from a format, as Apple's documentation of predicate formats describes it:
    ///
    ///     NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9._%+-]+@[A-Z0-9.-]+").evaluate(with: address)
    ///
    /// Known are the comparisons `==`, `!=`, `<`, `<=`, `>`, `>=`, `IN`, `BETWEEN`, and those of texts, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`,
    /// `LIKE` and `MATCHES`, with `[c]` and `[d]`; `AND`, `OR`, `NOT` and parentheses; texts, numbers, `%@`, `%d` and the like; `SELF`, keys
    /// of dictionaries and names of stored properties. A format with anything else is reported and no object fulfils it.
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
        self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// Creates a predicate from a format and the values that take the places of `%@`, `%d` and the like in it.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            var reader = try PredicateReader(predicateFormat, arguments: arguments ?? [])
            let condition = try reader.condition()
            self.init { object, _ in condition(object) }
        } catch {
            if Self.reported.withLock({ $0.insert(predicateFormat).inserted }) {
                Logger(subsystem: "Foundation", category: "NSPredicate").fault("\(error) in the predicate \"\(predicateFormat)\"")
            }
            self.init { _, _ in false }
        }
    }
}
