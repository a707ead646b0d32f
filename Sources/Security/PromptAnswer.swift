import CGIO
import Foundation
import ServiceLoop
import Synchronization

/// The answer of the user to a dialog of the store of secrets.
final class PromptAnswer: @unchecked Sendable {
    private static let interface = "org.freedesktop.Secret.Prompt"
    /// How long a program waits for the user, in seconds.
    private static let patience = 300.0

    private enum State {
        case open, dismissed
        case completed(Variant?)
    }

    // The pointer is only read, and the bus may be used on all threads.
    private let bus: OpaquePointer
    private let service: String
    private let path: String
    private let state = Mutex(State.open)
    private let semaphore = DispatchSemaphore(value: 0)

    init(bus: OpaquePointer, service: String, path: String) {
        self.bus = bus
        self.service = service
        self.path = path
    }

    /// Shows the dialog and waits for the answer, on a thread that is not that of services.
    func wait() throws -> Variant? {
        let subscription = Mutex<guint>(0)
        ServiceLoop.perform { [self] in
            let identifier = g_dbus_connection_signal_subscribe(
                bus, service, Self.interface, "Completed", path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, arguments, data in
                    guard let arguments, let data else { return }
                    Unmanaged<PromptAnswer>.fromOpaque(data).takeUnretainedValue().complete(Variant(sharing: arguments))
                }, Unmanaged.passRetained(self).toOpaque(), { data in if let data { Unmanaged<PromptAnswer>.fromOpaque(data).release() } })
            subscription.withLock { $0 = identifier }
            // No window is named, as the program may have none.
            let window = Variant.tuple([.text("")])
            withExtendedLifetime(window) {
                g_dbus_connection_call(
                    bus, service, path, Self.interface, "Prompt", window.pointer, nil, G_DBUS_CALL_FLAGS_NONE, 10_000, nil,
                    { bus, result, data in
                        guard let bus, let data else { return }
                        let answer = Unmanaged<PromptAnswer>.fromOpaque(data).takeRetainedValue()
                        if let reply = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil) {
                            g_variant_unref(reply)
                        } else {
                            // The dialog cannot be shown.
                            answer.end(.dismissed)
                        }
                    }, Unmanaged.passRetained(self).toOpaque())
            }
        }
        _ = semaphore.wait(timeout: .now() + Self.patience)
        let identifier = subscription.withLock { $0 }
        if identifier != 0 { g_dbus_connection_signal_unsubscribe(bus, identifier) }
        switch state.withLock({ $0 }) {
        case .open, .dismissed: throw SecretStoreError.dismissed
        case .completed(let value): return value
        }
    }

    /// Reads the arguments of the signal: whether the dialog was dismissed, and what the service tells.
    private func complete(_ arguments: Variant) {
        end(arguments.part(0)?.isTrue == true ? .dismissed : .completed(arguments.part(1)?.part(0)))
    }

    private func end(_ new: State) {
        let isFirst = state.withLock { state in
            guard case .open = state else { return false }
            state = new
            return true
        }
        if isFirst { semaphore.signal() }
    }
}
