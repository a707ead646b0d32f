import AttributeGraph
import CoreGraphics
import Foundation

/// A root view with all of its state: the model behind a rendered image, a window or a test.
///
/// The tree coordinates systems that own their state, each in the folder of its concept. What changes is collected by the
/// systems and applied by an update; see `ViewTree+Update.swift`. Systems and elements whose changes concern others call the tree, such as
/// `setNeedsLayout()`.
///
/// Used from one thread at a time. If the tree lives on the main thread, state written on other threads is forwarded there.
package final class ViewTree {
    // MARK: The graph and the nodes

    package let graph = Graph()
    package let graphScope: GraphScope
    /// The reference to the tree for objects that may outlive it.
    @exclusivity(unchecked) private(set) var handle: TreeHandle!
    /// The emitted nodes that no container has taken yet: a stack, whose top belongs to the innermost container.
    @exclusivity(unchecked) var emission = ContiguousArray<NodeEntry>()
    /// Results of reflection over types of views, computed once for each type.
    @exclusivity(unchecked) var types = ViewTypeCache()
    /// Ended nodes, parents first. Freed in this order no node frees another, so that a deep tree is not freed recursively.
    private var endedNodes = ContiguousArray<ViewNode>()
    /// The root of layout and drawing; nil before a root view is set.
    package private(set) var rootNode: RootNode?
    private var rootCell: ScopeCell?
    /// The scope of the root view.
    var rootScope: ScopeCell? { rootCell }
    /// The host of presentations above the root view; nil before a root view is set.
    package private(set) var presentationHost: PresentationHost?

    // MARK: The host

    /// The size of the window or image, in points.
    package var size: CGSize {
        didSet {
            guard size != oldValue || awaitsSize else { return }
            awaitsSize = false
            rootNode?.invalidateArrangement()
        }
    }

    /// Whether the host does not know the size yet. Until then views are measured, but not laid out: in a window without area, lists would make rows
    /// to measure them and remove them again.
    private(set) var awaitsSize: Bool

    /// Whether the indicators of scroll views are drawn: during scrolling in a window, never in still images.
    package var showsScrollIndicators = false {
        didSet { if showsScrollIndicators != oldValue { setNeedsDisplay() } }
    }

    /// Called when something has changed outside of an update, so that the host calls `update()` soon.
    package var onUpdateNeeded: (() -> Void)?
    /// The clipboard and the storage of scenes.
    package let services = HostServices()
    /// Observers outside of the tree that have read its state; nil where none are allowed.
    var crossTreeObservation: CrossTreeObservation?
    private let livesOnMainQueue = MainQueue.isCurrent

    // MARK: Updates

    /// The elements that wait for an update.
    @exclusivity(unchecked) var queue = UpdateQueue()
    /// Whether an update is running or requested, and how many there were.
    @exclusivity(unchecked) var updates = UpdateProgress()
    /// The changes of state that wait, and the transaction of the one that is being shown.
    @exclusivity(unchecked) var transactions = TransactionQueue()
    /// The actions of the program that wait for the end of the layout.
    @exclusivity(unchecked) var actions = ActionQueue()
    /// The nodes for which it is cached whether an ancestor hides them, while actions run.
    @exclusivity(unchecked) var hidingCache = HidingCache()
    /// The views that contain themselves infinitely.
    @exclusivity(unchecked) package internal(set) var recursion = RecursionGuard()
    /// The warnings for the program's author.
    package let diagnostics = Diagnostics()
    /// The records for the inspector and for tests.
    @exclusivity(unchecked) package var inspection = InspectionRecords()

    // MARK: Environment, layout and drawing

    /// The environment at the root of the tree.
    private(set) var rootEnvironment: RootEnvironment!
    /// The covered parts of the window.
    package private(set) lazy var safeAreas = SafeAreas(tree: self)
    /// The work that the next layout has to do.
    @exclusivity(unchecked) var layout = LayoutInvalidation()
    /// The elements that are notified of geometry.
    @exclusivity(unchecked) var geometry = GeometryObservers()
    /// The readers of preferences, and which of them are stale.
    @exclusivity(unchecked) var preferences = PreferenceInvalidation()
    /// The work that the next drawing has to do.
    @exclusivity(unchecked) package var display = DisplayInvalidation()

    // MARK: Time and animation

    /// The time of animations, and the elements that change with it.
    package let clock = AnimationClock()
    /// The views that begin a transition, and those with matched geometry.
    @exclusivity(unchecked) var transitions = TransitionGroups()

    // MARK: Input

    /// Dispatches pointer events to gestures.
    private(set) lazy var pointers = PointerDispatcher(tree: self)
    /// Manages drags and their drop destinations.
    package private(set) lazy var dragAndDrop = DragAndDrop(tree: self)
    /// Manages the focus.
    package private(set) lazy var focus = FocusCoordinator(tree: self)
    /// The text selection made with a pointer.
    let selectedText = SelectedText()
    /// The views with handlers for the URLs that the program is asked to open.
    var urlHandlers = ElementList<ViewElement>()
    /// The modifiers that say which URLs the window prefers and accepts.
    var externalEventFilters = ElementList<ViewElement>()

    /// Creates a tree without a root view, for an image or window of the given size in points.
    /// Creates a tree without views.
    ///
    /// - Parameter size: The size of the window or image, in points; nil if the host sets it later, such as to the size that the views want.
    package init(size: CGSize?, environment: EnvironmentValues = EnvironmentValues()) {
        self.size = size ?? .zero
        awaitsSize = size == nil
        graphScope = graph.makeScope()
        handle = TreeHandle(self)
        rootEnvironment = RootEnvironment(values: environment, tree: self)
    }

    deinit {
        onUpdateNeeded = nil
        removeRootView()
        handle.clear()
        // Run the remaining `onDisappear` actions; their changes are not shown any more.
        runActions()
    }

    /// The values at the root of the environment.
    package var environment: EnvironmentValues {
        get { rootEnvironment.values }
        set { rootEnvironment.values = newValue }
    }

    // MARK: The root view

    /// Sets the root view. State is kept if the new view is of the same type as the previous one.
    package func setRootView<Content: View>(_ view: Content) {
        let outer = ViewTree.enter(self)
        defer { ViewTree.enter(outer) }
        if let cell = rootCell as? ContentCell<Content> {
            cell.set(view)
            return
        }
        removeRootView()
        let cell = ContentCell<Content>(tree: self, depth: 1)
        rootCell = cell
        cell.set(view)
        let inputs = _ViewInputs(
            tree: self, scope: cell, environment: rootEnvironment.scope, depth: 2, arity: .single(.column))
        let host = PresentationHost(tree: self)
        presentationHost = host
        var entries = inputs.collect { Content._makeView(_GraphValue(cell: cell, offset: 0), inputs: $0) }
        entries.append(.dynamic(host))
        rootNode = RootNode(entries: entries, inputs: inputs)
        setNeedsLayout()
    }

    /// Ends the root view and everything in it.
    package func removeRootView() {
        rootNode?.endSubtree()
        presentationHost?.end()
        rootCell?.end()
        presentationHost = nil
        rootNode = nil
        rootCell = nil
        freeEndedNodes()
    }

    /// Keeps ended nodes until they are no longer in use.
    func release(_ nodes: ContiguousArray<ViewNode>) {
        endedNodes.append(contentsOf: nodes)
    }

    func freeEndedNodes() {
        endedNodes.removeAll()
    }

    // MARK: Threads

    /// Whether the tree lives on the main queue and the caller does not run there.
    var isCalledFromElsewhere: Bool { livesOnMainQueue && !MainQueue.isCurrent }

    /// Runs `body` at once if the caller runs where the tree lives, otherwise asynchronously on the main queue.
    func perform(_ body: @escaping () -> Void) {
        if !isCalledFromElsewhere {
            body()
        } else {
            // The tree is used on the main queue only; ownership of the closure is transferred.
            nonisolated(unsafe) let body = body
            DispatchQueue.main.async { body() }
        }
    }
}
