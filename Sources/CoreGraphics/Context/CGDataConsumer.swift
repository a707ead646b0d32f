import Foundation

/// The destination of the data that a context produces.
public final class CGDataConsumer {
    private enum Target {
        case file(URL)
        case data(NSMutableData)
    }

    private let target: Target

    /// Creates a consumer that writes a file. An empty file is created immediately; nil if that fails.
    public init?(url: CFURL) {
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
        target = .file(url)
    }

    /// Creates a consumer that appends to a data object.
    public init?(data: CFMutableData) {
        target = .data(data)
    }

    /// Writes or appends the data of a complete file.
    package func consume(_ data: Data) throws {
        switch target {
        case .file(let url): try data.write(to: url, options: .atomic)
        case .data(let bytes): bytes.append(data)
        }
    }
}
