/// Selects views by the names that the user gave.
struct ViewSelection {
    /// The names given with `--view`; empty selects all views.
    var names: [String]

    /// Returns the selected entries of every program. At least one entry is selected.
    func select(from programs: [CompiledProgram]) throws(CommandFailure) -> [[ViewCatalogue.Entry]] {
        for program in programs where program.catalogue.entries.isEmpty {
            throw .misuse(Self.describeAbsence(in: program.catalogue, of: program.program.title))
        }
        guard !names.isEmpty else { return programs.map(\.catalogue.entries) }
        for name in names where !programs.contains(where: { $0.catalogue.entries.contains { Self.matches($0, name) } }) {
            throw .misuse(Self.describeUnknown(name, in: programs))
        }
        return programs.map { program in
            program.catalogue.entries.filter { entry in names.contains { Self.matches(entry, $0) } }
        }
    }

    private static func matches(_ entry: ViewCatalogue.Entry, _ name: String) -> Bool {
        entry.name == name || entry.name.hasSuffix("." + name)
    }

    /// Why nothing can be shown of a program that has no views that can be made.
    static func describeAbsence(in catalogue: ViewCatalogue, of title: String) -> String {
        let others = catalogue.viewsWithArguments.keys.sorted()
        guard let first = others.first else {
            return "There is no view in \(title)."
        }
        let needs = describeNeeds(catalogue.viewsWithArguments[first] ?? [])
        return "No view in \(title) can be made without arguments (\(first) needs \(needs)): add a preview that makes one."
    }

    private static func describeUnknown(_ name: String, in programs: [CompiledProgram]) -> String {
        for program in programs {
            if let needs = program.catalogue.viewsWithArguments.first(where: { $0.key == name || $0.key.hasSuffix("." + name) }) {
                return "\(name) cannot be made without arguments (it needs \(describeNeeds(needs.value))): choose a preview or a view that makes one."
            }
        }
        let known = programs.flatMap(\.catalogue.entries).map(\.name)
        return "There is no view named '\(name)'; there is \(known.joined(separator: ", "))."
    }

    private static func describeNeeds(_ properties: [String]) -> String {
        properties.isEmpty ? "arguments" : properties.joined(separator: ", ")
    }
}
