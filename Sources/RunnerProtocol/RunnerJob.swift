import Foundation

/// The request of `apus` to a compiled program.
///
/// The job is a JSON file whose path is in the environment variable ``environmentName``.
package struct RunnerJob: Codable, Sendable {
    package static let environmentName = "APUS_JOB"

    package enum Action: String, Codable, Sendable {
        case render, inspect
        /// Show the views in windows.
        case run
        /// Compare the views with recorded pictures, or record them; see ``snapshots``.
        case snapshot
    }

    package enum Format: String, Codable, Sendable, CaseIterable {
        case png, pdf, svg
    }

    /// The platforms, by the names that `apus --profile` accepts.
    package enum Profile: String, Codable, Sendable, CaseIterable {
        case iOS, macOS, iOS26, macOS26

        /// Whether views are shown on a phone's screen rather than in a desktop window.
        package var isPhone: Bool {
            switch self {
            case .iOS, .iOS26: true
            case .macOS, .macOS26: false
            }
        }
    }

    package enum ColorScheme: String, Codable, Sendable, CaseIterable {
        case light, dark
    }

    /// The text size, by the names of SwiftUI's `DynamicTypeSize`.
    package enum ContentSize: String, Codable, Sendable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    /// A view to handle in one variant, and the file that receives its image or its tree.
    package struct Item: Codable, Sendable {
        package var view: String
        package var output: String
        package var variant: PreviewVariant

        package init(view: String, output: String, variant: PreviewVariant = PreviewVariant()) {
            self.view = view
            self.output = output
            self.variant = variant
        }
    }

    package struct Size: Codable, Sendable, Hashable {
        package var width: Double
        package var height: Double

        package init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    package var action: Action
    package var items: [Item]
    package var format: Format
    /// Seconds that the clock advances after the view has appeared; nil for a view in which all animations have ended.
    package var time: Double?
    /// Folders in which the program's images and strings are looked up, first match first.
    package var resourceFolders: [String]
    /// Whether inspected views are explained; see ``InspectionNode/reasons``.
    package var explains = false
    /// The date at which the wall clock stands still, in seconds since 1970; nil for the real date.
    package var date: Double?
    /// The task of the action `snapshot`; nil for other actions.
    package var snapshots: SnapshotJob?
    /// The name of the program, under which it keeps its data; nil if it keeps none.
    package var programName: String?
    /// The file to which the program appends one ``RunnerEvent`` per line.
    package var eventFile: String

    package init(
        action: Action, items: [Item], format: Format, time: Double?, resourceFolders: [String], eventFile: String = ""
    ) {
        self.action = action
        self.items = items
        self.format = format
        self.time = time
        self.resourceFolders = resourceFolders
        self.eventFile = eventFile
    }
}
