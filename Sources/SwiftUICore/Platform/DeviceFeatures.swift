import CoreGraphics

// What devices have that a window has not. As on a Mac, these have nothing to act on.

extension View {
    /// Hides the status bar. A window has none.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the status bar. A window has none.
    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Shows or hides what the system lays over the window, such as the home indicator. A window has none.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Lets the program's gestures at edges come before the system's. A window has none.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Plays feedback when a value changes, on devices that can be felt. This one cannot.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Plays feedback when a value changes and a condition holds, on devices that can be felt. This one cannot.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Plays the feedback that a function chooses when a value changes, on devices that can be felt. This one cannot.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
}

/// What is felt or heard when something happens.
public struct SensoryFeedback: Equatable, Sendable {
    private enum Kind: Equatable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case impact(Weight?, Flexibility?, Double)
    }

    /// How heavy what collides is.
    public struct Weight: Equatable, Sendable {
        private let value: Int
        public static let light = Weight(value: 0)
        public static let medium = Weight(value: 1)
        public static let heavy = Weight(value: 2)
    }

    /// How stiff what collides is.
    public struct Flexibility: Equatable, Sendable {
        private let value: Int
        public static let rigid = Flexibility(value: 0)
        public static let solid = Flexibility(value: 1)
        public static let soft = Flexibility(value: 2)
    }

    private let kind: Kind

    /// A task is done.
    public static let success = SensoryFeedback(kind: .success)
    /// A task needs attention.
    public static let warning = SensoryFeedback(kind: .warning)
    /// A task has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// The selection changes.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value grows.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value shrinks.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// Something begins.
    public static let start = SensoryFeedback(kind: .start)
    /// Something ends.
    public static let stop = SensoryFeedback(kind: .stop)
    /// Something is in line.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// A level is reached.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// A drawn path is complete.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// Something collides.
    public static let impact = SensoryFeedback(kind: .impact(nil, nil, 1))

    /// Something of a weight collides.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight, nil, intensity))
    }

    /// Something of a stiffness collides.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(nil, flexibility, intensity))
    }
}

/// The padding that suits the content of a window.
public struct ScenePadding: Equatable, Sendable {
    private let isMinimum: Bool

    /// The least that the platform recommends.
    public static let minimum = ScenePadding(isMinimum: true)
    /// In line with what is in the navigation bar.
    public static let navigationBar = ScenePadding(isMinimum: false)
}

extension View {
    /// Adds the padding that suits the content of a window: 16 points on iOS, 20 on macOS.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }

    /// Adds a kind of padding that suits the content of a window: 16 points on iOS, 20 on macOS.
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
