import Foundation

/// What a compiled program reports back while it works: enough to know, after a crash, which view it was.
package struct RunnerEvent: Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// Work on the view starts.
        case began
        /// A file was written for the view; ``file`` and ``size`` are set.
        case wrote
        /// Work on the view is complete.
        case finished
        /// The view could not be handled; ``message`` says why.
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
