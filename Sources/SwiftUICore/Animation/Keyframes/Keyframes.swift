import Foundation

/// Tracks of keyframes, each of which animates a part of a value.
public protocol Keyframes<Value> {
    /// The type of the animated value.
    associatedtype Value
    /// The type of the keyframes that these consist of.
    associatedtype Body: Keyframes

    /// The keyframes that these consist of.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the tracks to a timeline. There is a default; do not call or implement it.
    func _appendTracks(to timeline: inout _KeyframeTracks<Self.Value>)
}

extension Keyframes {
    public func _appendTracks(to timeline: inout _KeyframeTracks<Value>) where Body.Value == Value {
        body._appendTracks(to: &timeline)
    }

    public func _appendTracks(to timeline: inout _KeyframeTracks<Value>) {}
}

/// The keyframes of one track, one after the other.
public protocol KeyframeTrackContent<Value> {
    /// The type of the animated value.
    associatedtype Value: Animatable = Self.Body.Value
    /// The type of the keyframes that these consist of.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that these consist of.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the keyframes to a track. There is a default; do not call or implement it.
    func _appendSteps(to steps: inout _KeyframeSteps<Self.Value>)
}

extension KeyframeTrackContent {
    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) where Body.Value == Value {
        body._appendSteps(to: &steps)
    }

    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) {}
}

extension Keyframes where Body == Never {
    /// Tracks without a body are never asked for it.
    public var body: Never { return preconditionFailure("body should not be called on \(Self.self).") }
}

extension KeyframeTrackContent where Body == Never {
    /// Keyframes without a body are never asked for it.
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
        /// Puts the value of a time into the animated one.
        var update: (inout Root, Double) -> Void
    }

    let initialValue: Root
    var tracks: [Track] = []
}

/// The keyframes of a track.
public struct _KeyframeSteps<Value: Animatable> {
    var steps: [KeyframeCurve<Value>.Step] = []
}

/// Keyframes that animate a value, or a part of it, one after the other.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Value == Content.Value {
    public typealias Body = Never

    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes for the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// Keyframes for what lies at a key path of the value.
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
        timeline.tracks.append(.init(duration: curve.duration) { [keyPath] root, time in
            root[keyPath: keyPath].animatableData = curve.data(at: time)
        })
    }
}

// MARK: Keyframes

/// A keyframe that is reached along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let step: KeyframeCurve<Value>.Step

    /// Moves to a value in some seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        step = .linear(to.animatableData, duration: duration, curve: timingCurve)
    }

    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

/// A keyframe that is reached smoothly from the one before, and left smoothly for the next.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let step: KeyframeCurve<Value>.Step

    /// Moves to a value in some seconds. Velocities are per second; those not given make the movement smooth.
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

    /// Moves to a value by a spring, in some seconds, or as long as the spring takes to settle.
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

/// A value as a function of time, described by keyframes.
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    /// The seconds until the last track ends.
    public let duration: TimeInterval

    /// A timeline that begins at a value.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, content())
    }

    init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
        var tracks = _KeyframeTracks(initialValue: initialValue)
        keyframes._appendTracks(to: &tracks)
        self.tracks = tracks
        duration = tracks.tracks.map(\.duration).max() ?? 0
    }

    /// The value at a fraction of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// The value some seconds after the beginning.
    public func value(time: Double) -> Value {
        var value = tracks.initialValue
        update(value: &value, time: time)
        return value
    }

    /// Puts what the tracks animate into a value, some seconds after the beginning.
    public func update(value: inout Value, time: Double) {
        for track in tracks.tracks { track.update(&value, time.isNaN ? 0 : time) }
    }

    /// Puts what the tracks animate into a value, at a fraction of the duration from 0 to 1.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
