import SwiftUICore
import UniformTypeIdentifiers

/// The content of a data set in an asset catalogue.
///
///     let words = NSDataAsset(name: "words").map { String(decoding: $0.data, as: UTF8.self) }
public final class NSDataAsset: NSObject {
    /// The name of a data set.
    public typealias Name = String

    /// The name of the data set, after the names of the enclosing folders that provide a namespace.
    public let name: Name
    /// The content of the file.
    public let data: Data
    /// The uniform type identifier that the catalogue gives, or else that of the file's name.
    public let typeIdentifier: String

    /// Reads a data set of the program's resources; nil if there is none with the name, or its file cannot be read.
    public convenience init?(name: Name) { self.init(name: name, in: nil) }

    /// Reads a data set of a bundle; nil if there is none with the name, or its file cannot be read.
    public convenience init?(name: Name, bundle: Bundle) { self.init(name: name, in: bundle) }

    private init?(name: Name, in bundle: Bundle?) {
        guard let file = ResourceLookup.dataFile(named: name, in: bundle), let data = try? Data(contentsOf: file.url) else { return nil }
        self.name = name
        self.data = data
        let type = UTType(filenameExtension: file.url.pathExtension) ?? .data
        typeIdentifier = file.typeIdentifier ?? type.identifier
        super.init()
    }
}
