import AlmanacContent
import Foundation

/// The files of a folder by their paths in it, read once.
struct ServedFolder: Sendable {
    private let files: [String: ServedFile]

    /// The species, reports and pictures that come with the server.
    static let bundled = ServedFolder(AlmanacContent.folder)

    init(_ folder: URL) {
        var files: [String: ServedFile] = [:]
        let paths = FileManager.default.enumerator(atPath: folder.path)
        while let path = paths?.nextObject() as? String {
            guard path.hasSuffix(".json") || path.hasSuffix(".png"), let data = try? Data(contentsOf: folder.appending(path: path))
            else { continue }
            files[path] = ServedFile(data: data, name: path)
        }
        self.files = files
    }

    func response(to request: HTTPRequest) -> HTTPResponse {
        guard request.method == "GET" || request.method == "HEAD" else {
            return HTTPResponse(status: 405, headers: ["Allow": "GET, HEAD"])
        }
        return files[request.path]?.response(to: request) ?? HTTPResponse(status: 404)
    }
}
