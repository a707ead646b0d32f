import Foundation

/// What `apus` asks a compiled program to do with its views.
///
/// The job travels as a JSON file whose path stands in the environment variable ``environmentName``.
package struct RunnerJob: Codable, Sendable {
    package static let environmentName = "APUS_JOB"

    package enum Action: String, Codable, Sendable {
        case render, inspect
        /// Show the views in windows.
        case run
    }

    package enum Format: String, Codable, Sendable, CaseIterable {
        case png, pdf, svg
    }

    /// The platforms, by the names that `apus --profile` takes.
    package enum Profile: String, Codable, Sendable, CaseIterable {
        case iOS, macOS, iOS26, macOS26

        /// Whether views stand on a phone's screen, and not in a window of a desktop.
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

    /// How large the user wants text, by the names of SwiftUI's `DynamicTypeSize`.
    package enum ContentSize: String, Codable, Sendable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    /// A view to handle and the file that receives its picture or its tree.
    package struct Item: Codable, Sendable {
        package var view: String
        package var output: String

        package init(view: String, output: String) {
            self.view = view
            self.output = output
        }
    }

    package struct Size: Codable, Sendable, Equatable {
        package var width: Double
        package var height: Double

        package init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    package var action: Action
    package var items: [Item]
    /// The proposed size in points; nil asks for the view's own ideal size.
    package var size: Size?
    /// Whether `size` is only a default, which a preview's own `previewLayout` goes before.
    package var isSizeDefault: Bool
    /// The device whose screen the views are shown on, by its name in ``Device``'s table; nil for none in particular.
    package var device: String?
    /// What is covered of the screen; nil for what the device or a preview says.
    package var safeArea: Device.Insets?
    package var contentSize: ContentSize?
    /// Pixels per point.
    package var scale: Double
    package var profile: Profile
    /// Nil follows the desktop; only in windows.
    package var colorScheme: ColorScheme?
    package var format: Format
    /// Seconds that the clock advances after the view has appeared.
    package var time: Double
    /// Folders in which the program's pictures and strings are looked up, first match first.
    package var resourceFolders: [String]
    /// The file to which the program appends one ``RunnerEvent`` a line.
    package var eventFile: String

    package init(
        action: Action, items: [Item], size: Size?, isSizeDefault: Bool, scale: Double, profile: Profile, colorScheme: ColorScheme?,
        format: Format, time: Double, resourceFolders: [String], eventFile: String
    ) {
        self.action = action
        self.items = items
        self.size = size
        self.isSizeDefault = isSizeDefault
        self.scale = scale
        self.profile = profile
        self.colorScheme = colorScheme
        self.format = format
        self.time = time
        self.resourceFolders = resourceFolders
        self.eventFile = eventFile
    }
}
