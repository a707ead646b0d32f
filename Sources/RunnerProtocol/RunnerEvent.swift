import Foundation

/// A report of a compiled program about its progress, by which `apus` knows after a crash which view was being handled.
package struct RunnerEvent: Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// Work on the view starts.
        case began
        /// A file was written for the view; ``file`` and ``size`` are set.
        case wrote
        /// Work on the view has ended.
        case finished
        /// The view could not be handled; ``message`` is the reason.
        case failed
    }

    package var kind: Kind
    package var view: String
    /// The index of the view's item in the job.
    package var item: Int
    package var file: String?
    package var size: RunnerJob.Size?
    package var message: String?
    /// The result of a comparison, for snapshots.
    package var snapshot: SnapshotOutcome?

    package init(
        _ kind: Kind, view: String, item: Int, file: String? = nil, size: RunnerJob.Size? = nil, message: String? = nil,
        snapshot: SnapshotOutcome? = nil
    ) {
        self.kind = kind
        self.view = view
        self.item = item
        self.file = file
        self.size = size
        self.message = message
        self.snapshot = snapshot
    }
}
