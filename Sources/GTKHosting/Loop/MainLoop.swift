#if GTK
import CGTKHost
import Foundation
import SwiftUICore

/// GLib's main loop, which also runs the main queue of Dispatch, the main actor and the timers of `RunLoop.main`.
///
/// Nothing is polled: the loop sleeps until there is an event, work in the queue or a timer that fires.
@MainActor
enum MainLoop {
    private static var loop: OpaquePointer?
    private static var isServing = false

    /// Runs the loop until `stop()` is called.
    static func run() {
        serveMainQueue()
        loop = g_main_loop_new(nil, 0)
        g_main_loop_run(loop)
        g_main_loop_unref(loop)
        loop = nil
    }

    /// Ends the loop after the current event has been handled.
    static func stop() {
        if let loop { g_main_loop_quit(loop) }
    }

    private static func serveMainQueue() {
        guard !isServing else { return }
        isServing = true
        apus_serve_main_queue {
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
            ProgramStorage.noticeChanges()
        }
    }

    /// Calls a function once, after the current event.
    static func afterwards(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
}

/// Calls a function once after a delay.
@MainActor
final class Timeout {
    private var source: guint = 0
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Starts the delay, replacing a running one.
    func start(after seconds: Double) {
        stop()
        // At least one millisecond, because GLib treats shorter delays as a busy loop.
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
