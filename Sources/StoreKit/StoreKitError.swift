import Foundation

/// The reason for which the store could not do something.
///
/// Follows https://developer.apple.com/documentation/storekit/storekiterror.
public enum StoreKitError: Error, LocalizedError {
    /// The reason is not known.
    case unknown
    /// The user has closed the dialog.
    case userCancelled
    /// The store could not be reached.
    case networkError(URLError)
    /// A part of the system has failed.
    case systemError(any Error)
    /// There is no such thing in the user's store. On Linux it is the error of everything that needs a store.
    case notAvailableInStorefront
    /// The program may not use the store.
    case notEntitled
    /// The system does not support it.
    case unsupported

    public var errorDescription: String? {
        switch self {
        case .unknown: "The store has failed."
        case .userCancelled: "The request was cancelled."
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        case .notAvailableInStorefront: "There is no store on this system."
        case .notEntitled: "The program may not use the store."
        case .unsupported: "The store does not support the request."
        }
    }
}
