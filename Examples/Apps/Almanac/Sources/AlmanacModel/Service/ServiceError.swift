import Foundation

/// The reason why the service gave no answer that can be used.
public enum ServiceError: Error, Equatable, Sendable {
    case unreachable
    case notFound
    case refused(status: Int)
    case unreadable

    public init(_ error: any Error) {
        switch error {
        case let error as ServiceError: self = error
        case is DecodingError: self = .unreadable
        default: self = .unreachable
        }
    }
}
