import Foundation
import RunnerProtocol

/// Reads values from the JSON object of the settings and collects the errors found in them.
struct BundleSettingsReader {
    var values: [String: Any]
    var problems: [String] = []
    private var known: Set<String> = []

    init(values: [String: Any]) {
        self.values = values
    }

    /// A text of one line.
    mutating func line(_ key: String, isRequired: Bool = false) -> String? {
        string(key, isRequired: isRequired, "one line of text") { text in
            !text.allSatisfy(\.isWhitespace)
                && !text.unicodeScalars.contains { [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory) }
        }
    }

    mutating func string(
        _ key: String, isRequired: Bool = false, _ expectation: String, _ isValid: (String) -> Bool
    ) -> String? {
        guard let value = value(key) else {
            if isRequired { problems.append("'\(key)' is missing in \(BundleSettings.fileName): \(expectation).") }
            return nil
        }
        guard let text = value as? String, isValid(text) else {
            refuse(key, expectation)
            return nil
        }
        return text
    }

    mutating func strings(_ key: String, _ expectation: String, _ isValid: (String) -> Bool) -> [String]? {
        guard let value = value(key) else { return nil }
        guard let list = value as? [String], list.allSatisfy(isValid) else {
            refuse(key, "a list of \(expectation)")
            return nil
        }
        return list
    }

    mutating func flag(_ key: String) -> Bool? {
        guard let value = value(key) else { return nil }
        guard let flag = value as? Bool else {
            refuse(key, "true or false")
            return nil
        }
        return flag
    }

    mutating func platform(_ key: String) -> RunnerJob.Profile? {
        let names = RunnerJob.Profile.allCases.map(\.rawValue)
        return string(key, names.joined(separator: ", ")) { names.contains($0) }.flatMap { RunnerJob.Profile(rawValue: $0) }
    }

    /// Names of types, and objects with the keys `type`, `comment` and `extensions` for types that the program introduces.
    mutating func fileTypes(_ key: String) -> [BundleSettings.FileType] {
        guard let value = value(key) else { return [] }
        let types = (value as? [Any])?.map(Self.fileType) ?? [nil]
        guard !types.contains(where: { $0 == nil }) else {
            refuse(
                key,
                "a list of types such as \"text/plain\" or { \"type\": \"application/x-note\", \"comment\": \"Note\", \"extensions\": [\"note\"] }")
            return []
        }
        return types.compactMap { $0 }
    }

    private static func fileType(_ value: Any) -> BundleSettings.FileType? {
        func isType(_ text: String) -> Bool { text.wholeMatch(of: /[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*/) != nil }
        if let text = value as? String { return isType(text) ? BundleSettings.FileType(type: text) : nil }
        guard let object = value as? [String: Any], let type = object["type"] as? String, isType(type),
            let comment = object["comment"] as? String, !comment.isEmpty, !comment.contains(where: \.isNewline),
            let extensions = object["extensions"] as? [String], !extensions.isEmpty,
            extensions.allSatisfy({ $0.wholeMatch(of: /[A-Za-z0-9_+-][A-Za-z0-9_.+-]*/) != nil }),
            object.count == 3
        else { return nil }
        return BundleSettings.FileType(type: type, comment: comment, extensions: extensions)
    }

    mutating func refuseUnknownKeys() {
        for key in values.keys.sorted() where !known.contains(key) {
            problems.append("\(BundleSettings.fileName) has the unknown key '\(key)'.")
        }
    }

    private mutating func value(_ key: String) -> Any? {
        known.insert(key)
        return values[key]
    }

    private mutating func refuse(_ key: String, _ expectation: String) {
        problems.append("'\(key)' in \(BundleSettings.fileName) is not what it has to be: \(expectation).")
    }
}
