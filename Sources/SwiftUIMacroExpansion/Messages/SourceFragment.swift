import SwiftSourceReader

/// A piece of the user's source with its position. It includes the comments and whitespace before its first token.
struct SourceFragment {
    let source: SwiftSource
    /// `Module/File.swift`.
    var fileID: String
    /// The path of the file.
    var fileName: String
    /// The offset of the piece in the file, in UTF-8 bytes.
    var offset: Int
    /// The one-based line of its beginning.
    var line: Int
    /// The one-based column of its beginning, in UTF-8 bytes.
    var column: Int

    init(_ text: String, fileID: String = "", fileName: String = "", offset: Int = 0, line: Int = 1, column: Int = 1) {
        source = SwiftSource(text)
        self.fileID = fileID
        self.fileName = fileName
        self.offset = offset
        self.line = line
        self.column = column
    }

    init?(_ json: JSON) {
        guard let text = json["source"]?.string else { return nil }
        let location = json["location"]
        self.init(
            text, fileID: location?["fileID"]?.string ?? "", fileName: location?["fileName"]?.string ?? "",
            offset: location?["offset"]?.integer ?? 0, line: location?["line"]?.integer ?? 1,
            column: location?["column"]?.integer ?? 1)
    }

    /// The range in the file, in UTF-8 bytes, from the first token to the last.
    var extent: Range<Int> {
        let bytes = source.bytes(ofTokens: source.tokens.indices)
        return offset &+ bytes.lowerBound..<max(offset &+ bytes.lowerBound, offset &+ bytes.upperBound)
    }
}
