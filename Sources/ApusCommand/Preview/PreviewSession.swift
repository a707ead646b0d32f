import CAllocator
import Foundation
import RunnerProtocol

/// A preview session: follows the files of a program, builds it, and shows its views to clients.
///
/// Each build is shown by a new process, to which the state of the one before is handed over. The process has been started beforehand, so
/// that only the library has to be loaded. All of this happens on one thread, which takes messages from a mailbox.
final class PreviewSession {
    enum Message: Sendable {
        case joined(any PreviewClient)
        case left(any PreviewClient)
        case request(PreviewRequest, any PreviewClient)
        case changed(Set<String>)
        case built(PreviewBuildThread.Outcome)
        case report(PreviewProcess.Report, process: Int)
        case ended
    }

    let mailbox = Mailbox<Message>()
    var clients: [any PreviewClient] = []
    /// The path that was opened, as the user wrote it.
    var path: String?
    var library: PreviewBuilder.Library?
    /// The latest errors of the compiler; nil if the program compiles.
    var failure: PreviewEvent?
    var choice = PreviewChoice()

    private let folder: URL
    private let host: URL
    private let hostLock: FolderLock
    private let platform: RunnerJob.Profile?
    private var builds: PreviewBuildThread!
    private var watcher: FileWatcher!
    private var processes: [Int: PreviewProcess] = [:]
    private var processCount = 0
    /// The process that shows the views.
    private var current: Int?
    /// The process that loads the library of the latest build.
    private var coming: Arrival?
    /// A process that waits for the next library.
    private var spare: Int?
    private var isSpareNeeded = false
    /// The latest saved states, by canvas.
    private var states: [String: String] = [:]
    /// The canvas at which the current process works.
    private var busyCanvas: String?
    /// Canvases that have ended their process since the last build.
    private var crashed: Set<String> = []
    /// The start of the build that the current process shows, until its first picture has come.
    private var buildStart: ContinuousClock.Instant?

    /// A process that is about to become the current one.
    private struct Arrival {
        var process: Int
        /// The time of the change that it shows; nil if nothing has changed.
        var start: ContinuousClock.Instant?
        var isLoaded = false
        /// Until when the states of the process before are waited for; nil when they are there.
        var stateDeadline: Date?
    }

    /// How long the process before may take to save its state.
    private static let stateTime = 1.0

    /// - Parameters:
    ///   - folder: Receives what the session alone needs; removed by the caller.
    ///   - objects: The folder for object files and the libraries linked from them.
    init(runtime: RuntimeLibrary, options: CompilationOptions, folder: URL, objects: URL) throws(CommandFailure) {
        self.folder = folder
        platform = options.platform
        let program = try PreviewHostProgram(runtime: runtime).executable()
        hostLock = program.lock
        host = folder.appendingPathComponent("bundle/apus-program")
        do {
            try FileManager.default.createDirectory(at: host.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: program.url, to: host)
        } catch {
            throw .failure("The folder '\(folder.path)' cannot be written: \(error.localizedDescription)")
        }
        let mailbox = mailbox
        builds = try PreviewBuildThread(runtime: runtime, options: options, folder: objects) { mailbox.post(.built($0)) }
        watcher = FileWatcher { mailbox.post(.changed($0)) }
    }

    /// Handles messages until the session ends.
    func run() throws {
        // A program that ends while it is written to is not the end of the session.
        signal(SIGPIPE, SIG_IGN)
        // Pictures of many sizes would leave gaps in the heap: memory that large goes back to the system when it is freed.
        allocator_return_blocks(1 << 20)
        spare = try start()
        while true {
            guard let message = mailbox.next(before: coming?.stateDeadline) else {
                // The process before does not answer: its state is lost.
                coming?.stateDeadline = nil
                showComing()
                continue
            }
            if case .ended = message { break }
            handle(message)
        }
        for process in processes.values { process.end() }
    }

    private func handle(_ message: Message) {
        switch message {
        case .joined(let client):
            clients.append(client)
            describe(to: client)
        case .left(let client):
            clients.removeAll { $0 === client }
            // A frame on its way to this client will not be confirmed any more.
            if !clients.contains(where: \.showsFrames) { confirmFrames() }
        case .request(let request, let client): handle(request, of: client)
        case .changed(let paths): filesChanged(paths)
        case .built(let outcome): built(outcome)
        case .report(let report, let process): handle(report, of: process)
        case .ended: break
        }
    }

    // MARK: Events

    /// Sends an event to all clients.
    func tell(_ event: PreviewEvent, pixels: Data = Data()) {
        for client in clients { client.send(event, pixels: pixels) }
    }

