import Foundation

/// How well a voice sounds. Speech Dispatcher does not tell: all its voices are of the default quality.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced = 2
    case premium = 3
}

/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    case unspecified, male, female
}

/// A voice of the synthesiser that the user has chosen for Speech Dispatcher.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    let voice: ServiceVoice

    /// The language and the region, such as "en-GB".
    public let language: String
    /// The name of the voice.
    public var name: String { voice.name }
    /// The language and the name, which identify the voice.
    public var identifier: String { "\(language):\(name)" }
    /// Always the default quality, since Speech Dispatcher does not tell.
    public let quality = AVSpeechSynthesisVoiceQuality.default
    /// The gender of the voice; `unspecified` if the synthesiser does not tell.
    public var gender: AVSpeechSynthesisVoiceGender {
        let variant = voice.variant.lowercased()
        return variant.contains("female") ? .female : variant.contains("male") ? .male : .unspecified
    }

    init(_ voice: ServiceVoice) {
        self.voice = voice
        language = Self.code(voice.language)
        super.init()
    }

    /// Returns the code of a language with the usual letters.
    private static func code(_ language: String) -> String {
        let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
        return parts.enumerated().map { index, part in
            index == 0 ? part.lowercased() : part.count == 2 ? part.uppercased() : String(part)
        }.joined(separator: "-")
    }

    /// Returns the voices; none without Speech Dispatcher. It waits for the service.
    ///
    /// eSpeak NG has each voice in a hundred variants, such as "English+whisper". They are left out.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] {
        SpeechService.current.voices().filter { $0.variant.isEmpty || !$0.name.hasSuffix("+\($0.variant)") }.map { AVSpeechSynthesisVoice($0) }
    }

    /// The code of the user's language, such as "en-US".
    open class func currentLanguageCode() -> String { code(Locale.current.identifier(.bcp47)) }

    /// Creates the voice with an identifier; nil if there is none.
    public convenience init?(identifier: String) {
        guard let voice = Self.speechVoices().first(where: { $0.identifier == identifier }) else { return nil }
        self.init(voice.voice)
    }

    /// Creates a voice for a language, such as "en-GB" or "en", or the user's language for nil: one of the language and region, or else of the language;
    /// nil if there is none.
    public convenience init?(language languageCode: String?) {
        let wanted = Self.code(languageCode ?? Self.currentLanguageCode())
        let all = Self.speechVoices()
        let base = wanted.prefix { $0 != "-" }
        guard
            let voice = all.first(where: { $0.language == wanted }) ?? all.first(where: { $0.language == base })
                ?? all.first(where: { $0.language.prefix { $0 != "-" } == base })
        else { return nil }
        self.init(voice.voice)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? AVSpeechSynthesisVoice)?.voice == voice }
    open override var hash: Int { voice.hashValue }
}
