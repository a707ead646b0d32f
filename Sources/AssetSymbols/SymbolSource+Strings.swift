extension SymbolSource {
    /// The declarations of a table's strings. Those of a table other than `Localizable` are in a type with its name.
    func strings(_ table: StringTableSymbols) -> String {
        var known: Set<String> = []
        let members = table.entries.map { (SymbolName(stringKey: $0.key), $0) }.filter { name, _ in
            known.insert(name.property).inserted && !declares(name.property) && mayUse(name.property)
        }
        guard !members.isEmpty else { return "" }
        let declarations = members.map { "    " + declaration($0, of: $1, in: table.table) + "\n" }.joined()
        guard table.table != "Localizable" else { return "extension SwiftUI.LocalizedStringResource {\n\(declarations)}\n" }
        return "extension SwiftUI.LocalizedStringResource { enum \(SymbolName(type: table.table).source) {\n\(declarations)} }\n"
    }

    /// Whether the module's files may use a member. Programs from before Xcode 26 use none, however many strings they have.
    private func mayUse(_ name: String) -> Bool { texts.isEmpty || texts.contains { $0.contains(".\(name)") } }

    private func declaration(_ name: SymbolName, of entry: StringTableSymbols.Entry, in table: String) -> String {
        let names = entry.parameters.indices.map { entry.parameters[$0].name ?? "arg\($0 + 1)" }
        let parameters = zip(names, entry.parameters).map { name, parameter in
            (parameter.name == nil ? "_ \(name)" : name) + ": Swift.\(parameter.type)"
        }
        let value = entry.pieces.map { piece in
            switch piece {
            case .text(let text): String(literal(text).dropFirst().dropLast())
            case .parameter(let index): "\\(\(names[index]))"
            }
        }.joined()
        let type = "SwiftUI.LocalizedStringResource"
        let head = parameters.isEmpty ? "var \(name.source): \(type)" : "func \(name.source)(\(parameters.joined(separator: ", "))) -> \(type)"
        return "static \(head) { .init(\(literal(entry.key)), defaultValue: \"\(value)\", table: \(literal(table)), bundle: AssetSymbols.bundle) }"
    }
}
