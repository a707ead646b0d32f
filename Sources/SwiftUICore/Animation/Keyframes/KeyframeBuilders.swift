/// Builds keyframes from tracks, or from the keyframes of a single track.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// A track.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where Value == K.Value { expression }

    /// A single keyframe.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value { expression }

    /// The keyframes made by a loop, one after the other.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
        KeyframeList(parts: components)
    }

    /// The first branch of a condition.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
        .init(.first(component))
    }

    /// The second branch of a condition.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
        .init(.second(component))
    }

    /// The first track.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K { first }

    /// The first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K { first }

    /// Adds a track, which plays at the same time as the others.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        TrackPair(first: accumulated, second: next)
    }

    /// Adds keyframes, which play after the others.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframePair(first: accumulated, second: next)
    }

    /// An empty block, without tracks.
    public static func buildBlock() -> some Keyframes<Value> { NoTracks<Value>() }

    /// The tracks as they are.
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content where Value == Content.Value { component }

    /// Wraps the keyframes in a track for the whole value.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
        KeyframeTrack(component)
    }
}

/// Builds the keyframes of a track.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A keyframe.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value { expression }

    /// The keyframes made by a loop, one after the other.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
        KeyframeList(parts: components)
    }

    /// The first branch of a condition.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
        Conditional(.first(component))
    }

    /// The second branch of a condition.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
        Conditional(.second(component))
    }

    /// The first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

    /// Adds keyframes, which play after the others.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframePair(first: accumulated, second: next)
    }

    /// An empty block, without keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeList<EmptyKeyframes<Value>>(parts: []) }

    /// The keyframes of one of two branches.
    public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
    where ConditionalValue == First.Value, ConditionalValue == Second.Value {
        public typealias Value = ConditionalValue
        public typealias Body = Never

        enum Branch {
            case first(First)
            case second(Second)
        }

        private let branch: Branch

        init(_ branch: Branch) {
            self.branch = branch
        }

        public func _appendSteps(to steps: inout _KeyframeSteps<ConditionalValue>) {
            switch branch {
            case .first(let content): content._appendSteps(to: &steps)
            case .second(let content): content._appendSteps(to: &steps)
            }
        }
    }
}

/// An empty collection of tracks.
private struct NoTracks<Value>: Keyframes {
    typealias Body = Never
    func _appendTracks(to timeline: inout _KeyframeTracks<Value>) {}
}

/// An empty sequence of keyframes.
private struct EmptyKeyframes<Value: Animatable>: KeyframeTrackContent {
    typealias Body = Never
    func _appendSteps(to steps: inout _KeyframeSteps<Value>) {}
}

/// Tracks that play at the same time.
private struct TrackPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
    typealias Value = First.Value
    typealias Body = Never
    var first: First
    var second: Second

    func _appendTracks(to timeline: inout _KeyframeTracks<First.Value>) {
        first._appendTracks(to: &timeline)
        second._appendTracks(to: &timeline)
    }
}

/// Keyframes that play one after the other.
private struct KeyframePair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
    typealias Value = First.Value
    typealias Body = Never
    var first: First
    var second: Second

    func _appendSteps(to steps: inout _KeyframeSteps<First.Value>) {
        first._appendSteps(to: &steps)
        second._appendSteps(to: &steps)
    }
}

/// Any number of keyframes that play one after the other.
private struct KeyframeList<Part: KeyframeTrackContent>: KeyframeTrackContent {
    typealias Value = Part.Value
    typealias Body = Never
    var parts: [Part]

    func _appendSteps(to steps: inout _KeyframeSteps<Part.Value>) {
        for part in parts { part._appendSteps(to: &steps) }
    }
}
