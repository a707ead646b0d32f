/// The exclusive presentations of the views of a window, or of one presented view: at most one is shown at a time.
final class PresentationTurns {
    // Unowned: a source leaves when it ends.
    private var sources = ElementList<ViewElement>()
    private unowned(unsafe) var current: ViewElement?

    /// Returns whether `source` may present now. Otherwise it is enqueued when it may.
    func take(_ source: ViewElement) -> Bool {
        if current === source { return true }
        if !sources.contains(source) { sources.append(source) }
        guard current == nil else { return false }
        current = source
        return true
    }

    /// Ends the turn of a source, or removes it from the queue of waiting sources.
    func leave(_ source: ViewElement) {
        sources.remove(source)
        guard current === source else { return }
        current = nil
        sources.all().first?.enqueue()
    }

    /// Returns the turns of the presented view around an environment, or of the window.
    static func turns(around environment: EnvironmentScope) -> PresentationTurns? {
        var scope: EnvironmentScope? = environment
        while let current = scope {
            if let presented = current as? PresentedScope { return presented.turns }
            scope = current.outer
        }
        return environment.tree.presentationHost?.turns
    }
}

/// The environment of a presented view.
final class PresentedScope: EnvironmentScope {
    let turns = PresentationTurns()
}