    /// Sends the present situation to a client.
    func describe(to client: any PreviewClient) {
        guard let library else {
            if path != nil { client.send(failure ?? PreviewEvent(.building), pixels: Data()) }
            return
        }
        client.send(.views(in: library), pixels: Data())
        client.send(canvasesEvent, pixels: Data())
        if let failure { client.send(failure, pixels: Data()) }
        send(PreviewRequest(.redraw))
    }

    private var canvasesEvent: PreviewEvent {
        var event = PreviewEvent(.canvases)
        event.canvases = choice.canvases
        return event
    }

    // MARK: Requests

    private func handle(_ request: PreviewRequest, of client: any PreviewClient) {
        switch request.type {
        case .open:
            guard let path = request.path else { return refuse(request, "A request to open needs a path.", client) }
            open(path)
        case .reload: build(isLocated: false)
        case .status: describe(to: client)
        case .choose:
            if let unknown = choice.choose(request, from: library) { return refuse(request, unknown, client) }
            tell(canvasesEvent)
            if current == nil, coming == nil, failure == nil { startComing() } else { showChoice() }
        case .scale:
            choice.scale = request.scale
            send(request)
        case .load, .show, .save: refuse(request, "A client cannot send '\(request.type.rawValue)'.", client)
        case .redraw, .drawn: send(request)
        case .pointer, .wheel, .key, .type, .press, .picture, .tree:
            guard current != nil else { return refuse(request, "Nothing is shown.", client) }
            guard let canvas = request.canvas, choice.canvases.contains(where: { $0.id == canvas }) else {
                return refuse(request, "There is no canvas '\(request.canvas ?? "")'.", client)
            }
            send(request)
        }
    }

    private func refuse(_ request: PreviewRequest, _ message: String, _ client: any PreviewClient) {
        var event = PreviewEvent(.refused)
        event.id = request.id
        event.canvas = request.canvas
        event.message = message
        client.send(event, pixels: Data())
    }

    /// Sends a request to the program that shows the views.
    private func send(_ request: PreviewRequest) {
        if let current { processes[current]?.send(request) }
    }

    private func confirmFrames() {
        for canvas in choice.canvases {
            var request = PreviewRequest(.drawn)
            request.canvas = canvas.id
            send(request)
        }
    }

    // MARK: Builds

    /// Shows the program at a path.
    func open(_ path: String) {
        if path != self.path {
            self.path = path
            library = nil
            states = [:]
            choice.forgetViews()
        }
        watcher.watch([path])
        build(isLocated: false)
    }

    private func build(isLocated: Bool, since start: ContinuousClock.Instant = .now) {
        guard let path else { return }
        tell(PreviewEvent(.building))
        builds.build(.init(path: path, isLocated: isLocated, start: start))
    }

    private func filesChanged(_ paths: Set<String>) {
        let start = ContinuousClock.now
        let code = paths.filter { $0.hasSuffix(".swift") }
        if code.isEmpty {
            // Resources are looked up by the program: a new process finds the new ones.
            let resources = paths.filter { isResource($0) }
            if library != nil, failure == nil, !resources.isEmpty { startComing(since: start) }
            return
        }
        let known = Set(library.map(\.sourceFiles) ?? [])
        let isLocated = code.allSatisfy { known.contains($0) && FileManager.default.fileExists(atPath: $0) && !$0.hasSuffix("/Package.swift") }
        build(isLocated: isLocated, since: start)
    }

    /// Whether a file may be a resource, rather than a picture that the program has written for a client or an editor's own file.
    private func isResource(_ path: String) -> Bool {
        !choice.writtenFiles.contains(path) && !path.hasSuffix("~") && !(path as NSString).pathExtension.isEmpty
    }

    private func built(_ outcome: PreviewBuildThread.Outcome) {
        guard outcome.order.path == path else { return }
        watcher.watch(outcome.watchedPaths)
        switch outcome.library {
        case .success(let built):
            failure = nil
            crashed = []
            let isNew = library.map { $0.catalogue != built.catalogue } ?? true
            library = built
            choice.follow(built.catalogue)
            if isNew {
                tell(.views(in: built))
                tell(canvasesEvent)
            }
            guard !built.catalogue.entries.isEmpty else { return fail(.noViews(in: built)) }
            startComing(since: outcome.order.start)
        case .failure(let error):
            fail(.errors(error))
        }
    }

    /// Tells why nothing new is shown. The last pictures stay.
    private func fail(_ event: PreviewEvent) {
        failure = event
        tell(event)
    }

    // MARK: Processes

