import Foundation

/// An engine that plays patterns on devices that can be felt.
///
/// Computers are not felt. `capabilitiesForHardware()` says so, and an engine cannot be created, as on a device without the hardware, so that the
/// members of engines and players are there for the compiler alone. Programs for Apple's systems ask before they create an engine:
///
/// ```swift
/// guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
/// engine = try CHHapticEngine()
/// ```
///
/// Follows https://developer.apple.com/documentation/corehaptics/chhapticengine.
open class CHHapticEngine {
    /// Why an engine has stopped.
    public enum StoppedReason: Int, Sendable {
        case systemError = -1
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
    }

    public typealias StoppedHandler = (StoppedReason) -> Void
    public typealias ResetHandler = () -> Void
    public typealias CompletionHandler = ((any Error)?) -> Void

    /// The capabilities of the hardware: none.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHardware() }

    private struct NoHardware: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }

    /// Throws `CHHapticError.notSupported`, as on a device that lacks the hardware.
    public init() throws { throw CHHapticError(.notSupported) }

    /// The function that is called when the engine has stopped by itself.
    open var stoppedHandler: StoppedHandler = { _ in }
    /// The function that is called when the engine has to be started anew.
    open var resetHandler: ResetHandler = {}
    /// Whether the engine stops by itself while nothing plays.
    open var isAutoShutdownEnabled = false
    /// Whether the engine plays no sounds.
    open var playsHapticsOnly = false

    /// Starts the engine.
    open func start() throws { throw CHHapticError(.notSupported) }
    /// Starts the engine, and tells when it has started.
    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    /// Stops the engine, and tells when it has stopped.
    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
    /// Makes a player of a pattern.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
}

/// The capabilities of the hardware.
///
/// Follows https://developer.apple.com/documentation/corehaptics/chhapticdevicecapability.
public protocol CHHapticDeviceCapability {
    /// Whether the device can be felt.
    var supportsHaptics: Bool { get }
    /// Whether the device plays the sounds of patterns.
    var supportsAudio: Bool { get }
}

/// A player of a pattern.
///
/// Follows https://developer.apple.com/documentation/corehaptics/chhapticpatternplayer.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Plays the pattern at a time of the engine in seconds; 0 plays it immediately.
    func start(atTime time: TimeInterval) throws
    /// Stops playing at a time of the engine in seconds; 0 stops immediately.
    func stop(atTime time: TimeInterval) throws
    /// Stops playing at once.
    func cancel() throws
    /// Whether the player makes no sound and cannot be felt.
    var isMuted: Bool { get set }
}

/// The present, as the time of a player.
public let CHHapticTimeImmediate: TimeInterval = 0
