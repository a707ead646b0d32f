import Foundation

/// What only a package's manifest says of its targets, as `swift package dump-package` prints it.
struct PackageManifest: Decodable {
    struct Target: Decodable {
        var name: String
        var publicHeadersPath: String?
        var pkgConfig: String?
        var settings: [Setting]?
    }

    struct Setting: Decodable {
        struct Condition: Decodable {
            var platformNames: [String]?
            var config: String?
        }

        struct Value: Decodable {
            var values: [String]

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Key.self)
                if let one = try? container.decode(String.self, forKey: ._0) {
                    values = [one]
                } else {
                    values = try container.decode([String].self, forKey: ._0)
                }
            }

            private enum Key: String, CodingKey { case _0 }
        }

        var tool: String
        var condition: Condition?
        /// One entry: the setting's name and its values.
        var kind: [String: Value]

        private enum Key: String, CodingKey { case tool, condition, kind }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            tool = try container.decode(String.self, forKey: .tool)
            condition = try container.decodeIfPresent(Condition.self, forKey: .condition)
            // Settings whose values are of other types say nothing about C.
            kind = (try? container.decode([String: Value].self, forKey: .kind)) ?? [:]
        }

        /// Whether the setting holds in debug builds on Linux.
        var applies: Bool {
            guard let condition else { return true }
            if let platforms = condition.platformNames, !platforms.isEmpty, !platforms.contains("linux") { return false }
            return condition.config == nil || condition.config == "debug"
        }

        /// The setting as the C compiler or the linker takes it.
        func flags(in folder: URL) -> [String] {
            kind.flatMap { name, value in
                switch name {
                case "define": value.values.map { "-D" + $0 }
                case "headerSearchPath": value.values.map { "-I" + folder.appendingPathComponent($0).path }
                case "linkedLibrary": value.values.map { "-l" + $0 }
                case "unsafeFlags": value.values
                default: [String]()
                }
            }
        }
    }

    var targets: [Target]
    var cLanguageStandard: String?
    var cxxLanguageStandard: String?

    /// A target's flags for a tool: `c`, `cxx`, `linker`.
    func flags(of target: String, for tool: String, in folder: URL) -> [String] {
        let settings = targets.first { $0.name == target }?.settings ?? []
        return settings.filter { $0.tool == tool && $0.applies }.flatMap { $0.flags(in: folder) }
    }
}
