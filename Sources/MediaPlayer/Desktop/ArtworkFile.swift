import CairoRendering
import CoreGraphics
import Foundation
import Synchronization

/// The file with the artwork of the current item, which the desktop reads.
///
/// The file is in the folder for running programs, which a sandbox shares with the desktop. It goes with the next picture, and with the program.
final class ArtworkFile {
    /// The files of the process, which are removed when it ends.
    private static let files: Mutex<Set<String>> = {
        atexit { ArtworkFile.files.withLock { paths in for path in paths { unlink(path) } } }
        return Mutex([])
    }()
    private static let count = Mutex(0)

    private var picture: CGImage?
    private var path: String?

    /// Returns the address of the file with a picture, which is written if it is another one than the last; nil if there is none.
    func address(of new: CGImage?) -> String? {
        if new !== picture || new == nil {
            remove()
            picture = new
            path = new.flatMap(Self.write)
        }
        return path.map { URL(fileURLWithPath: $0).absoluteString }
    }

    func remove() {
        if let path {
            unlink(path)
            _ = Self.files.withLock { $0.remove(path) }
        }
        path = nil
        picture = nil
    }

    private static func write(_ picture: CGImage) -> String? {
        let number = count.withLock { count in
            count += 1
            return count
        }
        let file = folder.appendingPathComponent("artwork-\(ProcessInfo.processInfo.processIdentifier)-\(number).png")
        guard let data = picture.pngData(pixelsPerPoint: 1), (try? data.write(to: file)) != nil else { return nil }
        files.withLock { _ = $0.insert(file.path) }
        return file.path
    }

    private static var folder: URL {
        let environment = ProcessInfo.processInfo.environment
        guard let running = environment["XDG_RUNTIME_DIR"], running.hasPrefix("/") else { return FileManager.default.temporaryDirectory }
        let folder = URL(fileURLWithPath: running, isDirectory: true)
        return environment["FLATPAK_ID"].map { folder.appendingPathComponent("app/\($0)", isDirectory: true) } ?? folder
    }
}
