import Foundation

/// The notifications of assistive technologies.
///
///     AccessibilityNotification.Announcement("Saved").post()
///
/// They reach a screen reader while a window is shown; without a window they have no effect.
public enum AccessibilityNotification {
    /// A sentence that a screen reader speaks.
    public struct Announcement: Sendable {
        let text: String
        let priority: AccessibilitySpeechPriority

        /// Creates an announcement of a text.
        public init(_ announcement: String) {
            text = announcement
            priority = .default
        }

        /// Creates an announcement of a text, whose `accessibilitySpeechAnnouncementPriority` decides whether it interrupts other speech.
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
            priority = announcement.runs.lazy.compactMap(\.accessibilitySpeechAnnouncementPriority).first ?? .default
        }

        /// Creates an announcement of a localized text.
        @_disfavoredOverload
        public init(_ announcement: LocalizedStringResource) {
            self.init(String(localized: announcement))
        }

        /// Speaks the announcement.
        public func post() { AccessibilityNotification.post { ProgramServices.announce(text, priority) } }
    }

    /// A part of the screen has changed.
    public struct LayoutChanged: @unchecked Sendable {
        // Only the text is kept, which is sendable.
        let text: String?

        /// Creates a notification; a text is spoken. Elements of other frameworks do not exist on Linux and are ignored.
        public init(_ element: Any? = nil) {
            text = element as? String
        }

        /// Updates the accessibility elements at once and speaks the text.
        public func post() { AccessibilityNotification.post { ProgramServices.accessibilityChanged(text) } }
    }

    /// Most of the screen has changed, for example because another page is shown.
    public struct ScreenChanged: @unchecked Sendable {
        let text: String?

        /// Creates a notification; a text is spoken. Elements of other frameworks do not exist on Linux and are ignored.
        public init(_ element: Any? = nil) {
            text = element as? String
        }

        /// Updates the accessibility elements at once and speaks the text.
        public func post() { AccessibilityNotification.post { ProgramServices.accessibilityChanged(text) } }
    }

    /// A scroll view has turned a page.
    public struct PageScrolled: Sendable {
        let text: String

        /// Creates a notification with a description of the new position, such as "Page 3 of 9".
        public init(_ description: String) {
            text = description
        }

        /// Updates the accessibility elements at once and speaks the description.
        public func post() { AccessibilityNotification.post { ProgramServices.accessibilityChanged(text) } }
    }

    /// Runs a function on the main actor: at once if the caller runs there.
    private static func post(_ action: @escaping @MainActor @Sendable () -> Void) {
        if MainQueue.isCurrent { MainActor.assumeIsolated { action() } } else { DispatchQueue.main.async { action() } }
    }
}

/// Whether an announcement interrupts other speech.
public enum AccessibilitySpeechPriority: Hashable, Codable, Sendable {
    /// The announcement is spoken if nothing else is.
    case low
    /// The announcement waits until other speech has ended, and later speech may interrupt it.
    case `default`
    /// The announcement interrupts other speech.
    case high
}

/// The attribute for the priority of an announcement.
public enum AccessibilitySpeechAnnouncementPriorityAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = AccessibilitySpeechPriority
    /// The attribute's name.
    public static let name = "Accessibility.SpeechAnnouncementPriority"
}

extension AttributeScopes {
    /// The attributes of the framework Accessibility.
    public struct AccessibilityAttributes: AttributeScope {
        /// The priority with which the text is announced.
        public let accessibilitySpeechAnnouncementPriority: AccessibilitySpeechAnnouncementPriorityAttribute
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>) -> T {
        self[T.self]
    }
}
