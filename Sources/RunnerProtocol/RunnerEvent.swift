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
    package var file: String?
    package var size: RunnerJob.Size?
    package var message: String?

    package init(
        _ kind: Kind, view: String, file: String? = nil, size: RunnerJob.Size? = nil, message: String? = nil
    ) {
        self.kind = kind
        self.view = view
        self.file = file
        self.size = size
        self.message = message
    }
}
