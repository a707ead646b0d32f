import Foundation

/// The book that a window shows.
public enum BookReference: Hashable, Codable, Sendable {
    case file(URL)
    /// A book without a file, by the identifier of its session.
    case untitled(UUID)
}
