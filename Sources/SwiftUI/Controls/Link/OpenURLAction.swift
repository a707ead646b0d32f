import Foundation
import SwiftUICore

/// Opens an address.
public struct OpenURLAction {
    /// What has become of an address.
    public struct Result: Sendable {
        enum Storage: Sendable {
            case handled, discarded
            case systemAction(URL?)
        }

        let storage: Storage

        /// The program has dealt with it.
        public static let handled = Result(storage: .handled)
        /// The program does not want it opened.
        public static let discarded = Result(storage: .discarded)
        /// The system is to open it.
        public static let systemAction = Result(storage: .systemAction(nil))

        /// The system is to open another address in its place.
        public static func systemAction(_ url: URL) -> Result { Result(storage: .systemAction(url)) }
    }

    private let handler: (URL) -> Result

    /// Opens addresses with a function.
    nonisolated public init(handler: @escaping (URL) -> OpenURLAction.Result) {
        self.handler = handler
    }

    /// Opens an address.
    @MainActor public func callAsFunction(_ url: URL) {
        callAsFunction(url) { _ in }
    }

    /// Opens an address and calls a function with whether it was taken.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).storage {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .systemAction(let other): completion(SystemAddresses.open(other ?? url))
        }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// Opens an address: with the program's function, or as the system does.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
