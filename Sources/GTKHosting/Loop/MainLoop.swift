#if GTK
import CGTKHost
import Foundation

/// GLib's main loop, which also serves Dispatch's main queue, the main actor and the timers of `RunLoop.main`.
///
/// Nothing is polled: the loop sleeps until an event, work for the queue, or a timer.
@MainActor
enum MainLoop {
    private static var loop: OpaquePointer?
    private static var isServing = false

    /// Runs until `stop()`.
    static func run() {
        serveMainQueue()
        loop = g_main_loop_new(nil, 0)
        g_main_loop_run(loop)
        g_main_loop_unref(loop)
        loop = nil
    }

    /// Ends the loop once what is being handled is done.
    static func stop() {
        if let loop { g_main_loop_quit(loop) }
    }

    private static func serveMainQueue() {
        guard !isServing else { return }
        isServing = true
        apus_serve_main_queue { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }

    /// Calls a function once, as soon as there is nothing more urgent to do.
    static func afterwards(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
}

/// Calls a function once after a time.
@MainActor
final class Timeout {
    private var source: guint = 0
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Waits anew.
    func start(after seconds: Double) {
        stop()
        // At least a millisecond: less is a busy loop to GLib.
        let milliseconds = guint(max(1, min(seconds * 1000, 1e9)).rounded(.up))
        let fire: Handler = { data in
            let timeout = owner(data, as: Timeout.self)
            timeout.source = 0
            timeout.action()
            return 0
        }
        source = g_timeout_add(milliseconds, unisolated(fire), Unmanaged.passUnretained(self).toOpaque())
    }

    private typealias Handler = @MainActor @convention(c) (UnsafeMutableRawPointer?) -> gboolean

    func stop() {
        if source != 0 { g_source_remove(source) }
        source = 0
    }

    isolated deinit {
        stop()
    }
}
#endif
