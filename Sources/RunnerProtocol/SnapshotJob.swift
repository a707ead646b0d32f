/// The task of a compiled program in `apus snapshot`: recording or comparing pictures.
package struct SnapshotJob: Codable, Sendable {
    package enum Mode: String, Codable, Sendable {
        /// Compare with the recorded pictures.
        case check
        /// Write the pictures that differ from the recorded ones.
        case record
    }

    package var mode: Mode
    package var limit: PictureLimit
    /// The folder for the pictures of the report: those that differ, and their differences.
    package var reportFolder: String

    package init(mode: Mode, limit: PictureLimit, reportFolder: String) {
        self.mode = mode
        self.limit = limit
        self.reportFolder = reportFolder
    }
}

/// The result of comparing one picture with the recorded one.
package struct SnapshotOutcome: Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// The picture is the recorded one, within the limit.
        case same
        case different
        /// There was no recorded picture.
        case missing
        /// The recorded picture cannot be read.
        case unreadable
        /// The picture was recorded in place of a different one, or of none.
        case recorded
    }

    package var kind: Kind
    /// The path of the recorded picture.
    package var picture: String
    /// The path of the picture drawn now; nil if it is the recorded one.
    package var actual: String?
    /// The path of the picture that marks the pixels that differ; nil if there are none or the sizes differ.
    package var difference: String?
    /// The pixels that differ, in words; empty if none do.
    package var pixels = ""
    /// The differences between the recorded tree and the one drawn now, in sentences.
    package var tree: [String] = []

    package init(_ kind: Kind, picture: String) {
        self.kind = kind
        self.picture = picture
    }
}
