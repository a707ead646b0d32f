import Foundation
import Observation

/// The language model of the system. Linux has none: it is unavailable, as on a device that is not eligible.
///
/// ```swift
/// switch SystemLanguageModel.default.availability {
/// case .available: Summary(note: note)
/// case .unavailable(let reason): Text(note.text)
/// }
/// ```
///
/// Follows https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel.
@Observable public final class SystemLanguageModel: Sendable {
    /// Whether the model can be used.
    public enum Availability: Hashable, Sendable {
        case available
        case unavailable(UnavailableReason)

        /// Why the model cannot be used.
        public enum UnavailableReason: Hashable, Sendable {
            /// The device has no model. It is the reason on Linux.
            case deviceNotEligible
            /// The user has not turned it on.
            case appleIntelligenceNotEnabled
            /// It is being loaded.
            case modelNotReady
        }
    }

    /// The purpose for which a program uses the model.
    public struct UseCase: Hashable, Sendable {
        private let name: String
        /// Anything.
        public static let general = UseCase(name: "general")
        /// Finding words for texts.
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    /// The limits on the content of prompts and responses.
    public struct Guardrails: Hashable, Sendable {
        private let name: String
        /// Nothing harmful.
        public static let `default` = Guardrails(name: "default")
        /// Changes of any text.
        public static let permissiveContentTransformations = Guardrails(name: "permissiveContentTransformations")
    }

    /// The model for anything.
    public static let `default` = SystemLanguageModel()

    /// Creates a model for a purpose.
    public convenience init(useCase: UseCase, guardrails: Guardrails = .default) { self.init() }

    private init() {}

    /// Whether the model can be used. It is `unavailable(.deviceNotEligible)`.
    public var availability: Availability { .unavailable(.deviceNotEligible) }
    /// Whether the model can be used. It is false.
    public var isAvailable: Bool { availability == .available }
    /// The languages that the model knows: none.
    public var supportedLanguages: Set<Locale.Language> { [] }
    /// Returns whether the model knows the language of a locale: it knows none.
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}
