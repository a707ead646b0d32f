import Foundation

/// Where speech is interrupted. Speech Dispatcher decides itself: both have the same effect.
public enum AVSpeechBoundary: Int, Sendable {
    case immediate, word
}

/// Speaks texts through Speech Dispatcher, one after the other.
///
///     let synthesizer = AVSpeechSynthesizer()
///     synthesizer.speak(AVSpeechUtterance(string: "Good morning"))
///
/// It is used on the main thread. It speaks while the object exists. Without Speech Dispatcher each utterance is cancelled, and the program says
/// once why on standard error.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// The delegate, which is told of the utterances on the main thread. The reference is weak.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether an utterance is spoken or waits.
    public var isSpeaking: Bool { current != nil || !waiting.isEmpty }
    /// Whether the speech is paused.
    public private(set) var isPaused = false
    /// Whether the speech uses the audio session of the program. Kept only: the desktop mixes all sounds.
    open var usesApplicationAudioSession = true

    private var waiting: [AVSpeechUtterance] = []
    /// The utterance that is being spoken, or whose pause before the text runs.
    private var current: AVSpeechUtterance?
    /// Whether the service has been asked to speak the utterance.
    private var isRequested = false
    /// Whether the delegate has been told that the utterance has started.
    private var isStarted = false
    /// Ends with the pause before or after an utterance.
    private var delay: DispatchWorkItem?
    private lazy var connection: any SpeechConnection = SpeechService.current.connect { [weak self] in self?.received($0) }

    /// Adds an utterance to the queue, whose utterances are spoken one after the other.
    open func speak(_ utterance: AVSpeechUtterance) {
        waiting.append(utterance)
        speakNext()
    }

    /// Ends the speech and forgets the utterances that wait. The delegate is told of the one that was spoken. Returns whether there was any.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard isSpeaking else { return false }
        waiting = []
        isPaused = false
        guard let current else {
            delay?.cancel()
            delay = nil
            return true
        }
        if isRequested {
            connection.cancel()
        } else {
            // The caller goes on before the delegate is told.
            delay?.cancel()
            delay = nil
            DispatchQueue.main.async { [weak self] in if self?.current === current { self?.finish(isCancelled: true) } }
        }
        return true
    }

    /// Pauses the speech. Returns whether there is any that was not paused.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard isSpeaking, !isPaused else { return false }
        isPaused = true
        if isRequested { connection.pause() }
        return true
    }

    /// Continues paused speech. Returns whether it was paused.
    @discardableResult open func continueSpeaking() -> Bool {
        guard isPaused else { return false }
        isPaused = false
        if isRequested { connection.resume() } else if current == nil { speakNext() } else if delay == nil { request() }
        return true
    }

    private func speakNext() {
        guard current == nil, delay == nil, !isPaused, !waiting.isEmpty else { return }
        let utterance = waiting.removeFirst()
        current = utterance
        wait(utterance.preUtteranceDelay) { [weak self] in
            if let self, !isPaused { request() }
        }
    }

    private func request() {
        guard let current else { return }
        isRequested = true
        connection.speak(current.request)
    }

    /// Calls a function after a pause in seconds, or at once without one.
    private func wait(_ seconds: TimeInterval, _ done: @escaping @Sendable () -> Void) {
        guard seconds > 0, seconds.isFinite else { return done() }
        let item = DispatchWorkItem { [weak self] in
            self?.delay = nil
            done()
        }
        delay = item
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
    }

    private func received(_ event: SpeechEvent) {
        guard let current, isRequested else { return }
        switch event {
        case .began:
            // A service that resumes may begin anew.
            guard !isStarted else { return }
            isStarted = true
            delegate?.speechSynthesizer(self, didStart: current)
        case .reachedMark(let index):
            guard current.words.indices.contains(index) else { return }
            let range = NSRange(current.words[index], in: current.speechString)
            delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: range, utterance: current)
        case .paused: delegate?.speechSynthesizer(self, didPause: current)
        case .resumed: delegate?.speechSynthesizer(self, didContinue: current)
        case .ended: finish(isCancelled: false)
        case .cancelled: finish(isCancelled: true)
        }
    }

    private func finish(isCancelled: Bool) {
        guard let utterance = current else { return }
        (current, isRequested, isStarted) = (nil, false, false)
        if isCancelled {
            delegate?.speechSynthesizer(self, didCancel: utterance)
            speakNext()
        } else {
            delegate?.speechSynthesizer(self, didFinish: utterance)
            wait(utterance.postUtteranceDelay) { [weak self] in self?.speakNext() }
        }
    }
}

/// An object that is told of the utterances of a synthesiser. The default implementations do nothing.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
    /// The text begins.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// The text has been spoken to its end.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// The speech has been paused.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// The speech goes on after a pause.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// The speech has been stopped, or the text cannot be spoken.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// A word begins, with its range in the text. Not every synthesiser tells.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
    ) {}
}
