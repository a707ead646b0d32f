/// The exclusive presentations of the views of a window, or of one presented view: at most one is shown at a time, and the next one waits until
/// the dismissed one has disappeared.
final class PresentationTurns {
    // Unowned: a source leaves when it ends.
    private var sources = ElementList<ViewElement>()
    private unowned(unsafe) var current: ViewElement?
    /// The departure of the presentation that is disappearing; nil if none is.
    private var departure: PresentationDeparture?

    /// Returns whether `source` waits for a presentation that is not being dismissed.
    func isWaiting(_ source: ViewElement) -> Bool { sources.contains(source) && current != nil && current !== source }

    /// Returns whether `source` may present now. Otherwise it is enqueued when it may.
    func take(_ source: ViewElement) -> Bool {
        if current === source { return true }
        if !sources.contains(source) { sources.append(source) }
        guard current == nil, departure == nil else { return false }
        current = source
        return true
    }

    /// Ends the turn of a source, or removes it from the queue of waiting sources.
    ///
    /// - Parameter departure: The departure of the presentation of the source; nil if it was not presented.
    func leave(_ source: ViewElement, departure: PresentationDeparture?) {
        sources.remove(source)
        guard current === source else { return }
        current = nil
        guard let departure, !departure.hasEnded else { return enqueueNext() }
        self.departure = departure
        departure.turns = self
    }

    fileprivate func ended(_ departure: PresentationDeparture) {
        guard self.departure === departure else { return }
        self.departure = nil
        guard !sources.isEmpty else { return }
        // The actions of the views that have disappeared come before those of the views that appear.
        departure.tree.schedule { [weak self] in self?.enqueueNext() }
    }

    private func enqueueNext() { sources.all().first?.enqueue() }

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

/// An element of a presented view, which ends when the view has disappeared.
final class PresentationDeparture: ViewElement {
    /// The presentations that wait for the end; nil before the view is dismissed.
    fileprivate weak var turns: PresentationTurns?
    /// Called after the actions of the views that have disappeared; nil for none.
    var action: (() -> Void)?

    override func end() {
        guard !hasEnded else { return }
        super.end()
        turns?.ended(self)
        if let action { tree.scheduleDisappearance { [handle = tree.handle] in handle.tree?.schedule(action) } }
    }
}

/// The environment of a presented view.
final class PresentedScope: EnvironmentScope {
    let turns = PresentationTurns()
}
