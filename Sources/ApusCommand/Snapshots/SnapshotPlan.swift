import Foundation
import RunnerProtocol

/// The pictures of one program: its previews in all variants, each with the path of its recorded picture.
struct SnapshotPlan {
    var program: CompiledProgram
    var settings: SnapshotSettings
    /// The folder of the recorded pictures.
    var folder: URL
    var items: [RunnerJob.Item]
    /// Whether ``items`` has every view in every variant.
    var isWhole: Bool

    /// - Parameters:
    ///   - names: The views to draw; empty for those of the settings.
    ///   - chosen: What the command line chooses, in place of the variants' own choices.
    init(
        program: CompiledProgram, names: [String], settings: SnapshotSettings, chosen: PreviewVariant
    ) throws(CommandFailure) {
        self.program = program
        self.settings = settings
        let path = program.program.path
        let root = Self.root(of: path)
        folder = URL(fileURLWithPath: settings.folder, relativeTo: root).standardizedFileURL
        // Files in one folder may have previews of the same name.
        if path.hasSuffix(".swift") { folder.appendPathComponent(program.program.stem) }
        let entries = try Self.entries(of: program, names: names.isEmpty ? settings.views : names)
        let variants = settings.variants.isEmpty ? [SnapshotSettings.Variant()] : settings.variants
        let suffixes = try Self.suffixes(of: variants)
        var items: [RunnerJob.Item] = []
        for (entry, stem) in zip(entries, Self.stems(of: entries)) {
            for (variant, suffix) in zip(variants, suffixes) {
                let name = stem + (suffix.isEmpty ? "" : "~\(suffix)") + ".png"
                items.append(
                    RunnerJob.Item(
                        view: entry.name, output: folder.appendingPathComponent(name).path,
                        variant: Self.complete(chosen.filled(from: variant.surroundings))))
            }
        }
        self.items = items
        isWhole = names.isEmpty
    }

    /// The folder of a program's settings: the package, the folder itself or that of the file.
    static func root(of path: String) -> URL {
        let url = URL(fileURLWithPath: path)
        return path.hasSuffix(".swift") ? url.deletingLastPathComponent() : url
    }

    /// Keeps one of `count` parts of the pictures, counted from 1.
    mutating func keep(shard: Int, of count: Int) {
        items = items.enumerated().filter { $0.offset % count == shard - 1 }.map(\.element)
        isWhole = isWhole && count == 1
    }

    /// The previews, or in a program without previews its views; only those of the given names if there are any.
    private static func entries(of program: CompiledProgram, names: [String]) throws(CommandFailure) -> [ViewCatalogue.Entry] {
        let all = try ViewSelection(names: names).select(from: [program])[0]
        guard names.isEmpty else { return all }
        let previews = all.filter { $0.kind == .preview || $0.kind == .macro }
        return previews.isEmpty ? all.filter { $0.kind == .view || $0.kind == .widget } : previews
    }

    /// The file names of the pictures, without variant and ending: the previews' own names even where views have the same ones.
    private static func stems(of entries: [ViewCatalogue.Entry]) -> [String] {
        var taken = Set<String>()
        return entries.map { entry in
            let name = fileName(entry.displayName ?? entry.name)
            let stem = taken.contains(name) ? (2...).lazy.map { "\(name)-\($0)" }.first { !taken.contains($0) } ?? name : name
            taken.insert(stem)
            return stem
        }
    }

    /// Fills in what would otherwise depend on the machine.
    private static func complete(_ variant: PreviewVariant) -> PreviewVariant {
        var variant = variant
        if variant.locale == nil { variant.locale = "en_US" }
        if variant.scale == nil, variant.device == nil { variant.scale = 2 }
        return variant
    }

    /// The ends of the file names for the variants: none for a single variant without a name.
    private static func suffixes(of variants: [SnapshotSettings.Variant]) throws(CommandFailure) -> [String] {
        let names = variants.map { $0.name ?? (variants.count == 1 ? "" : $0.surroundings.name) }
            .map { variants.count > 1 && $0.isEmpty ? "default" : fileName($0) }
        if let double = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).first(where: { $0.value > 1 })?.key {
            throw .misuse("Two variants are named '\(double)' in \(SnapshotSettings.fileName): give each a name of its own.")
        }
        return names
    }

    /// A name as a part of a file name.
    static func fileName(_ name: String) -> String {
        name.replacing(/[\/\\:*?"<>|\s,~]+/, with: "-")
    }
}
