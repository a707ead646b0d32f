import AssetSymbols
import Foundation

// Called by the build plug-in: asset-symbols OUTPUT BUNDLE CATALOGUE...
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3, let output = arguments.first, let bundle = arguments.dropFirst().first else {
    FileHandle.standardError.write(Data("asset-symbols: give the file to write, the expression for the bundle, and catalogues.\n".utf8))
    exit(2)
}
let catalogues = CatalogueFiles(arguments.dropFirst(2).map { URL(fileURLWithPath: $0) })
do {
    try SymbolSource(catalogues, bundle: bundle).file.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
    FileHandle.standardError.write(Data("asset-symbols: '\(output)' cannot be written: \(error.localizedDescription)\n".utf8))
    exit(1)
}
