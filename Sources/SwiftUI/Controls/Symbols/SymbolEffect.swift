import SwiftUICore

/// A type that describes an animation of symbols.
public protocol SymbolEffect: Hashable, Sendable {
    /// The animation.
    var _motion: _SymbolMotion { get }
}

/// An effect that can run as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that can run once, when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect with which symbols appear and disappear in a transition.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The kind of animation of a symbol effect.
public struct _SymbolMotion: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case bounce, pulse, variableColor, scale, rotate, wiggle, breathe, appear, disappear, drawOn, drawOff, replace }

    enum Direction: Hashable, Sendable {
        case up, down
        /// Clockwise from the right.
        case angle(Angle)
    }

    let kind: Kind
    /// The direction of the movement, or of the change of the size; nil for that of the effect.
    var direction: Direction?
    var isCounterClockwise = false
    /// Whether a breathing symbol fades as well.
    var fades = true

    init(kind: Kind) {
        self.kind = kind
    }
}

/// An effect with variants.
protocol MovingSymbolEffect: SymbolEffect {
    var _motion: _SymbolMotion { get set }
}

extension MovingSymbolEffect {
    func changed(_ change: (inout _SymbolMotion) -> Void) -> Self {
        var copy = self
        change(&copy._motion)
        return copy
    }
}

/// The speed and the repetition of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect repeats. Effects that a value triggers run as often as the behavior says, or once without a number; others run as long
    /// as they are active.
    public struct RepeatBehavior: Hashable, Sendable {
        var count: Int?
        var delay: Double

        /// Repeats without a pause.
        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        /// Repeats without an added pause, each time from the start.
        public static let periodic = RepeatBehavior(count: nil, delay: 0)

        /// Repeats a number of times, with pauses.
        ///
        /// - Parameters:
        ///   - count: The number of times; nil for no limit. Values less than 1 count as 1.
        ///   - delay: The pause between two runs in seconds, none by default. Values that are not positive and finite count as 0.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count.map { max(1, $0) }, delay: delay.map { $0.isFinite ? max(0, $0) : 0 } ?? 0)
        }
    }

    var repetition = RepeatBehavior(count: 1, delay: 0)
    var speed = 1.0

    /// How often an effect that a value triggers runs.
    var repeatCount: Int { repetition.count ?? 1 }

    /// Runs once at normal speed.
    public static let `default` = SymbolEffectOptions()
    /// Repeats as long as the effect is active. Effects that a value triggers run once.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// Runs once.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
    /// Repeats the given number of times; values less than 1 count as 1.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { `default`.repeat(count) }
    /// Repeats with a behavior.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
    /// Multiplies the speed by a factor. Factors that are not positive count as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// The options, repeating as long as the effect is active.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
    /// The options without repetition.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
    /// Repeats the given number of times; values less than 1 count as 1.
    public func `repeat`(_ count: Int) -> SymbolEffectOptions { self.repeat(.periodic(count)) }
    /// Repeats with a behavior.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.repetition = behavior
        return options
    }
    /// Multiplies the speed by a factor. Factors that are not positive count as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed > 0 && speed.isFinite ? speed : 1
        return options
    }
}
