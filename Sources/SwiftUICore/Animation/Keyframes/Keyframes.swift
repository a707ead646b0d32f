import Foundation

/// A collection of keyframe tracks, each of which animates a part of a value.
public protocol Keyframes<Value> {
    /// The type of the animated value.
    associatedtype Value
    /// The type of the body.
    associatedtype Body: Keyframes

    /// The keyframes of which this collection is composed.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the tracks to a timeline. The default suits types with a body; do not call or implement it.
    func _appendTracks(to timeline: inout _KeyframeTracks<Self.Value>)
}

extension Keyframes {
    public func _appendTracks(to timeline: inout _KeyframeTracks<Value>) where Body.Value == Value {
        body._appendTracks(to: &timeline)
    }

    public func _appendTracks(to timeline: inout _KeyframeTracks<Value>) {}
}

/// The keyframes of one track, in sequence.
public protocol KeyframeTrackContent<Value> {
    /// The type of the animated value.
    associatedtype Value: Animatable = Self.Body.Value
    /// The type of the body.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes of which this value is composed.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the keyframes to a track. The default suits types with a body; do not call or implement it.
    func _appendSteps(to steps: inout _KeyframeSteps<Self.Value>)
}

extension KeyframeTrackContent {
    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) where Body.Value == Value {
        body._appendSteps(to: &steps)
    }

    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) {}
}

extension Keyframes where Body == Never {
    /// Not available: primitive tracks have no body, and reading it is a programming error.
    public var body: Never { return preconditionFailure("body should not be called on \(Self.self).") }
}

extension KeyframeTrackContent where Body == Never {
    /// Not available: primitive keyframes have no body, and reading it is a programming error.
    public var body: Never { return preconditionFailure("body should not be called on \(Self.self).") }
}

extension Never: Keyframes, KeyframeTrackContent {
    public func _appendTracks(to timeline: inout _KeyframeTracks<Never>) {}
    public func _appendSteps(to steps: inout _KeyframeSteps<Never>) {}
}

extension Never: Animatable {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set { _ = newValue }
    }
}

/// The tracks of a timeline.
public struct _KeyframeTracks<Root> {
    struct Track {
        var duration: Double
        /// Updates the part of the value that the track animates, for a time.
        var update: (inout Root, Double) -> Void
    }

    let initialValue: Root
    var tracks: [Track] = []
}

/// The keyframes of a track.
public struct _KeyframeSteps<Value: Animatable> {
    var steps: [KeyframeCurve<Value>.Step] = []
}

/// A sequence of keyframes that animates a value or one of its properties.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Value == Content.Value {
    public typealias Body = Never

    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates a track that animates the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// Creates a track that animates the property at a key path.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    init(_ content: Content) where Root == Value {
        keyPath = \.self
        self.content = content
    }

    public func _appendTracks(to timeline: inout _KeyframeTracks<Root>) {
        var steps = _KeyframeSteps<Value>()
        content._appendSteps(to: &steps)
        let curve = KeyframeCurve(from: timeline.initialValue[keyPath: keyPath], through: steps.steps)
        timeline.tracks.append(
            .init(duration: curve.duration) { [keyPath] root, time in
                root[keyPath: keyPath].animatableData = curve.data(at: time)
            })
    }
}

// MARK: Keyframes

/// A keyframe that is reached along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let step: KeyframeCurve<Value>.Step

    /// Moves to a value in `duration` seconds. Negative and non-finite durations count as 0.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        step = .linear(to.animatableData, duration: duration, curve: timingCurve)
    }

    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

/// A keyframe that is reached along a cubic curve, smoothly connected to its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let step: KeyframeCurve<Value>.Step

    /// Moves to a value in `duration` seconds. Velocities are per second; a velocity of nil is chosen for a smooth motion.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        step = .cubic(
            to.animatableData, duration: duration, startVelocity: startVelocity?.animatableData,
            endVelocity: endVelocity?.animatableData)
    }

    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

/// A keyframe that is reached by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let step: KeyframeCurve<Value>.Step

    /// Moves to a value by a spring in `duration` seconds, or if it is nil, in the time the spring takes to settle.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        step = .spring(to.animatableData, duration: duration, spring: spring, startVelocity: startVelocity?.animatableData)
    }

    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let step: KeyframeCurve<Value>.Step

    /// Jumps to a value.
    public init(_ to: Value) {
        step = .move(to.animatableData)
    }

    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

// MARK: Timelines

/// A value as a function of time, defined by keyframes.
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    /// The duration of the longest track, in seconds.
    public let duration: TimeInterval

    /// Creates a timeline that starts at a value.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, content())
    }

    init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
        var tracks = _KeyframeTracks(initialValue: initialValue)
        keyframes._appendTracks(to: &tracks)
        self.tracks = tracks
        duration = tracks.tracks.map(\.duration).max() ?? 0
    }

    /// Returns the value at a fraction of the duration. Fractions are clamped to 0...1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Returns the value `time` seconds after the start. Times outside the timeline are clamped to it; NaN counts as 0.
    public func value(time: Double) -> Value {
        var value = tracks.initialValue
        update(value: &value, time: time)
        return value
    }

    /// Updates the animated parts of a value to `time` seconds after the start.
    public func update(value: inout Value, time: Double) {
        for track in tracks.tracks { track.update(&value, time.isNaN ? 0 : time) }
    }

    /// Updates the animated parts of a value to a fraction of the duration, which is clamped to 0...1.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
