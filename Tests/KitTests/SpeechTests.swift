@testable import AVFoundation
import Foundation
import Synchronization
import Testing

/// A service that says what the test lets it say.
private final class ServiceForTests: SpeechConnection {
    let log = Mutex<[String]>([])
    let requests = Mutex<[SpeechRequest]>([])
    let report = Mutex<(@Sendable @MainActor (SpeechEvent) -> Void)?>(nil)

    func speak(_ request: SpeechRequest) {
        log.withLock { $0.append("speak") }
        requests.withLock { $0.append(request) }
    }
    func cancel() { log.withLock { $0.append("cancel") } }
    func pause() { log.withLock { $0.append("pause") } }
    func resume() { log.withLock { $0.append("resume") } }
    @MainActor func tell(_ events: SpeechEvent...) { for event in events { report.withLock { $0 }?(event) } }
    var calls: [String] { log.withLock { $0 } }
    var texts: [String] { requests.withLock { $0.map(\.text) } }
}

private final class Listener: AVSpeechSynthesizerDelegate {
    var calls: [String] = []
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        calls.append("start \(utterance.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        calls.append("finish \(utterance.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) { calls.append("pause") }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) { calls.append("continue") }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        calls.append("cancel \(utterance.speechString)")
    }
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
    ) {
        calls.append((utterance.speechString as NSString).substring(with: characterRange))
    }
}

/// Spoken texts.
@MainActor @Suite(.serialized) struct SpeechTests {
    private func run(_ body: (AVSpeechSynthesizer, ServiceForTests, Listener) async throws -> Void) async rethrows {
        let own = SpeechService.current
        defer { SpeechService.current = own }
        let (service, listener) = (ServiceForTests(), Listener())
        let voices = [
            ServiceVoice(name: "Alan", language: "en-gb", variant: "MALE1"), ServiceVoice(name: "Eva", language: "de", variant: "female"),
            ServiceVoice(name: "Alan+whisper", language: "en-gb", variant: "whisper"), ServiceVoice(name: "Bob", language: "en_US"),
        ]
        SpeechService.current = SpeechService(
            connect: { report in
                service.report.withLock { $0 = report }
                return service
            }, voices: { voices })
        let synthesizer = AVSpeechSynthesizer()
        synthesizer.delegate = listener
        try await body(synthesizer, service, listener)
    }

    @Test func utterancesAreSpokenOneAfterTheOther() async {
        await run { synthesizer, service, listener in
            synthesizer.speak(AVSpeechUtterance(string: "One & two"))
            synthesizer.speak(AVSpeechUtterance(attributedString: NSAttributedString(string: "Three")))
            #expect(service.texts == [#"<speak><mark name="0"/>One &amp; <mark name="1"/>two</speak>"#] && synthesizer.isSpeaking)
            service.tell(.began, .reachedMark(0), .reachedMark(1), .reachedMark(7), .ended)
            #expect(listener.calls == ["start One & two", "One", "two", "finish One & two"])
            #expect(service.texts.count == 2 && synthesizer.isSpeaking)
            service.tell(.began, .ended)
            #expect(listener.calls.suffix(2) == ["start Three", "finish Three"] && !synthesizer.isSpeaking)
        }
    }

    @Test func settingsAreLimited() {
        let utterance = AVSpeechUtterance(string: "A")
        #expect(utterance.request.rate == 0 && utterance.request.pitch == 0 && utterance.request.volume == 100)
        (utterance.rate, utterance.pitchMultiplier, utterance.volume) = (1, 2, 0)
        #expect(utterance.request.rate == 100 && utterance.request.pitch == 100 && utterance.request.volume == -100)
        (utterance.rate, utterance.pitchMultiplier, utterance.volume) = (-3, 0, .infinity)
        #expect(utterance.request.rate == -100 && utterance.request.pitch == -100 && utterance.request.volume == 100)
        (utterance.rate, utterance.pitchMultiplier, utterance.volume) = (.nan, .nan, .nan)
        #expect(utterance.request.rate == 0 && utterance.request.pitch == 0 && utterance.request.volume == 100)
    }

