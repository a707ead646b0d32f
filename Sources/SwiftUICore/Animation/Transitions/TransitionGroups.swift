import CoreGraphics

/// The views whose appearance or movement affects other views: views that begin a transition or disappear, views with matched geometry, and the
/// sources out of which pages grow.
struct TransitionGroups {
    /// Views that were made in the first phase of their transitions and wait for the second.
    private var appearing: [TransitionNode] = []
    /// Whether the views of a transition are being made, and not the content to which it applies.
    var isMaking = false
    /// Views that were inserted in an animated change and have not been laid out yet.
    var insertions: [ViewNode] = []
    /// Views whose modifiers animate the change that is being shown, and where they were shown before it (`ViewNode.shownPosition`).
    var anchored: [(view: UnaryNode, position: CGPoint)] = []
    /// The removed views that are still shown.
    var departures: [Departure] = []
    /// The departures that are over and still have to be removed from their containers.
    var finishedDepartures: [Departure] = []
    /// The views with matched geometry, by identity.
    var matchedGeometry: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
    /// The places out of which pages can grow, by identity.
    var sources: [MatchedGeometryKey: [TransitionSourceNode]] = [:]

    /// Whether any view waits for the second phase of its transition.
    var hasAppearing: Bool { !appearing.isEmpty }

    /// Adds a view that was made in the first phase of its transition.
    mutating func append(_ node: TransitionNode) {
        appearing.append(node)
    }

    /// Removes the inserted views, and returns them in order.
    mutating func takeInsertions() -> [ViewNode] {
        defer { insertions = [] }
        return insertions
    }

    /// Removes the views with the positions they had before the change, and returns them, outer views before those in them.
    mutating func takeAnchored() -> [(view: UnaryNode, position: CGPoint)] {
        defer { anchored = [] }
        guard anchored.count > 1 else { return anchored }
        return anchored.map { (level: $0.view.ancestors.reduce(0) { level, _ in level + 1 }, entry: $0) }
            .sorted { $0.level < $1.level }.map(\.entry)
    }

    /// Removes the departures that are over, and returns them.
    mutating func takeFinishedDepartures() -> [Departure] {
        departures.removeAll(where: \.isOver)
        defer { finishedDepartures = [] }
        return finishedDepartures
    }

    /// Removes the views that wait for the second phase, and returns them in order.
    mutating func takeAppearing() -> [TransitionNode] {
        defer { appearing = [] }
        return appearing
    }
}
