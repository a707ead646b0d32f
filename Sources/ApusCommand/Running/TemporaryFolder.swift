import CProcessGuard
import Foundation

/// A folder that exists during a function call, and is removed even if `apus` is ended in the meantime.
enum TemporaryFolder {
    static func with<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-\(UUID().uuidString)")
        process_guard_add_folder(folder.path)
        defer {
            try? FileManager.default.removeItem(at: folder)
            process_guard_remove_folder(folder.path)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try body(folder)
    }
}
