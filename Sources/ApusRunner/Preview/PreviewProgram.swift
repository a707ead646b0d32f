import Foundation
import RunnerProtocol
import SwiftUI
import SwiftUICore

/// The program of `apus preview`: loads the library with the user's views and shows them on canvases, as requested.
///
/// It is started before it is needed, so that a changed library is shown as soon as it is linked.
@MainActor
final class PreviewProgram {
    private let channel: PreviewChannel
    private var views: [String: _ApusView] = [:]
    private var canvases: [String: LiveCanvas] = [:]
    private var order: [String] = []
    private var frameTimer: Timer?
    /// The canvas at which the program works, as the session knows.
    private var busyCanvas: String?
    private static let frameDuration = 1.0 / 60

    init(channel: PreviewChannel) {
        self.channel = channel
    }

    /// Runs until the requests end.
    static func run(eventPipe: String) -> Int32 {
        StandardOutput.bufferByLine()
        guard let channel = PreviewChannel(eventPipe: eventPipe) else { return 1 }
        // Whatever takes time once is done before the library comes.
        Engines.install()
        ProgramStorage.place = .memory
        let program = PreviewProgram(channel: channel)
        program.warmUp()
        channel.receive { program.handle($0) }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Draws views as most programs have them, so that types are known, fonts are found and caches are filled before the first view comes.
    private func warmUp() {
        let host = OffscreenHost(WarmUpView(), variant: PreviewVariant(), purpose: .picture, animates: true)
        host.tree.update()
        if let root = host.tree.rootNode {
            _ = try? LiveCanvas.renderer(for: host.tree).bitmap(of: DisplayListBuilder.draw(root, displayScale: 2), size: host.tree.size)
        }
        host.end()
    }

    private func handle(_ request: PreviewRequest) {
        switch request.type {
        case .load: load(request)
        case .show: show(request.canvases ?? [], states: request.states ?? [:])
        case .save: save(request)
        case .redraw: for canvas in canvases.values { canvas.redraw() }
        case .scale:
            guard let scale = request.scale, scale > 0, scale <= 16 else { return }
            for canvas in canvases.values { canvas.scale = scale }
        default:
            guard let id = request.canvas, let canvas = canvases[id] else { return answer(request, message: "There is no such canvas.") }
            // The next frame comes with the next tick.
            if request.type == .drawn { return canvas.frameWasShown() }
            begin(id)
            if let event = canvas.handle(request) { channel.send(event) }
        }
        drawFrame()
    }

    private func answer(_ request: PreviewRequest, message: String) {
        guard request.type != .drawn else { return }
        var event = PreviewEvent(.refused)
        event.id = request.id
        event.canvas = request.canvas
        event.message = message
        channel.send(event)
    }

    /// Says which canvas is to blame if the program ends now.
    private func begin(_ id: String) {
        guard id != busyCanvas else { return }
        busyCanvas = id
        var event = PreviewEvent(.began)
        event.canvas = id
        channel.send(event)
    }

    // MARK: Views

    private func load(_ request: PreviewRequest) {
        ResourceLookup.searchFolders = (request.resourceFolders ?? []).map { URL(fileURLWithPath: $0) }
        var event = PreviewEvent(.loaded)
        event.id = request.id
        // The symbols of previews are looked up in all that is loaded.
        if let path = request.library, let library = dlopen(path, RTLD_NOW | RTLD_GLOBAL), let entry = dlsym(library, request.entry ?? "") {
            // The generated function has this type.
            let make = unsafeBitCast(entry, to: (@convention(c) () -> UnsafeMutableRawPointer).self)
            let list = _ApusViewList.takeOver(make())
            views = Dictionary(list.views.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
            for (name, symbol) in request.previews ?? [:] { views[name] = _ApusView(name, preview: symbol) }
        } else {
            event.message = dlerror().map { String(cString: $0) } ?? "The library cannot be loaded."
        }
        channel.send(event)
    }

    /// Shows these canvases and no others. A canvas that is shown already stays as it is.
    private func show(_ wanted: [PreviewCanvas], states: [String: String]) {
        for (id, canvas) in canvases where !wanted.contains(canvas.canvas) {
            canvas.end()
            canvases[id] = nil
        }
        order = wanted.map(\.id)
        for description in wanted where canvases[description.id] == nil {
            begin(description.id)
            do {
                let collector = CanvasCollector()
                guard let view = views[description.view] else { throw RunnerFailure("it is not in the compiled program") }
                try view.handle(collector.runner(for: description))
                guard let make = collector.canvases.first else { throw RunnerFailure("it has no content") }
                let canvas = make(description, channel)
                canvas.onFrameNeeded = { [weak self] in self?.startFrames() }
                canvases[description.id] = canvas
                if let state = states[description.id] { canvas.restore(state) }
                canvas.update()
                if let circle = canvas.host.tree.recursion.foundCycle { throw RunnerFailure(circle.message) }
            } catch {
                var event = PreviewEvent(.failed)
                event.canvas = description.id
                event.message = "\(error)"
                channel.send(event)
            }
        }
        startFrames()
    }

    private func save(_ request: PreviewRequest) {
        var event = PreviewEvent(.saved)
        event.id = request.id
        event.states = canvases.compactMapValues { $0.savedState }
        channel.send(event)
    }

    // MARK: Frames

    private func startFrames() {
        guard frameTimer == nil else { return }
        // `Timer(timeInterval:repeats:block:)` fires at once on Linux, not after the interval.
        let date = Date(timeIntervalSinceNow: Self.frameDuration)
        let timer = Timer(fire: date, interval: Self.frameDuration, repeats: true) { [weak self] _ in
            let program = self
            MainActor.assumeIsolated { program?.drawFrame() }
        }
        frameTimer = timer
        RunLoop.main.add(timer, forMode: .default)
    }

    private func drawFrame() {
        var goesOn = false
        for id in order {
            guard let canvas = canvases[id] else { continue }
            if canvas.isFrameNeeded, !canvas.isWaiting {
                if canvas.mayCrash { begin(id) }
                canvas.update()
            }
            goesOn = goesOn || canvas.isFrameNeeded
        }
        if goesOn {
            startFrames()
        } else {
            frameTimer?.invalidate()
            frameTimer = nil
        }
    }
}
