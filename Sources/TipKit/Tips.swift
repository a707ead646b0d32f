import Foundation
import SwiftUI

/// The tips of the program.
///
/// Follows https://developer.apple.com/documentation/tipkit/tips.
public enum Tips {
    /// Whether a tip may be shown.
    public enum Status: Hashable, Sendable {
        /// The tip waits for its rules, or for its turn.
        case pending
        /// The tip may be shown.
        case available
        /// The tip is shown no more.
        case invalidated(InvalidationReason)
    }

    /// Why a tip is shown no more.
    public enum InvalidationReason: String, Codable, Hashable, Sendable {
        /// The user has done what the tip tells.
        case actionPerformed
        /// The tip was shown as often as it may be.
        case displayCountExceeded
        /// The user has closed the tip.
        case tipClosed
    }

    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        /// The label of the button.
        public let label: @Sendable () -> Text
        /// The program's action, which runs in addition to the action of the tip's view.
        public let handler: @Sendable () -> Void

        /// Creates a button with a text.
        public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}) {
            let title = String(title)
            self.init(id: id ?? title, perform: handler) { Text(LocalizedStringKey(title)) }
        }

        /// Creates a button with a label.
        public init(id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text) {
            self.id = id ?? ""
            self.label = label
            self.handler = handler
        }
    }

    // MARK: Setting up

    /// A setting of all tips.
    public struct ConfigurationOption: Sendable {
        enum Kind { case frequency(DisplayFrequency), location(DatastoreLocation) }
        let kind: Kind

        /// Sets how much time there is at least between two tips.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption(kind: .frequency(displayFrequency))
        }
        /// Sets where it is kept which tips the user has seen.
        public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption(kind: .location(datastoreLocation))
        }

        /// The least time between two tips.
        public struct DisplayFrequency: Hashable, Sendable {
            let seconds: TimeInterval

            /// None.
            public static let immediate = DisplayFrequency(seconds: 0)
            public static let hourly = DisplayFrequency(seconds: 3600)
            public static let daily = DisplayFrequency(seconds: 86400)
            public static let weekly = DisplayFrequency(seconds: 7 * 86400)
            public static let monthly = DisplayFrequency(seconds: 30 * 86400)
        }

        /// The location of the record of the tips that the user has seen.
        public struct DatastoreLocation: Hashable, Sendable {
            let folder: URL?

            /// The folder of the program among the user's application data.
            public static let applicationDefault = DatastoreLocation(folder: nil)
            /// A folder.
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(folder: url) }
        }
    }

    /// Reads which tips the user has seen. From now on tips are shown. Throws if the file is damaged or cannot be read.
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        var frequency = ConfigurationOption.DisplayFrequency.immediate
        var folder: URL?
        for option in options {
            switch option.kind {
            case .frequency(let value): frequency = value
            case .location(let value): folder = value.folder
            }
        }
        try TipStore.shared.configure(frequency: frequency.seconds, folder: folder)
    }

    /// Forgets which tips the user has seen. It is called before `configure`; later it throws.
    public static func resetDatastore() throws { try TipStore.shared.forget() }

    // MARK: Trying tips

    /// Shows all tips, whatever their rules and what the user has seen.
    public static func showAllTipsForTesting() { TipStore.shared.force(nil, isShown: true) }
    /// Shows tips, whatever their rules and what the user has seen.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) { TipStore.shared.force(tips.map { String(describing: $0) }, isShown: true) }
    /// Shows no tips.
    public static func hideAllTipsForTesting() { TipStore.shared.force(nil, isShown: false) }
    /// Does not show tips.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) { TipStore.shared.force(tips.map { String(describing: $0) }, isShown: false) }
}

/// The reason for which tips cannot be set up.
///
/// Follows https://developer.apple.com/documentation/tipkit/tipkiterror.
public struct TipKitError: Error, Hashable, Sendable {
    let name: String

    /// Tips are set up already.
    public static let tipsDatastoreAlreadyConfigured = TipKitError(name: "tipsDatastoreAlreadyConfigured")
}
