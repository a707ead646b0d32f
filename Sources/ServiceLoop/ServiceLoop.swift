import CGIO
import Foundation

/// A thread with a main context of GLib, on which services of the desktop tell their news: programs need no main loop of GLib for them, and
/// the main loop of windows is not disturbed.
///
/// The thread begins with the first use, and waits without being woken while there are no news.
package enum ServiceLoop {
    /// The context, which a pointer holds for the life of the program.
    private struct Context: @unchecked Sendable {
        let pointer: OpaquePointer?
    }

    private static let context: Context = {
        let context = Context(pointer: g_main_context_new())
        let thread = Thread {
            g_main_context_push_thread_default(context.pointer)
            g_main_loop_run(g_main_loop_new(context.pointer, 0))
        }
        thread.name = "services"
        thread.start()
        return context
    }()

    private final class Work {
        let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }
    }

    /// Calls functions on the thread of the loop, in the order in which they are passed.
    package static func perform(_ body: @escaping @Sendable () -> Void) {
        let source = g_idle_source_new()
        g_source_set_priority(source, G_PRIORITY_DEFAULT)
        g_source_set_callback(
            source,
            { data in
                if let data { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().body() }
                return 0
            }, Unmanaged.passRetained(Work(body)).toOpaque(), { data in if let data { Unmanaged<Work>.fromOpaque(data).release() } })
        g_source_attach(source, context.pointer)
        g_source_unref(source)
    }

    /// Calls a function as on another thread: what it creates tells its news in the main loop of windows. It is called on the thread of services.
    package static func outsideContext<Result>(_ body: () -> Result) -> Result {
        g_main_context_pop_thread_default(context.pointer)
        defer { g_main_context_push_thread_default(context.pointer) }
        return body()
    }
}
