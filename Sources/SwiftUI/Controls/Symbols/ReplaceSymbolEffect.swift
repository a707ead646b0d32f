import SwiftUICore

/// Replaces one symbol with another. The symbols cross-fade in all variants of the effect.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    /// An effect that changes the parts in which two symbols differ. The symbols cross-fade as with the other variants.
    public struct MagicReplace: ContentTransitionSymbolEffect {
        public var _motion: _SymbolMotion { _SymbolMotion(kind: .replace) }
        /// The effect. Symbols cross-fade as a whole.
        public var byLayer: MagicReplace { self }
        /// The effect on the symbols as a whole.
        public var wholeSymbol: MagicReplace { self }
    }

    public var _motion: _SymbolMotion { _SymbolMotion(kind: .replace) }

    init() {}

    /// The effect. Its direction makes no difference: the symbols cross-fade.
    public var downUp: ReplaceSymbolEffect { self }
    /// The effect. Its direction makes no difference: the symbols cross-fade.
    public var upUp: ReplaceSymbolEffect { self }
    /// The effect. Its direction makes no difference: the symbols cross-fade.
    public var offUp: ReplaceSymbolEffect { self }
    /// The effect. Symbols cross-fade as a whole.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The effect on the symbols as a whole.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// The effect with a direction, which makes no difference: the symbols cross-fade.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// The effect with a direction, which makes no difference: the symbols cross-fade.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// The effect with a direction, which makes no difference: the symbols cross-fade.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }

    /// Returns an effect that changes the parts in which two symbols differ. The symbols cross-fade, with or without common parts.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Replaces one symbol with another. The symbols cross-fade.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The default effect of a transition or of a change of symbols.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .appear) }

    init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default effect: symbols shrink or grow while they fade.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension ContentTransition {
    /// Cross-fades symbols that change.
    public static var symbolEffect: ContentTransition { .opacity }

    /// Cross-fades symbols that change, whichever effect is given. The options make no difference.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .opacity
    }
}

/// A transition in which a symbol appears and disappears with a symbol effect: it fades, and shrinks or grows as the effect says. The view is
/// changed as a whole, so that an effect that draws a symbol fades it too.
public struct SymbolEffectTransition: Transition {
    let motion: _SymbolMotion

    nonisolated init<T: TransitionSymbolEffect>(_ effect: T) {
        motion = effect._motion
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let size: CGFloat = motion.direction == .up ? 1.3 : motion.direction == .down ? 0.7 : 1
        content.scaleEffect(phase.isIdentity ? 1 : size).opacity(phase.isIdentity ? 1 : 0)
    }

    nonisolated public static var properties: TransitionProperties { TransitionProperties(keepsLayout: true) }
}

extension Transition where Self == SymbolEffectTransition {
    /// A transition with the default symbol effect.
    nonisolated public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(.automatic) }

    /// A transition with a symbol effect. The animation of the change decides on its speed, so that the options make no difference.
    nonisolated public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect)
    }
}
