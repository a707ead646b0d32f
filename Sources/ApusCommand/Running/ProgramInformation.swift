import Foundation

/// What a program says about itself: the property list beside its executable, which is `Bundle.main.infoDictionary`.
///
/// Every program of Xcode has one with the keys of ``defaults``; programs read them with `as!`.
struct ProgramInformation {
    static let fileName = "Info.plist"

    var name: String
    /// In reverse-DNS notation. A program without one has its name in its place.
    var identifier: String?
    var version = "1.0"
    var build = "1"

    private var defaults: [String: Any] {
        [
            "CFBundleName": name, "CFBundleDisplayName": name, "CFBundleExecutable": name, "CFBundleIdentifier": identifier ?? name,
            "CFBundleShortVersionString": version, "CFBundleVersion": build, "CFBundlePackageType": "APPL",
            "CFBundleDevelopmentRegion": "en", "CFBundleInfoDictionaryVersion": "6.0",
        ]
    }

    /// The values of Xcode's build settings that property lists refer to.
    private var settings: [String: String] {
        [
            "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name, "PRODUCT_BUNDLE_IDENTIFIER": identifier ?? name,
            "MARKETING_VERSION": version, "CURRENT_PROJECT_VERSION": build, "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ]
    }

    /// Returns the values, of which those of the program's own property list take precedence.
    ///
    /// - Parameter file: The program's own list, in which build settings are named as in Xcode; nil for none. One that cannot be read counts as none.
    func values(with file: URL?) -> [String: Any] {
        let own =
            file.flatMap { try? Data(contentsOf: $0) }
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) as? [String: Any] } ?? [:]
        return defaults.merging(own.mapValues(expanded)) { $1 }
    }

    private func expanded(_ value: Any) -> Any {
        switch value {
        case let text as String:
            settings.reduce(text) { text, setting in
                ["$(\(setting.key))", "${\(setting.key)}"].reduce(text) { $0.replacingOccurrences(of: $1, with: setting.value) }
            }
        case let list as [Any]: list.map(expanded)
        case let values as [String: Any]: values.mapValues(expanded)
        default: value
        }
    }

    /// Writes the list into a folder, unless it is there already: the program may be running.
    func write(into folder: URL, with file: URL?) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: values(with: file), format: .xml, options: 0)
        let place = folder.appendingPathComponent(Self.fileName)
        guard (try? Data(contentsOf: place)) != data else { return }
        try data.write(to: place, options: .atomic)
    }
}
