import SwiftUICore

/// How a symbol moves.
public protocol SymbolEffect: Sendable {
    var _motion: _SymbolMotion { get }
}

/// An effect that goes on while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that happens once.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// One of the movements of symbols.
public struct _SymbolMotion: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case bounce, pulse, variableColor, scale, rotate, wiggle, breathe, appear, disappear, replace }
    let kind: Kind
}

/// How an effect goes on.
public struct SymbolEffectOptions: Sendable {
    var repeatCount = 1
    var speed = 1.0

    /// Once, at its own speed.
    public static let `default` = SymbolEffectOptions()
    /// Without an end, where the effect has none of its own.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
    /// A number of times.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions(repeatCount: max(1, count)) }
    /// Faster or slower: a factor above zero.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed > 0 ? speed : 1) }
    /// A number of times.
    public func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions(repeatCount: max(1, count), speed: speed) }
    /// Faster or slower: a factor above zero.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(repeatCount: repeatCount, speed: speed > 0 ? speed : 1)
    }
}

/// The symbol springs up.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .bounce) }
    public var up: BounceSymbolEffect { self }
    public var down: BounceSymbolEffect { self }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// The symbol fades out and in.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .pulse) }
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// The symbol's layers fade one after the other; here all together.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .variableColor) }
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// The symbol is larger while the effect is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .scale) }
    public var up: ScaleSymbolEffect { self }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// The symbol turns round.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .rotate) }
    public var clockwise: RotateSymbolEffect { self }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
}

/// The symbol turns to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .wiggle) }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// The symbol grows and shrinks.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .breathe) }
    public var plain: BreatheSymbolEffect { self }
    public var pulse: BreatheSymbolEffect { self }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// The symbol comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .appear) }
    public var up: AppearSymbolEffect { self }
    public var down: AppearSymbolEffect { self }
}

/// The symbol goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .disappear) }
    public var up: DisappearSymbolEffect { self }
    public var down: DisappearSymbolEffect { self }
}

/// One symbol takes the place of another; here by fading.
public struct ReplaceSymbolEffect: SymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .replace) }
    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol springs up.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The symbol's layers fade one after the other; here all together.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is larger while the effect is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns round.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol turns to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol grows and shrinks.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol goes.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol takes the place of another; here by fading.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ContentTransition {
    /// Symbols that change fade from one to the other.
    public static var symbolEffect: ContentTransition { .opacity }

    /// Symbols that change fade from one to the other.
    public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition {
        .opacity
    }
}

// MARK: Moving

extension View {
    /// Moves the symbols in the view while the effect is active.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(LastingSymbolEffect(motion: effect._motion, options: options, isActive: isActive))
    }

    /// Moves the symbols in the view each time a value changes.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SingleSymbolEffect(motion: effect._motion, options: options, value: value))
    }
}

/// How far a symbol is in its movement, from 0 at rest over 1 and back.
private struct SymbolPose {
    var motion: _SymbolMotion
    var amount: Double

    nonisolated init(motion: _SymbolMotion, amount: Double) {
        self.motion = motion
        self.amount = amount
    }
}

extension SymbolPose: ViewModifier {
    func body(content: Content) -> some View {
        let kind = motion.kind
        content
            .scaleEffect(kind == .bounce ? 1 + 0.2 * amount : kind == .scale || kind == .breathe ? 1 + 0.12 * amount : 1)
            .rotationEffect(.degrees(kind == .rotate ? 360 * amount : kind == .wiggle ? 10 * amount : 0))
            .opacity(kind == .pulse || kind == .variableColor ? 1 - 0.6 * amount : kind == .disappear ? 1 - amount : 1)
    }
}

private struct LastingSymbolEffect {
    var motion: _SymbolMotion
    var options: SymbolEffectOptions
    var isActive: Bool

    nonisolated init(motion: _SymbolMotion, options: SymbolEffectOptions, isActive: Bool) {
        self.motion = motion
        self.options = options
        self.isActive = isActive
    }
}

extension LastingSymbolEffect: ViewModifier {
    func body(content: Content) -> some View {
        switch motion.kind {
        case .scale, .disappear, .appear:
            content
                .modifier(SymbolPose(motion: motion, amount: isActive ? 1 : 0))
                .animation(.bouncy, value: isActive)
        default:
            if isActive {
                content.phaseAnimator(motion.kind == .wiggle ? [0.0, 1, -1] : [0.0, 1]) { view, amount in
                    view.modifier(SymbolPose(motion: motion, amount: amount))
                } animation: { amount in
                    motion.kind == .rotate && amount == 0 ? nil : .easeInOut(duration: 0.8 / options.speed)
                }
            } else {
                content
            }
        }
    }
}

private struct SingleSymbolEffect<Value: Equatable> {
    var motion: _SymbolMotion
    var options: SymbolEffectOptions
    var value: Value

    nonisolated init(motion: _SymbolMotion, options: SymbolEffectOptions, value: Value) {
        self.motion = motion
        self.options = options
        self.value = value
    }

    private var phases: [Double] {
        let once = motion.kind == .wiggle ? [0.0, 1, -1] : [0.0, 1]
        return Array(repeating: once, count: min(options.repeatCount, 100)).flatMap { $0 }
    }
}

extension SingleSymbolEffect: ViewModifier {
    func body(content: Content) -> some View {
        content.phaseAnimator(phases, trigger: value) { view, amount in
            view.modifier(SymbolPose(motion: motion, amount: amount))
        } animation: { amount in
            motion.kind == .rotate && amount == 0 ? nil : .easeInOut(duration: 0.2 / options.speed)
        }
    }
}
