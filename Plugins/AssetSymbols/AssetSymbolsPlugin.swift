import Foundation
import PackagePlugin

/// Declares the images, colours and strings of a target's catalogues, as Xcode does: `Image(.name)`, `Color(.name)`, `Text(.name)`, and the classes
/// of its models of Core Data.
@main
struct AssetSymbolsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        guard let module = target as? SourceModuleTarget else { return [] }
        let catalogues = catalogues(in: module.directoryURL)
        guard !catalogues.isEmpty else { return [] }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("AssetSymbols.swift")
        let tool = try context.tool(named: "asset-symbols")
        // A target that declares its catalogues as resources has a bundle of its own.
        let isResource = module.sourceFiles.contains { $0.type == .resource && isInCatalogue($0.url) }
        let bundle =
            isResource
            ? "Foundation.Bundle.module" : "Foundation.Bundle(path: \(String(reflecting: module.directoryURL.path))) ?? Foundation.Bundle.main"
        return [
            .buildCommand(
                displayName: "Declaring the assets of \(target.name)", executable: tool.url,
                arguments: [output.path, bundle] + catalogues.map(\.path), inputFiles: catalogues.flatMap(files), outputFiles: [output])
        ]
    }

    private func catalogues(in folder: URL) -> [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var found: [URL] = []
        while let item = all?.nextObject() as? URL {
            guard isInCatalogue(item) else { continue }
            all?.skipDescendants()
            found.append(item)
        }
        return found.sorted { $0.path < $1.path }
    }

    private func isInCatalogue(_ file: URL) -> Bool {
        file.path.contains(".xcassets") || file.path.contains(".xcdatamodel") || file.pathExtension == "xcstrings"
    }

    /// The files that describe a catalogue, whose changes mean other symbols.
    private func files(in catalogue: URL) -> [URL] {
        guard catalogue.pathExtension != "xcstrings" else { return [catalogue] }
        let all = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
        return (all?.allObjects as? [URL] ?? []).filter { ["Contents.json", "contents", ".xccurrentversion"].contains($0.lastPathComponent) }.sorted { $0.path < $1.path }
    }
}