    /// Starts a process that waits for a library.
    private func start() throws -> Int {
        processCount += 1
        let number = processCount
        let mailbox = mailbox
        processes[number] = try PreviewProcess(
            executable: host, directory: nil, eventPipe: folder.appendingPathComponent("events-\(number)"), platform: platform
        ) { mailbox.post(.report($0, process: number)) }
        return number
    }

    /// Lets a process load the library, and the current one save its state.
    ///
    /// - Parameter start: The time of the change that is shown; nil if nothing has changed.
    private func startComing(since start: ContinuousClock.Instant? = nil) {
        guard let library else { return }
        let start = start ?? coming?.start
        if let coming { end(coming.process) }
        do {
            let number = try spare ?? self.start()
            spare = nil
            ResourceLinks.refresh(
                beside: host, from: library.resourceFolders.map { URL(fileURLWithPath: $0) },
                of: ProgramInformation(name: (library.title as NSString).deletingPathExtension))
            var request = PreviewRequest(.load)
            request.library = library.path
            request.entry = RegistrationSource.entrySymbol
            request.resourceFolders = library.resourceFolders
            request.previews = library.previews
            processes[number]?.send(request)
            let deadline = current == nil ? nil : Date(timeIntervalSinceNow: Self.stateTime)
            coming = Arrival(process: number, start: start, stateDeadline: deadline)
            if current != nil { send(PreviewRequest(.save)) }
        } catch {
            tell(.errors(error))
        }
    }

    /// Shows the views in the process that has loaded the library, if everything for it is there.
    private func showComing() {
        guard let arrival = coming, arrival.isLoaded, arrival.stateDeadline == nil else { return }
        coming = nil
        let old = current
        current = arrival.process
        buildStart = arrival.start ?? buildStart
        busyCanvas = nil
        showChoice()
        if let old { end(old) }
        isSpareNeeded = true
    }

    /// Starts the process that waits for the next library. Before the first picture of the current one its start would only delay that.
    private func startSpare() {
        guard isSpareNeeded else { return }
        isSpareNeeded = false
        if spare == nil { spare = try? start() }
    }

    /// Lets the current process show the chosen canvases.
    private func showChoice() {
        var request = PreviewRequest(.show)
        request.canvases = choice.scaledCanvases.filter { !crashed.contains($0.id) }
        request.states = states.filter { state in choice.canvases.contains { $0.id == state.key } }
        send(request)
    }

    private func end(_ number: Int) {
        processes[number]?.end()
        processes[number] = nil
    }

    private func handle(_ report: PreviewProcess.Report, of number: Int) {
        switch report {
        case .event(let event, let pixels): handle(event, pixels: pixels, of: number)
        case .output(let text):
            guard number != spare else { return }
            var event = PreviewEvent(.output)
            event.text = text
            tell(event)
        case .ended(let reason): processEnded(number, reason)
        }
    }

    private func handle(_ event: PreviewEvent, pixels: Data, of number: Int) {
        switch event.type {
        case .loaded where number == coming?.process:
            if let message = event.message {
                end(number)
                coming = nil
                fail(.crash(of: nil, message))
            } else {
                coming?.isLoaded = true
                showComing()
            }
        case .saved where number == current:
            states.merge(event.states ?? [:]) { $1 }
            coming?.stateDeadline = nil
            showComing()
        case .began where number == current:
            busyCanvas = event.canvas
        case .frame where number == current:
            tell(event, pixels: pixels)
            if !clients.contains(where: \.showsFrames) { confirmFrames() }
            if let start = buildStart {
                buildStart = nil
                var built = PreviewEvent(.built)
                built.title = library?.title
                built.seconds = (ContinuousClock.now - start) / .seconds(1)
                tell(built)
            }
            startSpare()
        case .failed where number == current:
            tell(event)
            startSpare()
        case .picture where number == current:
            if let file = event.file { choice.writtenFiles.insert(URL(fileURLWithPath: file).standardizedFileURL.path) }
            tell(event)
        case _ where number == current:
            tell(event)
        default: break
        }
    }

    private func processEnded(_ number: Int, _ reason: String) {
        processes[number] = nil
        if number == spare {
            spare = nil
            return
        }
        if number == coming?.process {
            coming = nil
            fail(.crash(of: nil, reason))
        }
        guard number == current else { return }
        current = nil
        let event = PreviewEvent.crash(of: busyCanvas, reason)
        tell(event)
        coming?.stateDeadline = nil
        showComing()
        // The other canvases are shown again.
        if let busyCanvas, crashed.insert(busyCanvas).inserted, current == nil, coming == nil,
            choice.canvases.contains(where: { !crashed.contains($0.id) })
        {
            startComing()
        }
    }
}
