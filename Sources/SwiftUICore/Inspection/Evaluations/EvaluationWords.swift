@_spi(Reflection) import Swift

/// Words for values and properties in the causes of evaluations.
enum EvaluationWords {
    /// Describes a value in a few words: a collection by its number of elements, everything else as it would be printed.
    static func value(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { self.value($0.value) } ?? "nil"
        case .collection, .set, .dictionary: return mirror.children.count == 1 ? "1 element" : "\(mirror.children.count) elements"
        case .class: return "an object of \(type(of: value))"
        default: break
        }
        if let text = value as? String { return "“\(shortened(text))”" }
        if let value = InspectorWords.value(value) { return value }
        return shortened("\(value)")
    }

    private static func shortened(_ text: String) -> String {
        let line = text.replacing("\n", with: "⏎")
        return line.count <= 48 ? line : line.prefix(47) + "…"
    }

    /// Describes how the values of a view differ: which stored properties the enclosing view gives otherwise than before.
    static func change<Source>(from old: Source, to new: Source) -> String {
        var differences: [String] = []
        for (before, after) in zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children) {
            guard let label = before.label, !areSame(before.value, after.value) else { continue }
            differences.append("\(label) from \(value(before.value)) to \(value(after.value))")
        }
        guard !differences.isEmpty else { return "the view around it gives it other closures or objects" }
        return "the view around it changed \(differences.joined(separator: ", "))"
    }

    private static func areSame(_ first: Any, _ second: Any) -> Bool {
        func compare<Value>(_ first: Value) -> Bool { (second as? Value).map { isSame(first, $0) } ?? false }
        return _openExistential(first, do: compare)
    }

    /// Names a property as in code, such as `font` for `\EnvironmentValues.font` and `Model.title` for `\Model.title`.
    /// A property whose name the program does not contain is described by its type.
    static func name(of keyPath: AnyKeyPath) -> String {
        if let name = knownName(of: keyPath) { return name }
        let (root, value) = (type(of: keyPath).rootType, type(of: keyPath).valueType)
        return root == EnvironmentValues.self ? "of type \(value)" : "of type \(value) in \(root)"
    }

    /// The name of a property as in code; nil if the program does not contain it.
    static func knownName(of keyPath: AnyKeyPath) -> String? {
        var isKnown = true
        var text = String(describing: keyPath).replacing(#/<computed 0x([0-9a-f]+) \(.*?\)>/#) { match in
            if let name = UInt(match.1, radix: 16).flatMap(PropertySymbols.name) { return name }
            isKnown = false
            return ""
        }
        guard isKnown else { return nil }
        if text.hasPrefix("\\") { text.removeFirst() }
        let parts = text.split(separator: ".")
        if parts.first == "EnvironmentValues" { return parts.dropFirst().joined(separator: ".") }
        return text
    }

    /// The labels of the stored properties of a type, by their offsets.
    static func labels(of type: Any.Type) -> [Int: String] {
        var labels: [Int: String] = [:]
        _forEachField(of: type) { label, offset, _, _ in
            labels[offset] = String(cString: label)
            return true
        }
        return labels
    }
}
