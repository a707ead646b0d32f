import Foundation
import RunnerProtocol

/// A client that asks a session and waits for the answers. Used on one thread, which is not the session's.
final class PreviewDialogue: PreviewClient, @unchecked Sendable {
    let showsFrames = false
    private let session: Mailbox<PreviewSession.Message>
    private let events = Mailbox<PreviewEvent>()
    private var requestCount = 0
    /// The latest views, canvases and errors. Used on the dialogue's thread only.
    private(set) var views: [PreviewEvent.View] = []
    private(set) var canvases: [PreviewCanvas] = []
    private(set) var problem: PreviewEvent?
    private var isBuilding = true
    private var crashes: [String: String] = [:]

    /// How long an answer may take, in seconds: a first build may take long.
    private static let patience = 120.0

    init(session: Mailbox<PreviewSession.Message>) {
        self.session = session
        session.post(.joined(self))
    }

    func send(_ event: PreviewEvent, pixels: Data) { events.post(event) }

    /// Waits until the latest change has been built and shown, or has turned out not to compile.
    func waitForBuild() {
        // A file that was written just now is noticed within this time.
        usleep(50_000)
        while let event = events.next(before: .distantPast) { note(event) }
        wait { [self] _ in !isBuilding }
    }

    /// Sends a request and returns its answer; nil if none comes.
    func ask(_ request: PreviewRequest) -> PreviewEvent? {
        requestCount += 1
        var request = request
        let id = requestCount
        request.id = id
        session.post(.request(request, self))
        return wait { $0?.id == id }
    }

    /// Shows a view in a variant; returns the canvas, or the reason why it cannot be shown.
    func show(_ view: String, _ variant: PreviewVariant) -> Result<PreviewCanvas, CommandFailure> {
        if canvases.first?.view == view, canvases.first?.variant == variant, canvases.count == 1, crashes[view] == nil {
            return .success(canvases[0])
        }
        var request = PreviewRequest(.choose)
        requestCount += 1
        request.id = requestCount
        let id = requestCount
        request.views = [view]
        request.variants = [variant]
        crashes[view] = nil
        session.post(.request(request, self))
        var refusal: String?
        wait { event in
            if event?.type == .refused, event?.id == id { refusal = event?.message }
            return refusal != nil || event?.type == .shown && event?.canvas == view
                || (event?.type == .crashed || event?.type == .failed) && event?.canvas == view
        }
        if let message = refusal ?? crashes[view] { return .failure(.failure(message)) }
        return .success(PreviewCanvas(id: view, view: view, variant: variant))
    }

    @discardableResult
    private func wait(until isWanted: (PreviewEvent?) -> Bool) -> PreviewEvent? {
        if isWanted(nil) { return nil }
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        while let event = events.next(before: deadline) {
            note(event)
            if isWanted(event) { return event }
        }
        return nil
    }

    private func note(_ event: PreviewEvent) {
        switch event.type {
        case .views: views = event.views ?? []
        case .canvases: canvases = event.canvases ?? []
        case .building: isBuilding = true
        case .built:
            isBuilding = false
            problem = nil
            crashes = [:]
        case .errors:
            isBuilding = false
            problem = event
        case .crashed, .failed:
            isBuilding = false
            if let canvas = event.canvas { crashes[canvas] = event.message ?? "It crashed." } else { problem = event }
        default: break
        }
    }
}
