import CairoRendering
import CoreGraphics
import Foundation
import RunnerProtocol

/// A recorded picture, and the text of the tree beside it.
package struct SnapshotRecord {
    package let picture: URL
    private var tree: URL { picture.deletingPathExtension().appendingPathExtension("txt") }

    /// - Parameter picture: The path of the PNG file, which need not exist.
    package init(picture: String) {
        self.picture = URL(fileURLWithPath: picture)
    }

    /// Compares a snapshot with the record. In the mode `record` a picture that differs replaces the recorded one, and a text that
    /// differs the recorded text; equal pictures are not written again.
    ///
    /// - Parameter reportFolder: Receives the pictures that a report shows beside the recorded one; nil for none.
    @MainActor
    package func outcome(
        of snapshot: Snapshot, mode: SnapshotJob.Mode, limit: PictureLimit, reportFolder: String? = nil
    ) throws -> SnapshotOutcome {
        let comparison = PictureFile.read(picture).map {
            PictureComparison(expected: $0, actual: snapshot.picture, metric: limit.metric)
        }
        var outcome = SnapshotOutcome(kind(of: comparison, limit: limit), picture: picture.path)
        if let comparison { outcome.pixels = comparison.words }
        let recordedTree = (try? String(contentsOf: tree, encoding: .utf8)).map { RecordedTree($0) }
        if let recordedTree, outcome.kind == .different {
            outcome.tree = TreeComparison(old: recordedTree, new: snapshot.tree).sentences
        }
        if mode == .record {
            if recordedTree != snapshot.tree { try write(snapshot.tree) }
            guard outcome.kind != .same else { return outcome }
            try PictureFile.write(snapshot.picture, to: picture)
            outcome.kind = .recorded
        } else if let reportFolder, outcome.kind != .same {
            try writeReport(of: snapshot, comparison, to: URL(fileURLWithPath: reportFolder), in: &outcome)
        }
        return outcome
    }

    /// Writes the recorded picture, that of a snapshot and their difference side by side into one file.
    @MainActor
    package func writeSideBySide(with snapshot: Snapshot, to file: URL) throws {
        guard let recorded = PictureFile.read(picture) else { return }
        try PictureFile.write(PictureComparison(expected: recorded, actual: snapshot.picture).sideBySide, to: file)
    }

    private func kind(of comparison: PictureComparison?, limit: PictureLimit) -> SnapshotOutcome.Kind {
        guard let comparison else { return FileManager.default.fileExists(atPath: picture.path) ? .unreadable : .missing }
        return comparison.isSameSize && comparison.differingFraction <= limit.fraction ? .same : .different
    }

    private func write(_ tree: RecordedTree) throws {
        try FileManager.default.createDirectory(at: self.tree.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(tree.text.utf8).write(to: self.tree, options: .atomic)
    }

    /// Writes the pictures that a report shows beside the recorded one.
    @MainActor
    private func writeReport(
        of snapshot: Snapshot, _ comparison: PictureComparison?, to folder: URL, in outcome: inout SnapshotOutcome
    ) throws {
        let name = picture.deletingPathExtension().lastPathComponent
        let actual = folder.appendingPathComponent("\(name).actual.png")
        try PictureFile.write(snapshot.picture, to: actual)
        outcome.actual = actual.path
        guard let difference = comparison?.difference else { return }
        let file = folder.appendingPathComponent("\(name).difference.png")
        try PictureFile.write(difference, to: file)
        outcome.difference = file.path
    }
}

extension PictureLimit {
    package var metric: PictureComparison.Metric { distance > 0 ? .perceptual(distance) : .exact }
}

extension PictureComparison {
    /// Describes which pixels differ; empty if none does.
    package var words: String {
        guard isSameSize else {
            return "the size was \(expected.width) × \(expected.height) pixels and is \(actual.width) × \(actual.height)"
        }
        guard let region else { return "" }
        let percent = differingFraction * 100
        let share = percent < 0.01 ? "less than 0.01" : "\((percent * 100).rounded() / 100)"
        let pixels = differingCount == 1 ? "1 pixel differs" : "\(differingCount) pixels differ"
        return "\(pixels) (\(share) %), in \(Int(region.width)) × \(Int(region.height)) at \(Int(region.minX)), \(Int(region.minY))"
    }
}
