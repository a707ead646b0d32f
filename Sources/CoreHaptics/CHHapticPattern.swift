import Foundation

/// Events that are played together.
///
/// Follows https://developer.apple.com/documentation/corehaptics/chhapticpattern.
open class CHHapticPattern: NSObject {
    private let events: [CHHapticEvent]

    /// How long the pattern lasts, in seconds: until the last event ends.
    public var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    /// Creates a pattern with properties that change while it is played, all at once.
    ///
    /// Throws `CHHapticError.invalidPatternData` if an event has a time or duration that is negative or not finite.
    public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { try self.init(events) }

    /// Creates a pattern with properties that change gradually while it is played.
    ///
    /// Throws `CHHapticError.invalidPatternData` if an event has a time or duration that is negative or not finite.
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { try self.init(events) }

    private init(_ events: [CHHapticEvent]) throws {
        let isValid = events.allSatisfy { event in
            [event.relativeTime, event.duration].allSatisfy { $0.isFinite && $0 >= 0 }
        }
        guard isValid else { throw CHHapticError(.invalidPatternData) }
        self.events = events
    }
}

/// A property of a whole pattern that changes at a time.
///
/// Follows https://developer.apple.com/documentation/corehaptics/chhapticdynamicparameter.
open class CHHapticDynamicParameter: NSObject {
    /// A property of a pattern.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Multiplies the strength of the events.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// Is added to the sharpness of the events.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// Multiplies the loudness of the events.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    }

    /// The property.
    public let parameterID: ID
    /// The value.
    open var value: Float
    /// When the property gets the value, in seconds from the beginning of the pattern.
    open var relativeTime: TimeInterval

    /// Creates a change of a property.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
    }
}

/// A property of a whole pattern that changes gradually.
///
/// Follows https://developer.apple.com/documentation/corehaptics/chhapticparametercurve.
open class CHHapticParameterCurve: NSObject {
    /// A value at a time.
    open class ControlPoint: NSObject {
        /// The time in seconds from the beginning of the curve.
        open var relativeTime: TimeInterval
        /// The value.
        open var value: Float

        /// Creates a value at a time.
        public init(relativeTime time: TimeInterval, value: Float) {
            relativeTime = time
            self.value = value
        }
    }

    /// The property.
    public let parameterID: CHHapticDynamicParameter.ID
    /// The values, in the order of their times.
    public let controlPoints: [ControlPoint]
    /// When the curve begins, in seconds from the beginning of the pattern.
    open var relativeTime: TimeInterval

    /// Creates a curve.
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
    }
}
