import CoreGraphics

// Features of devices that windows do not have. As on a Mac, these modifiers have no effect.

extension View {
    /// Has no effect, since windows have no status bar.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Has no effect, since windows have no status bar.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Has no effect, since windows have no system overlays such as a home indicator.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Has no effect, since windows have no system gestures at their edges.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Has no effect, since no haptic devices are supported.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Has no effect, since no haptic devices are supported.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Has no effect, since no haptic devices are supported.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
}

/// A type of haptic or audible feedback.
public struct SensoryFeedback: Equatable, Sendable {
    private enum Kind: Equatable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case impact(Weight?, Flexibility?, Double)
    }

    /// The weight of colliding objects.
    public struct Weight: Equatable, Sendable {
        private let value: Int
        /// Light objects.
        public static let light = Weight(value: 0)
        /// Objects of medium weight.
        public static let medium = Weight(value: 1)
        /// Heavy objects.
        public static let heavy = Weight(value: 2)
    }

    /// The stiffness of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        private let value: Int
        /// Rigid objects.
        public static let rigid = Flexibility(value: 0)
        /// Solid objects.
        public static let solid = Flexibility(value: 1)
        /// Soft objects.
        public static let soft = Flexibility(value: 2)
    }

    private let kind: Kind

    /// A task is complete.
    public static let success = SensoryFeedback(kind: .success)
    /// A task produces a warning.
    public static let warning = SensoryFeedback(kind: .warning)
    /// A task has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// The selection changes.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value increases past a threshold.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value decreases past a threshold.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// An activity starts.
    public static let start = SensoryFeedback(kind: .start)
    /// An activity stops.
    public static let stop = SensoryFeedback(kind: .stop)
    /// A dragged object is aligned.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// A level changes.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// A drawn path is complete.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// Objects collide.
    public static let impact = SensoryFeedback(kind: .impact(nil, nil, 1))

    /// Objects of a weight collide.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight, nil, intensity))
    }

    /// Objects of a stiffness collide.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(nil, flexibility, intensity))
    }
}

/// The kind of padding of the content of a window.
public struct ScenePadding: Equatable, Sendable {
    private let isMinimum: Bool

    /// The minimum recommended by the platform.
    public static let minimum = ScenePadding(isMinimum: true)
    /// Aligned with the content of the navigation bar; at present the same as `minimum`.
    public static let navigationBar = ScenePadding(isMinimum: false)
}

extension View {
    /// Adds the platform's padding for the content of a window: 16 points on iOS, 20 on macOS.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }

    /// Adds the platform's padding for the content of a window: 16 points on iOS, 20 on macOS, for either kind.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }
}

private struct ScenePaddingModifier {
    var edges: Edge.Set
    @Environment(\.platformProfile) private var profile

    nonisolated init(edges: Edge.Set) {
        self.edges = edges
    }
}

extension ScenePaddingModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.padding(edges, profile.scenePadding)
    }
}
