import Foundation

/// The documents that are open in the program.
@MainActor
enum OpenDocuments {
    private struct Reference {
        weak var document: OpenDocument?
    }

    private static var references: [Reference] = []

    private static var all: [OpenDocument] { references.compactMap(\.document).filter { !$0.isClosed } }

    /// Adds a document, under a name of its own if it has no file.
    static func add(_ document: OpenDocument) {
        references.removeAll { $0.document == nil }
        if document.fileURL == nil {
            let names = Set(all.filter { $0.fileURL == nil }.map(\.untitledName))
            let name = document.untitledName
            var number = 1
            while names.contains(document.untitledName) {
                number += 1
                document.untitledName = "\(name) \(number)"
            }
        }
        references.append(Reference(document: document))
    }

    /// Returns the document in a file; nil if it is not open.
    static func document(in file: URL) -> OpenDocument? {
        let file = file.resolvingSymlinksInPath().standardizedFileURL
        return all.first { $0.fileURL?.resolvingSymlinksInPath().standardizedFileURL == file }
    }
}
