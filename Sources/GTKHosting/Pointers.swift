#if GTK
import CGTKHost

// Classes of GObject are C structs that begin with the struct of their superclass: the same address with another type.

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
    /// Returns the object as an instance of a subclass.
    func cast<Class>(to type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
    }

    /// The object as an opaque pointer, for classes whose struct is not public.
    var opaque: OpaquePointer { OpaquePointer(self) }
}

/// Returns a C function pointer without its actor isolation, which C does not express. GTK calls only on the main thread.
func unisolated<Isolated, Function>(_ function: Isolated) -> Function {
    unsafeBitCast(function, to: Function.self)
}

/// A signal handler with the emitting object and the owner.
typealias SignalHandler = @MainActor @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
/// A signal handler that returns whether it has handled the signal.
typealias SignalAnswer = @MainActor @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean
/// A signal handler with an argument.
typealias ArgumentHandler = @MainActor @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
typealias ArgumentAnswer = @MainActor @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean

/// Calls `handler` when the object emits a signal, with `owner` as the last argument.
///
/// The handler must have the C type of the signal. The owner must either outlive the object or disconnect.
@MainActor
func connect<Handler>(_ object: UnsafeMutableRawPointer, _ signal: String, _ owner: AnyObject, to handler: Handler) {
    // The handler is a C function pointer, which GObject stores without its type.
    g_signal_connect_data(
        object, signal, unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(owner).toOpaque(), nil,
        GConnectFlags(rawValue: 0))
}

@MainActor func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ owner: AnyObject, _ handler: SignalHandler) {
    connect(object, signal, owner, to: handler)
}

/// Disconnects the handlers of an owner from the signals of an object.
@MainActor func disconnect(_ object: UnsafeMutableRawPointer, _ owner: AnyObject) {
    g_signal_handlers_disconnect_matched(
        object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(owner).toOpaque())
}

/// Returns the owner object that was passed to a C callback.
func owner<Owner: AnyObject>(_ pointer: UnsafeMutableRawPointer?, as _: Owner.Type = Owner.self) -> Owner {
    Unmanaged<Owner>.fromOpaque(pointer!).takeUnretainedValue()
}
#endif
