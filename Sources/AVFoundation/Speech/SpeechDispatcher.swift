import CSpeechDispatcher
import Foundation
import Synchronization
import os

extension SpeechService {
    /// The service of Linux desktops, with whatever synthesiser the user has chosen.
    static let speechDispatcher = SpeechService(
        connect: { SpeechDispatcherConnection(report: $0) }, voices: { SpeechDispatcherConnection { _ in }.voices() })
}

/// A connection to Speech Dispatcher, which is made with the first text.
private final class SpeechDispatcherConnection: SpeechConnection {
    /// The connection of the library, used on the queue only.
    private struct Open: @unchecked Sendable {
        let speech: OpaquePointer
        let client: Int
    }

    private struct State {
        var open: Open?
        /// The number of the text that is being spoken; nil for none.
        var message: Int?
    }

    private struct WeakConnection {
        weak var connection: SpeechDispatcherConnection?
    }

    /// The connections by the numbers of their clients: the library passes nothing else to its callbacks.
    private static let connections = Mutex<[Int: WeakConnection]>([:])
    private static let loadingError: String? = apus_speech_load().map { String(cString: $0) }

    // The server may have to be started, and callbacks wait for the number of their text.
    private let queue = DispatchQueue(label: "SpeechDispatcher")
    private let state = Mutex(State())
    private let report: @Sendable @MainActor (SpeechEvent) -> Void

    init(report: @escaping @Sendable @MainActor (SpeechEvent) -> Void) {
        self.report = report
    }

    deinit {
        guard let open = state.withLock({ $0.open }) else { return }
        Self.connections.withLock { $0[open.client] = nil }
        // The library waits for the thread of its callbacks, which may have released this object.
        DispatchQueue.global().async { apus_speech_close(open.speech) }
    }

    /// Returns the connection, making it if need be; nil if that is not possible, which is reported once.
    private func connected() -> Open? {
        if let open = state.withLock({ $0.open }) { return open }
        if let error = Self.loadingError {
            RuntimeWarnings.report("Speech Dispatcher's library, which speaks texts, cannot be loaded: \(error)")
            return nil
        }
        let handler: ApusSpeechReport = { message, client, event, mark in
            SpeechDispatcherConnection.received(event, of: message, client: client, mark: mark.map { String(cString: $0) })
        }
        guard let speech = apus_speech_open(ProcessInfo.processInfo.processName, handler) else {
            RuntimeWarnings.report("Speech Dispatcher, which speaks texts, does not run and cannot be started.")
            return nil
        }
        let open = Open(speech: speech, client: Int(apus_speech_client(speech)))
        state.withLock { $0.open = open }
        Self.connections.withLock { $0[open.client] = WeakConnection(connection: self) }
        return open
    }

    private static func received(_ event: ApusSpeechEvent, of message: Int, client: Int, mark: String?) {
        guard let connection = connections.withLock({ $0[client]?.connection }) else { return }
        let news: SpeechEvent
        switch event {
        case APUS_SPEECH_BEGAN: news = .began
        case APUS_SPEECH_ENDED: news = .ended
        case APUS_SPEECH_CANCELLED: news = .cancelled
        case APUS_SPEECH_PAUSED: news = .paused
        case APUS_SPEECH_RESUMED: news = .resumed
        default:
            guard let number = mark.flatMap({ Int($0) }) else { return }
            news = .reachedMark(number)
        }
        connection.queue.async {
            let isOfText = connection.state.withLock { state in
                guard state.message == message else { return false }
                if news == .ended || news == .cancelled { state.message = nil }
                return true
            }
            if isOfText { connection.tell(news) }
        }
    }

    private func tell(_ event: SpeechEvent) {
        DispatchQueue.main.async { [report] in MainActor.assumeIsolated { report(event) } }
    }

    func speak(_ request: SpeechRequest) {
        queue.async { [self] in
            guard let open = connected() else { return tell(.cancelled) }
            let message = apus_speech_say(
                open.speech, request.text, request.voice, request.language, Int32(request.rate), Int32(request.pitch), Int32(request.volume))
            guard message >= 0 else {
                RuntimeWarnings.report("Speech Dispatcher does not speak the texts of the program.")
                return tell(.cancelled)
            }
            state.withLock { $0.message = Int(message) }
        }
    }

    func cancel() {
        queue.async { [self] in
            guard let open = state.withLock({ $0.open }) else { return }
            apus_speech_cancel(open.speech)
            // Not every synthesiser reports it.
            let wasSpeaking = state.withLock { state in
                defer { state.message = nil }
                return state.message != nil
            }
            if wasSpeaking { tell(.cancelled) }
        }
    }

    func pause() { queue.async { [self] in if let open = state.withLock({ $0.open }) { apus_speech_pause(open.speech) } } }
    func resume() { queue.async { [self] in if let open = state.withLock({ $0.open }) { apus_speech_resume(open.speech) } } }

    /// Returns the voices of the synthesiser; none without the service.
    func voices() -> [ServiceVoice] {
        queue.sync {
            guard let open = connected() else { return [] }
            var voices: [ServiceVoice] = []
            withUnsafeMutablePointer(to: &voices) { list in
                apus_speech_list_voices(
                    open.speech,
                    { name, language, variant, list in
                        guard let name, let language else { return }
                        list?.assumingMemoryBound(to: [ServiceVoice].self).pointee.append(
                            ServiceVoice(
                                name: String(cString: name), language: String(cString: language), variant: variant.map { String(cString: $0) } ?? ""))
                    }, list)
            }
            return voices
        }
    }
}
