import Foundation

/// The icons of a theme and of the themes that it inherits from, by the Icon Theme Specification of freedesktop.org.
struct IconTheme: Sendable {
    /// A folder with icons of one size.
    private struct Folder {
        var path: String
        /// The sizes in pixels for which the icons are drawn.
        var sizes: ClosedRange<Int>

        func distance(to size: Int) -> Int { size < sizes.lowerBound ? sizes.lowerBound - size : max(0, size - sizes.upperBound) }
    }

    /// The folders that contain themes, of which the first precede.
    private let places: [URL]
    /// The folders of each theme, of which the first precede.
    private let themes: [[Folder]]

    /// The theme to which all others fall back.
    private static let lastTheme = "hicolor"
    private static let formats = ["svg", "png"]

    init(name: String, places: [URL]) {
        self.places = places
        var names = [name]
        var themes: [[Folder]] = []
        var index = 0
        while index < names.count {
            let theme = names[index]
            if let file = places.lazy.compactMap({ try? String(contentsOf: $0.appending(path: theme + "/index.theme"), encoding: .utf8) }).first {
                let groups = KeyFile(file)
                themes.append(Self.folders(of: theme, groups))
                for parent in groups.list("Inherits", in: "Icon Theme") where parent != Self.lastTheme && !names.contains(parent) {
                    names.append(parent)
                }
            }
            index += 1
            if index == names.count, !names.contains(Self.lastTheme) { names.append(Self.lastTheme) }
        }
        self.themes = themes
    }

    private static func folders(of theme: String, _ groups: KeyFile) -> [Folder] {
        (groups.list("Directories", in: "Icon Theme") + groups.list("ScaledDirectories", in: "Icon Theme")).compactMap { folder in
            guard let size = groups.number("Size", in: folder), size > 0 else { return nil }
            let scale = max(1, groups.number("Scale", in: folder) ?? 1)
            var (least, most) = (size, size)
            switch groups["Type", in: folder] ?? "Threshold" {
            case "Fixed": break
            case "Scalable":
                least = groups.number("MinSize", in: folder) ?? size
                most = max(least, groups.number("MaxSize", in: folder) ?? size)
            default:
                let threshold = max(0, groups.number("Threshold", in: folder) ?? 2)
                (least, most) = (size - threshold, size + threshold)
            }
            let (low, isLowTooLarge) = least.multipliedReportingOverflow(by: scale)
            let (high, isHighTooLarge) = most.multipliedReportingOverflow(by: scale)
            guard !isLowTooLarge, !isHighTooLarge else { return nil }
            return Folder(path: theme + "/" + folder, sizes: low...high)
        }
    }

    /// Returns the file of the first icon that a theme has, in the size in pixels that is closest; nil if there is none.
    func file(_ names: [String], size: Int) -> URL? {
        for theme in themes {
            let folders = theme.enumerated().sorted { ($0.element.distance(to: size), $0.offset) < ($1.element.distance(to: size), $1.offset) }
            for name in names {
                for (_, folder) in folders {
                    for place in places {
                        for format in Self.formats {
                            let file = place.appending(path: "\(folder.path)/\(name).\(format)")
                            if FileManager.default.fileExists(atPath: file.path) { return file }
                        }
                    }
                }
            }
        }
        return nil
    }
}

extension IconTheme {
    /// The theme in the settings files of GTK or KDE, or else GTK's own.
    static let current = IconTheme(name: chosenName(in: configuration), places: places)

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }
    private static var home: URL { URL(fileURLWithPath: NSHomeDirectory()) }

    private static var configuration: URL {
        environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil } ?? home.appending(path: ".config")
    }

    /// The folders of shared data, by the Base Directory Specification of freedesktop.org. The first precede.
    static var dataFolders: [URL] {
        let own = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home.appending(path: ".local/share").path
        let common = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        return ([own] + common.split(separator: ":").map(String.init)).filter { $0.hasPrefix("/") }.map { URL(fileURLWithPath: $0) }
    }

    private static var places: [URL] { [home.appending(path: ".icons")] + dataFolders.map { $0.appending(path: "icons") } }

    static func chosenName(in configuration: URL) -> String {
        let settings = [
            ("gtk-4.0/settings.ini", "Settings", "gtk-icon-theme-name"), ("gtk-3.0/settings.ini", "Settings", "gtk-icon-theme-name"),
            ("kdeglobals", "Icons", "Theme"),
        ]
        for (file, group, key) in settings {
            guard let text = try? String(contentsOf: configuration.appending(path: file), encoding: .utf8) else { continue }
            if let name = KeyFile(text)[key, in: group], !name.isEmpty, !name.contains("/") { return name }
        }
        return "Adwaita"
    }
}

/// A file of keys and values in groups, such as those of themes and settings.
private struct KeyFile {
    private var groups: [String: [String: String]] = [:]

    init(_ text: String) {
        var group = ""
        for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.hasPrefix("["), line.hasSuffix("]") {
                group = String(line.dropFirst().dropLast())
            } else if !line.hasPrefix("#"), let equals = line.firstIndex(of: "=") {
                let key = line[..<equals].trimmingCharacters(in: .whitespaces)
                groups[group, default: [:]][key] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            }
        }
    }

    subscript(key: String, in group: String) -> String? { groups[group]?[key] }
    func number(_ key: String, in group: String) -> Int? { self[key, in: group].flatMap { Int($0) } }
    func list(_ key: String, in group: String) -> [String] {
        self[key, in: group]?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
    }
}
