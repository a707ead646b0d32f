import Synchronization

/// A cache of resolved fonts by font and context. Programs use few fonts, but every text resolves its own.
enum ResolvedFontCache {
    private struct Key: Hashable {
        var font: Font
        var context: FontResolutionContext
    }

    private struct State {
        var last: (key: Key, font: ResolvedFont)?
        var fonts: [Key: ResolvedFont] = [:]
    }

    private static let state = Mutex(State())
    private static let capacity = 512

    static func font(_ font: Font, in context: FontResolutionContext) -> ResolvedFont {
        let key = Key(font: font, context: context)
        return state.withLock { state in
            if let last = state.last, last.key == key { return last.font }
            let resolved: ResolvedFont
            if let known = state.fonts[key] {
                resolved = known
            } else {
                resolved = font.resolved(in: context)
                if state.fonts.count >= capacity { state.fonts.removeAll(keepingCapacity: true) }
                state.fonts[key] = resolved
            }
            state.last = (key, resolved)
            return resolved
        }
    }
}
