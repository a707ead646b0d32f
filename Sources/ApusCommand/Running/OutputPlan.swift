import Foundation
import RunnerProtocol

/// Chooses the file that each image is written to.
struct OutputPlan {
    /// The value of `-o`.
    var destination: String?
    var format: RunnerJob.Format

    /// Combines `-o` and `--format`: a file's extension selects the format too.
    init(destination: String?, format: RunnerJob.Format?) throws(CommandFailure) {
        self.destination = destination
        let byName = destination.flatMap(Self.formatOfFile)
        if let format, let byName, format != byName, let destination {
            throw .misuse("'\(destination)' is not a name for a \(format.rawValue) file: change the ending or --format.")
        }
        if let destination, let ending = Self.unknownFormat(of: destination) {
            throw .misuse("'\(destination)' would be a \(ending) file: pictures are written as png, pdf or svg.")
        }
        self.format = format ?? byName ?? .png
    }

    /// The file for each view of each program, in the same structure.
    func files(for selection: [[ViewCatalogue.Entry]], of programs: [CompiledProgram]) throws(CommandFailure) -> [[String]] {
        if let destination, Self.formatOfFile(destination) != nil {
            guard selection.joined().count == 1 else {
                let names = selection.joined().map(\.name).joined(separator: ", ")
                throw .misuse("-o \(destination) is one file for several views (\(names)): choose one with --view, or name a folder.")
            }
            try Self.makeFolder((destination as NSString).deletingLastPathComponent)
            return selection.map { $0.map { _ in destination } }
        }
        if let destination { try Self.makeFolder(destination) }

        let counts = Dictionary(selection.joined().map { ($0.name, 1) }, uniquingKeysWith: +)
        return zip(selection, programs).map { entries, program in
            entries.map { entry in
                // If several programs use a name, the program's name is prefixed.
                let stem = counts[entry.name] == 1 ? entry.name : "\(program.program.stem)-\(entry.name)"
                // The name of a `#Preview` may contain any characters.
                let file = stem.replacing("/", with: "-")
                return ((destination ?? "") as NSString).appendingPathComponent("\(file).\(format.rawValue)")
            }
        }
    }

    private static func formatOfFile(_ path: String) -> RunnerJob.Format? {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { return nil }
        guard !path.hasSuffix("/") else { return nil }
        return RunnerJob.Format(rawValue: (path as NSString).pathExtension.lowercased())
    }

    /// The extension of an unsupported file type; nil for a folder.
    private static func unknownFormat(of path: String) -> String? {
        guard !path.hasSuffix("/"), !FileManager.default.fileExists(atPath: path) else { return nil }
        let ending = (path as NSString).pathExtension.lowercased()
        return fileEndings.contains(ending) ? ending : nil
    }

    /// Extensions that folders do not have.
    private static let fileEndings: Set<String> = [
        "bmp", "jpg", "jpeg", "jpe", "gif", "webp", "tif", "tiff", "heic", "heif", "avif", "ico", "icns", "psd", "tga", "xpm", "ppm", "pgm",
        "jxl", "jp2", "exr", "hdr", "raw", "eps", "ps", "ai", "txt", "html", "htm", "json", "xml", "md", "swift", "mp4", "mov", "webm",
    ]

    private static func makeFolder(_ path: String) throws(CommandFailure) {
        guard !path.isEmpty else { return }
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .failure("The folder '\(path)' cannot be made: \(error.localizedDescription)")
        }
    }
}
