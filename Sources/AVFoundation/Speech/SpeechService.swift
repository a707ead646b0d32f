import Synchronization

/// An event of a service that speaks a text.
enum SpeechEvent: Hashable, Sendable {
    case began, ended, cancelled, paused, resumed
    /// The speech has reached a mark of the text.
    case reachedMark(Int)
}

/// A text to be spoken.
struct SpeechRequest: Hashable, Sendable {
    /// The text in SSML, with marks that are numbers.
    var text: String
    /// The name of the voice; nil for one of the language.
    var voice: String?
    /// The language; nil for that of the service.
    var language: String?
    /// The rate, from -100 to 100.
    var rate = 0
    /// The pitch, from -100 to 100.
    var pitch = 0
    /// The volume, from -100 to 100.
    var volume = 100
}

/// A voice of a service.
struct ServiceVoice: Hashable, Sendable {
    var name: String
    var language: String
    var variant = ""
}

/// A connection to a service that speaks one text at a time. It reports each event on the main queue.
protocol SpeechConnection: AnyObject, Sendable {
    /// Speaks a text. A text that cannot be spoken is reported as cancelled.
    func speak(_ request: SpeechRequest)
    /// Ends the speech, which is reported.
    func cancel()
    func pause()
    func resume()
}

/// A service that speaks texts.
struct SpeechService: Sendable {
    /// Makes a connection that calls a function with its events on the main queue.
    var connect: @Sendable (_ report: @escaping @Sendable @MainActor (SpeechEvent) -> Void) -> any SpeechConnection
    /// Returns the voices; none without the service.
    var voices: @Sendable () -> [ServiceVoice]

    private static let chosen = Mutex(speechDispatcher)

    /// The service of the program.
    static var current: SpeechService {
        get { chosen.withLock { $0 } }
        set { chosen.withLock { $0 = newValue } }
    }
}
