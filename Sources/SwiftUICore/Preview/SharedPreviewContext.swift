import os

/// The context that all previews share that use a modifier of one type.
@MainActor package final class SharedPreviewContext {
    private static var known: [ObjectIdentifier: SharedPreviewContext] = [:]
    /// The number of contexts that are being made.
    private static var pending = 0

    /// Whether a preview waits for its context.
    package static var isLoading: Bool { pending > 0 }

    private(set) var value: Any?
    private var hasBegun = false
    private var hasEnded = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    static func of<Modifier: PreviewModifier>(_ type: Modifier.Type) -> SharedPreviewContext {
        let key = ObjectIdentifier(type)
        if let context = known[key] { return context }
        let made = SharedPreviewContext()
        known[key] = made
        if Modifier.Context.self == Void.self { made.value = () }
        return made
    }

    /// Returns the context, and makes it before if no preview has asked for it; nil if making it has failed.
    func load<Modifier: PreviewModifier>(_ type: Modifier.Type) async -> Modifier.Context? {
        if !hasBegun {
            hasBegun = true
            // Not part of the preview's task, which is cancelled when that preview disappears.
            Task { await make(type) }
        }
        if !hasEnded { await withCheckedContinuation { waiting.append($0) } }
        return value as? Modifier.Context
    }

    private func make<Modifier: PreviewModifier>(_ type: Modifier.Type) async {
        Self.pending += 1
        do {
            value = try await Modifier.makeSharedContext()
        } catch {
            RuntimeWarnings.report("The context of \(type) could not be made: \(error)")
        }
        Self.pending -= 1
        hasEnded = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
