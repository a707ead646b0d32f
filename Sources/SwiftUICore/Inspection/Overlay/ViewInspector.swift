import CoreGraphics

/// The inspector of a running window: shows the view under the pointer with its padding, its gaps and the reasons for its size and
/// place, and for a moment each view whose body has run.
///
/// The overlay is a tree of views of its own, which the host draws after the inspected one.
@MainActor
package final class ViewInspector {
    /// The seconds for which an evaluated view is marked.
    private static let flashDuration = 0.8

    private unowned let inspected: ViewTree
    private let overlay: ViewTree
    private let trace: EvaluationTrace
    private weak var selection: ViewNode?
    /// Whether the selection stays when the pointer moves.
    private var isPinned = false
    private var flashes: [(frame: CGRect, time: Double)] = []

    /// Starts to inspect a tree. The names of the program's views are known if the tree had `viewNames` when its views were made.
    package init(_ tree: ViewTree) {
        inspected = tree
        trace = tree.recordEvaluations()
        var environment = EnvironmentValues()
        environment.displayScale = tree.environment.displayScale
        environment.platformProfile = tree.environment.platformProfile
        overlay = ViewTree(size: tree.size, environment: environment)
        overlay.clock.animatesChanges = false
    }

    /// Ends the overlay.
    package func end() {
        overlay.removeRootView()
        overlay.update()
    }

    // MARK: Selection

    /// Shows the innermost view at a point of the window, unless another one was selected by a click.
    package func point(at location: CGPoint) {
        guard !isPinned else { return }
        selection = innermost(at: location)
        inspected.setNeedsDisplay()
    }

    /// Selects the innermost view at a point, so that it stays; a second click on it releases it.
    package func click(at location: CGPoint) {
        let node = innermost(at: location)
        isPinned = !(isPinned && node === selection)
        selection = node
        inspected.setNeedsDisplay()
    }

    /// Selects the view around the selected one.
    package func selectParent() {
        guard let parent = selection?.parent, !(parent is RootNode) else { return }
        isPinned = true
        selection = parent
        inspected.setNeedsDisplay()
    }

    private func innermost(at location: CGPoint) -> ViewNode? {
        var found: ViewNode?
        func visit(_ node: ViewNode) {
            if !(node is RootNode), node.globalFrame.contains(location) { found = node }
            // Later views are in front.
            node.forEachChild(visit)
        }
        if let root = inspected.rootNode { visit(root) }
        return found
    }

    // MARK: Drawing

    /// Whether marks are fading, so that another frame must follow.
    package var isFading: Bool { !flashes.isEmpty }

    /// Returns the display list of the overlay over the window.
    ///
    /// - Parameter time: The time in seconds, for marks that fade.
    package func draw(at time: Double) -> DisplayList {
        noteEvaluations(at: time)
        let marks = flashes.map { InspectionOverlay.Flash(frame: $0.frame, strength: 1 - (time - $0.time) / Self.flashDuration) }
        let highlight = selection.flatMap { $0.hasEnded ? nil : InspectionHighlight($0) }
        overlay.size = inspected.size
        overlay.environment.displayScale = inspected.environment.displayScale
        overlay.setRootView(InspectionOverlay(highlight: highlight, flashes: marks, size: inspected.size))
        overlay.update()
        guard let root = overlay.rootNode else { return DisplayList() }
        return DisplayListBuilder.draw(root, displayScale: overlay.environment.displayScale)
    }

    /// Marks the views whose bodies have run since the last frame.
    private func noteEvaluations(at time: Double) {
        flashes.removeAll { time - $0.time >= Self.flashDuration }
        let evaluated = trace.takeRecentlyEvaluated()
        guard !evaluated.isEmpty, let names = inspected.inspection.viewNames else { return }
        for node in names.nodes(ofBodies: evaluated) where !node.hasEnded {
            flashes.removeAll { $0.frame == node.globalFrame }
            flashes.append((node.globalFrame, time))
        }
    }
}
