#if GTK
import CGTKHost

// GObject's classes are C structs that begin with the struct of the class above: one address, another type.

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
    /// The same object as an instance of a class below.
    func cast<Class>(to type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
    }

    /// The same object as one of those whose struct is not public.
    var opaque: OpaquePointer { OpaquePointer(self) }
}

/// A C function pointer without its isolation, which C does not know. GTK calls on the main thread only.
func unisolated<Isolated, Function>(_ function: Isolated) -> Function {
    unsafeBitCast(function, to: Function.self)
}

/// A handler of a signal: the object, and the owner that was given.
typealias SignalHandler = @MainActor @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
/// A handler that says whether it has handled the signal.
typealias SignalAnswer = @MainActor @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean
/// A handler of a signal that comes with something.
typealias ArgumentHandler = @MainActor @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
typealias ArgumentAnswer = @MainActor @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean

/// Calls `handler` when the object sends a signal, with `owner` as its last argument.
///
/// The handler must have the C type of the signal; the owner must outlive the object or disconnect.
@MainActor
func connect<Handler>(_ object: UnsafeMutableRawPointer, _ signal: String, _ owner: AnyObject, to handler: Handler) {
    // Handler is a C function pointer, which GObject keeps without its type.
    g_signal_connect_data(
        object, signal, unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(owner).toOpaque(), nil,
        GConnectFlags(rawValue: 0))
}

@MainActor func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ owner: AnyObject, _ handler: SignalHandler) {
    connect(object, signal, owner, to: handler)
}

/// Disconnects an owner's handlers of an object's signals.
@MainActor func disconnect(_ object: UnsafeMutableRawPointer, _ owner: AnyObject) {
    g_signal_handlers_disconnect_matched(
        object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(owner).toOpaque())
}

/// The object that a C callback was given as its owner.
func owner<Owner: AnyObject>(_ pointer: UnsafeMutableRawPointer?, as _: Owner.Type = Owner.self) -> Owner {
    Unmanaged<Owner>.fromOpaque(pointer!).takeUnretainedValue()
}
#endif