    @Test func speechIsPausedAndStopped() async {
        await run { synthesizer, service, listener in
            #expect(!synthesizer.stopSpeaking(at: .immediate) && !synthesizer.pauseSpeaking(at: .word) && !synthesizer.continueSpeaking())
            synthesizer.speak(AVSpeechUtterance(string: "One"))
            synthesizer.speak(AVSpeechUtterance(string: "Two"))
            service.tell(.began)
            #expect(synthesizer.pauseSpeaking(at: .word) && synthesizer.isPaused && !synthesizer.pauseSpeaking(at: .word))
            service.tell(.paused)
            #expect(synthesizer.continueSpeaking() && !synthesizer.isPaused)
            // Some services begin anew.
            service.tell(.resumed, .began)
            #expect(synthesizer.stopSpeaking(at: .immediate))
            // What is spoken after it waits for the end of the old utterance.
            synthesizer.speak(AVSpeechUtterance(string: "Three"))
            #expect(service.calls == ["speak", "pause", "resume", "cancel"])
            service.tell(.cancelled)
            #expect(listener.calls == ["start One", "pause", "continue", "cancel One"])
            #expect(service.texts.last?.contains("Three") == true && service.texts.count == 2)
        }
    }

    @Test func pausesAreKept() async throws {
        try await run { synthesizer, service, listener in
            let utterance = AVSpeechUtterance(string: "One")
            (utterance.preUtteranceDelay, utterance.postUtteranceDelay) = (0.02, 0.02)
            synthesizer.speak(utterance)
            synthesizer.speak(AVSpeechUtterance(string: "Two"))
            #expect(synthesizer.isSpeaking && service.calls == [])
            for _ in 0..<6000 where service.calls.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
            service.tell(.began, .ended)
            #expect(service.calls == ["speak"])
            for _ in 0..<6000 where service.calls.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
            service.tell(.ended)
            // Nothing is asked of the service for an utterance that is stopped before.
            synthesizer.speak(utterance)
            #expect(synthesizer.stopSpeaking(at: .immediate))
            for _ in 0..<6000 where synthesizer.isSpeaking { try await Task.sleep(for: .milliseconds(10)) }
            #expect(listener.calls.last == "cancel One" && service.calls == ["speak", "speak"])
        }
    }

    @Test func voicesAreFoundByLanguageAndIdentifier() async {
        await run { synthesizer, service, _ in
            #expect(AVSpeechSynthesisVoice.speechVoices().map(\.language) == ["en-GB", "de", "en-US"])
            #expect(AVSpeechSynthesisVoice(language: "en-US")?.name == "Bob" && AVSpeechSynthesisVoice(language: "de-AT")?.name == "Eva")
            #expect(AVSpeechSynthesisVoice(language: "en")?.name == "Alan" && AVSpeechSynthesisVoice(language: "fr") == nil)
            let voice = AVSpeechSynthesisVoice(identifier: "en-GB:Alan")
            #expect(voice?.gender == .male && voice?.quality == .default && AVSpeechSynthesisVoice(identifier: "Alan") == nil)
            #expect(AVSpeechSynthesisVoice(language: "de")?.gender == .female)
            let utterance = AVSpeechUtterance(string: "A")
            utterance.voice = voice
            synthesizer.speak(utterance)
            #expect(service.requests.withLock { $0.last?.voice } == "Alan")
        }
    }

    /// Whether the library is installed or not, a text comes to an end.
    @Test func withoutAServiceUtterancesAreCancelled() async throws {
        guard SpeechService.current.voices().isEmpty else { return }
        let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
        synthesizer.delegate = listener
        synthesizer.speak(AVSpeechUtterance(string: "One"))
        for _ in 0..<6000 where synthesizer.isSpeaking { try await Task.sleep(for: .milliseconds(10)) }
        #expect(listener.calls == ["cancel One"])
    }

    @Test func sessionsCanBeMade() throws {
        let session = AVAudioSession()
        try session.setCategory(.playback, options: .duckOthers)
        #expect(session !== AVAudioSession.sharedInstance() && session.category == .playback)
    }
}
