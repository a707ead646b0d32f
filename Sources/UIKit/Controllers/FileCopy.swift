import Foundation
import SwiftUICore
import os

/// Copies files to places that the user chooses.
@MainActor enum FileCopy {
    private static let log = Logger(subsystem: "UIKit", category: "Files")

    /// Asks for a place and copies a file there. Calls the closure with the copy; nil if the user has cancelled the dialog, or the file could not be
    /// copied, which is logged.
    static func save(_ file: URL, completion: @escaping @MainActor (URL?) -> Void) {
        guard let host = ProgramServices.dialogHost() else { return completion(nil) }
        _ = host.show(FileDialog(.save(name: file.lastPathComponent))) { files in
            completion(files?.first.flatMap { copy(file, to: $0) })
        }
    }

    /// Copies a file to a place, whose file it replaces. Returns the copy; nil if the file could not be copied, which is logged.
    static func copy(_ file: URL, to place: URL) -> URL? {
        do {
            if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
            try FileManager.default.copyItem(at: file, to: place)
            return place
        } catch {
            log.error("\(file.path) could not be copied to \(place.path): \(error.localizedDescription)")
            return nil
        }
    }
}
