import Foundation

/// The book that a window shows. References to one session are equal wherever its file is.
public struct BookReference: Codable, Sendable {
    let session: BookSession.ID
    /// The file from which the system can restore the window after a launch.
    let url: URL?

    @MainActor init(_ session: BookSession) {
        self.session = session.id
        url = session.fileURL
    }
}

extension BookReference: Hashable {
    public static func == (left: BookReference, right: BookReference) -> Bool { left.session == right.session }

    public func hash(into hasher: inout Hasher) { hasher.combine(session) }
}
