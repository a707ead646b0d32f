import ApusRunner
import Foundation
import RunnerProtocol
import SwiftUI

/// The recorded pictures of one expectation: files in `__Snapshots__` beside the test, in a folder of the test file's name.
struct SnapshotFiles {
    private let folder: URL
    private let stem: String

    init(test file: String, function: String, name: String?) {
        let file = URL(fileURLWithPath: file)
        folder = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
        let test = function.prefix { $0 != "(" }
        stem = Self.fileName(name.map { "\(test).\($0)" } ?? String(test))
    }

    /// Compares a host's window with the recorded picture of a variant. Returns nil if they agree.
    @MainActor
    func difference(of host: ViewHost, variant: String, precision: SnapshotPrecision) throws -> SnapshotMismatch.Difference? {
        let name = stem + (variant.isEmpty ? "" : "~\(Self.fileName(variant))")
        let failed = folder.appendingPathComponent("\(name)-failed.png")
        let record = SnapshotRecord(picture: folder.appendingPathComponent("\(name).png").path)
        host.tree.update()
        let snapshot = try Snapshot(of: host.tree)
        let isRecording = ProcessInfo.processInfo.environment["APUS_RECORD_SNAPSHOTS"] == "1"
        var outcome = try record.outcome(of: snapshot, mode: isRecording ? .record : .check, limit: precision.limit)
        if outcome.kind == .missing {
            _ = try record.outcome(of: snapshot, mode: .record, limit: precision.limit)
            return SnapshotMismatch.Difference(
                variant: variant, file: record.picture, reasons: ["there was no recorded picture, so this one is recorded"])
        }
        guard outcome.kind == .different || outcome.kind == .unreadable else {
            try? FileManager.default.removeItem(at: failed)
            return nil
        }
        if outcome.kind == .unreadable { outcome.tree = ["the recorded picture cannot be read"] }
        try record.writeSideBySide(with: snapshot, to: failed)
        return SnapshotMismatch.Difference(
            variant: variant, file: outcome.kind == .different ? failed : record.picture,
            reasons: outcome.tree + (outcome.pixels.isEmpty ? [] : [outcome.pixels]))
    }

    private static func fileName(_ name: String) -> String { name.replacing(/[\/\\:*?"<>|\s~]+/, with: "-") }
}
