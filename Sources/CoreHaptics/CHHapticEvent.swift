import Foundation

/// Something that is felt or heard at a time of a pattern.
///
/// Follows https://developer.apple.com/documentation/corehaptics/chhapticevent.
open class CHHapticEvent: NSObject {
    /// The kind of an event.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A short impulse, like a tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A vibration that lasts.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A sound that lasts.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of the program's own.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// A property of an event.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The strength, from 0 to 1.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// From round, 0, to sharp, 1.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// The time in seconds until the event is strongest.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// The time in seconds in which the event fades.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// The time in seconds in which the event ends.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether the event stays strong for its duration: 1 or 0.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// The loudness, from 0 to 1.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// The pitch, from -1 to 1.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// The place between left, -1, and right, 1.
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// The brightness, from 0 to 1.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }

    /// The kind of the event.
    public let type: EventType
    /// The properties of the event.
    public let eventParameters: [CHHapticEventParameter]
    /// When the event begins, in seconds from the beginning of the pattern.
    open var relativeTime: TimeInterval
    /// How long the event lasts, in seconds; zero for one without a duration of its own.
    open var duration: TimeInterval

    /// Creates an event without a duration.
    public convenience init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) {
        self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
    }

    /// Creates an event.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
    }
}

/// The value of a property of an event.
///
/// Follows https://developer.apple.com/documentation/corehaptics/chhapticeventparameter.
open class CHHapticEventParameter: NSObject {
    /// The property.
    public let parameterID: CHHapticEvent.ParameterID
    /// The value.
    open var value: Float

    /// Creates a value of a property.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}
