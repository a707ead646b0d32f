import Foundation
import FoundationOverlay

/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to be spoken, and how. It is used on the main thread.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The text.
    public let speechString: String
    /// The text with the attributes that it was created with, which have no effect.
    public let attributedSpeechString: NSAttributedString
    /// The voice; nil for one of the user's language.
    open var voice: AVSpeechSynthesisVoice?
    /// The rate of speech, from 0 to 1; 0.5 by default. Values outside of the range are clamped, and NaN counts as 0.5.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The factor of the pitch, from 0.5 to 2; 1 by default. Values outside of the range are clamped, and NaN counts as 1.
    open var pitchMultiplier: Float = 1
    /// The volume, from 0 to 1; 1 by default. Values outside of the range are clamped, and NaN counts as 1.
    open var volume: Float = 1
    /// The pause before the text, in seconds. Negative and infinite ones count as 0.
    open var preUtteranceDelay: TimeInterval = 0
    /// The pause after the text before the next one, in seconds. Negative and infinite ones count as 0.
    open var postUtteranceDelay: TimeInterval = 0
    /// Whether the settings of a screen reader take the place of those of the utterance. Kept only: Speech Dispatcher has no such settings.
    open var prefersAssistiveTechnologySettings = false

    /// Creates an utterance of a text.
    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
        super.init()
    }

    /// Creates an utterance of a text with attributes, which have no effect.
    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
        super.init()
    }

    /// The ranges of the words, by the numbers of their marks in the request.
    private(set) lazy var words: [Range<String.Index>] = {
        var words: [Range<String.Index>] = []
        speechString.enumerateSubstrings(in: speechString.startIndex..<speechString.endIndex, options: [.byWords, .substringNotRequired]) {
            _, word, _, _ in
            words.append(word)
        }
        return words
    }()

    /// The text for a service, with a mark before each word.
    var request: SpeechRequest {
        func number(_ value: Float, _ range: ClosedRange<Float>, else usual: Float) -> Float {
            value.isNaN ? usual : min(max(value, range.lowerBound), range.upperBound)
        }
        func escaped(_ text: Substring) -> String {
            String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        }
        var text = "<speak>"
        var end = speechString.startIndex
        for (index, word) in words.enumerated() {
            text += escaped(speechString[end..<word.lowerBound]) + "<mark name=\"\(index)\"/>" + escaped(speechString[word])
            end = word.upperBound
        }
        text += escaped(speechString[end...]) + "</speak>"
        var request = SpeechRequest(text: text)
        request.voice = voice?.name
        request.language = voice?.language ?? AVSpeechSynthesisVoice.currentLanguageCode()
        request.rate = Int(((number(rate, 0...1, else: 0.5) - 0.5) * 200).rounded())
        request.pitch = Int((log2(number(pitchMultiplier, 0.5...2, else: 1)) * 100).rounded())
        request.volume = Int((number(volume, 0...1, else: 1) * 200 - 100).rounded())
        return request
    }
}
