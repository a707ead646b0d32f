import Foundation

/// The parser of `NAME.stringsdict` files: property lists of formats with variables.
enum PluralsFile {
    /// Returns the entries of a file. Malformed entries are skipped.
    static func entries(_ data: Data) -> [String: Translation] {
        let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
        return list.compactMapValues { entry in
            guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
            let variables = entry.compactMapValues { value -> Translation.Variable? in
                guard let forms = value as? [String: String], forms["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType" else { return nil }
                return Translation.Variable(argument: nil, forms: PluralForms(forms))
            }
            return .substituted(format, variables)
        }
    }
}
