import AttributeGraph
import CoreGraphics
import Foundation
@_spi(SwiftUI) import Observation

/// A root view with all of its state: the model behind a rendered image, a window or a test.
///
/// Used from one thread at a time. If the tree lives on the main thread, state written on other threads is forwarded there.
package final class ViewTree {
    package let graph = Graph()
    /// The reference to the tree for objects that may outlive it.
    @exclusivity(unchecked) private(set) var handle: TreeHandle!
    package let graphScope: GraphScope
    @exclusivity(unchecked) var queue = UpdateQueue()
    /// The emitted nodes that no container has taken yet: a stack, whose top belongs to the innermost container.
    @exclusivity(unchecked) var emission = ContiguousArray<NodeEntry>()

    @exclusivity(unchecked) package private(set) var rootEnvironment: EnvironmentScope!
    /// The root of layout and drawing; nil before a root view is set.
    package private(set) var rootNode: RootNode?
    private var rootCell: ScopeCell?
    /// The host of presentations above the root view; nil before a root view is set.
    package private(set) var presentationHost: PresentationHost?

    /// The size of the window or image, in points.
    package var size: CGSize {
        didSet { if size != oldValue { rootNode?.invalidateArrangement() } }
    }

    /// The widths of the covered parts of `size` at each edge, in points.
    package var safeAreaInsets = EdgeInsets() {
        didSet { if safeAreaInsets != oldValue { safeAreaChanged() } }
    }

    /// The height by which an on-screen keyboard covers the window, in points, including other covered parts at the bottom.
    package var keyboardHeight: CGFloat = 0 {
        didSet {
            guard keyboardHeight != oldValue else { return }
            safeAreaChanged()
            focus.revealFocus()
        }
    }

    /// The height of the accessory bar above the keyboard, or at the bottom of the window if there is no keyboard, in points.
    var keyboardBarHeight: CGFloat = 0 {
        didSet {
            guard keyboardBarHeight != oldValue else { return }
            safeAreaChanged()
            focus.revealFocus()
        }
    }

    /// The height by which the keyboard and its accessory bar cover the window, in points.
    var keyboardReach: CGFloat {
        keyboardBarHeight > 0 ? max(keyboardHeight, safeAreaInsets.bottom) + keyboardBarHeight : keyboardHeight
    }

    /// The number of views that cover parts of others.
    var safeAreaCoverCount = 0 {
        // Scroll views draw differently under covering views, so their cached drawing is only valid while nothing is covered.
        didSet { if (oldValue == 0) != (safeAreaCoverCount == 0) { displayEpoch &+= 1 } }
    }
    /// The nodes that extend into covered parts.
    var safeAreaReaders = ElementList<ViewElement>()
    /// Whether the readers were notified of covered parts, and so must be notified once there are none.
    private var hadSafeAreas = false

    /// Whether any part of the window is covered.
    var hasSafeAreas: Bool { safeAreaCoverCount > 0 || keyboardReach != 0 || safeAreaInsets != EdgeInsets() }

    /// Whether the layout direction of a part of the tree has changed since the last layout.
    var isLayoutDirectionStale = false

    func layoutDirectionChanged() {
        isLayoutDirectionStale = true
        setNeedsLayout()
    }

    private func safeAreaChanged() {
        rootNode?.invalidateArrangement()
        geometryChanged()
        setNeedsDisplay()
    }

    /// Makes the nodes that extend into covered parts check their extents again.
    func notifySafeAreaReaders() {
        guard hasSafeAreas || hadSafeAreas else { return }
        hadSafeAreas = hasSafeAreas
        for reader in safeAreaReaders.all() where !reader.hasEnded { reader.geometryMayHaveChanged() }
    }

    /// Whether the indicators of scroll views are drawn: during scrolling in a window, never in still images.
    package var showsScrollIndicators = false {
        didSet { if showsScrollIndicators != oldValue { setNeedsDisplay() } }
    }

    /// The current time of animations, in seconds.
    package internal(set) var time: Double = 0

    /// Whether changes of state are animated. If not, every change shows its final state at once, as still pictures need it.
    @exclusivity(unchecked) package var animatesChanges = true

    /// Called when something has changed outside of an update, so that the host calls `update()` soon.
    package var onUpdateNeeded: (() -> Void)?

    /// Records which views of the program the nodes come from; nil if not needed.
    @exclusivity(unchecked) package var viewNames: ViewNames?

    /// Counts evaluated bodies; nil if not needed.
    @exclusivity(unchecked) package var bodyTrace: BodyTrace?

    // The pending work of the next update. See ViewTree+Update.swift.
    var batches: [WriteBatch] = []
    var lastBatchSerial = 0
    @exclusivity(unchecked) var isUpdating = false
    @exclusivity(unchecked) var isUpdateRequested = false
    @exclusivity(unchecked) var needsLayout = true
    @exclusivity(unchecked) var arePreferencesStale = false
    /// Whether the nodes that write preferences have changed, so that every reader must collect again.
    @exclusivity(unchecked) var areAllPreferencesStale = false
    /// The keys of the preferences of which only values have changed.
    @exclusivity(unchecked) var stalePreferences: Set<ObjectIdentifier> = []
    @exclusivity(unchecked) var hasGeometryChanged = false
    var actions = ContiguousArray<() -> Void>()
    /// Actions that have used up their runs in this frame.
    var postponedActions = ContiguousArray<PostponedAction>()
    /// The number of updates so far.
    var frameCount = 0
    /// The number of consecutive updates that have ended with changes left.
    var unsettledFrames = 0
    /// The number of updates so far, not counting those that continue the previous one.
    var settledUpdateCount = 0
    var geometryObservers = ElementList<ViewElement>()
    var preferenceReaders = ElementList<ViewElement>()
    /// The views with handlers for the URLs that the program is asked to open.
    var addressHandlers = ElementList<ViewElement>()
    /// Dispatches pointer events to gestures.
    private(set) lazy var pointers = PointerDispatcher(tree: self)
    /// Manages drags and their drop destinations.
    package private(set) lazy var dragAndDrop = DragAndDrop(tree: self)
    private(set) lazy var focusLoans = FocusLoans(tree: self)
    /// Manages the focus.
    package private(set) lazy var focus = FocusCoordinator(tree: self)
    /// The text selection made with a pointer.
    let selectedText = SelectedText()
    /// The clipboard for copied and pasted text.
    package lazy var clipboard: any Clipboard = PrivateClipboard()
    /// Observers outside of the tree that have read its state; nil where none are allowed.
    var crossTreeObservation: CrossTreeObservation?
    /// The storage of `@SceneStorage`. Set before the root view.
    package lazy var sceneStore = SceneStore()
    /// Whether the rendering may differ from the last one drawn.
    @exclusivity(unchecked) package internal(set) var needsDisplay = true
    /// A counter whose changes invalidate all cached display lists.
    @exclusivity(unchecked) var displayEpoch = 0
    /// The number of items from which on a container becomes a repaint boundary; tests use other values.
    package var repaintBoundaryThreshold = 8
    /// Whether a drawn node has read nodes outside of its subtree, so that enclosing repaint boundaries must not cache it.
    @exclusivity(unchecked) var drawingHasReadSurroundings = false
    /// The transaction of the current change.
    package internal(set) var transaction = Transaction()
    /// The elements that are animating.
    var animations = ElementList<ViewElement>()
    /// The views with matched geometry.
    var matchedGeometry: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
    /// The pending alarms.
    var alarms: [Alarm] = []
    /// The date at time zero, determined by the clock on first use.
    package lazy var startDate = Date(timeIntervalSinceNow: -time)
    /// Whether the pass applies a change of state, as opposed to advancing time or a new window size.
    @exclusivity(unchecked) var isShowingChange = false
    /// Whether the current transaction has an animation; read by every moving view.
    var isTransactionAnimated = false
    /// Views that were made in the first phase of their transitions.
    var appearingNodes: [TransitionNode] = []
    /// Whether any modifier changes transactions, so that views must look for enclosing modifiers.
    var hasTransactionModifiers = false
    /// The number of passes so far, used to detect events in the same pass.
    var passCount = 0
    /// The last views that were found to contain themselves infinitely; see `RecursiveViewCheck`.
    package internal(set) var viewCircle: RecursiveViewCheck?
    /// The nesting depth of the outermost body of the cycle whose views are being left out; otherwise nil.
    @exclusivity(unchecked) var abandonedNesting: Int32?
    /// Nodes whose hiding by an ancestor is already determined, while actions run.
    var nodesKnownToBeHiddenOrNot = ContiguousArray<ViewNode>()
    /// The warnings for the program's author, in order, each once.
    package internal(set) var warnings: [String] = []
    /// The elements of `warnings`, for lookup.
    var knownWarnings: Set<String> = []
    /// Mistakes found in the current update, reported at its end.
    var foundMistakes: [FoundMistake] = []
    /// Called with each new warning; by default writes it to standard error.
    package var onWarning: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }

    @exclusivity(unchecked) private var sourceFactsByType: [ObjectIdentifier: SourceFacts] = [:]
    private var tupleElementsByType: [ObjectIdentifier: [TupleElement]] = [:]
    /// Ended nodes, parents first. Freed in this order no node frees another, so that a deep tree is not freed recursively.
    private var endedNodes = ContiguousArray<ViewNode>()
    private let livesOnMainQueue = MainQueue.isCurrent

    /// Environment changes that higher modules register for every tree. Each function is called once per tree and returns that
    /// tree's change.
    package static let rootEnvironmentChanges = Locked<[@Sendable () -> (inout EnvironmentValues) -> Void]>([])
    private var ownEnvironmentChanges: [(inout EnvironmentValues) -> Void] = []

    /// Creates a tree without a root view, for an image or window of the given size in points.
    package init(size: CGSize, environment: EnvironmentValues = EnvironmentValues()) {
        self.size = size
        graphScope = graph.makeScope()
        handle = TreeHandle(self)
        ownEnvironmentChanges = Self.rootEnvironmentChanges.withLock { $0 }.map { $0() }
        rootEnvironment = EnvironmentScope(values: completed(environment), outer: nil, tree: self, depth: 0)
    }

    deinit {
        onUpdateNeeded = nil
        removeRootView()
        handle.tree = nil
        // Run the remaining `onDisappear` actions; their changes are not shown any more.
        runActions()
    }

    /// The values at the root of the environment.
    package var environment: EnvironmentValues {
        get { rootEnvironment.values }
        set {
            if newValue.colorScheme != rootEnvironment.values.colorScheme { hostColorScheme = newValue.colorScheme }
            replaceRootEnvironment(with: completed(newValue))
        }
    }

    private func replaceRootEnvironment(with values: EnvironmentValues) {
        var values = values
        values.colorScheme = preferredColorScheme ?? hostColorScheme
        rootEnvironment.replaceValues(with: values)
    }

    /// Adds the values that belong to this tree.
    private func completed(_ environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment.resetFocus = ResetFocusAction(handle: handle)
        environment.resignFocus = ResignFocusAction(handle: handle)
        environment.updateCounter = UpdateCounter(handle: handle)
        environment.copyText = CopyTextAction(handle: handle)
        environment.pasteItems = PasteItemsAction(handle: handle)
        for change in ownEnvironmentChanges { change(&environment) }
        return environment
    }

    /// Views that set a preferred colour scheme.
    var colorSchemePreferences = ElementList<ViewElement>()
    var areColorSchemePreferencesStale = false
    /// The colour scheme of the window where no view sets a preference.
    private lazy var hostColorScheme = rootEnvironment.values.colorScheme
    /// The colour scheme that a view prefers for the window.
    var preferredColorScheme: ColorScheme? {
        didSet {
            guard preferredColorScheme != oldValue else { return }
            _ = hostColorScheme
            replaceRootEnvironment(with: rootEnvironment.values)
        }
    }

    /// Sets the root view. State is kept if the new view is of the same type as the previous one.
    package func setRootView<Content: View>(_ view: Content) {
        if let cell = rootCell as? ContentCell<Content> {
            cell.set(view)
            return
        }
        removeRootView()
        let cell = ContentCell<Content>(tree: self, depth: 1)
        rootCell = cell
        cell.set(view)
        let inputs = _ViewInputs(
            tree: self, scope: cell, environment: rootEnvironment, depth: 2, arity: .single(.column), stackAxis: nil,
            modifierContent: nil)
        let layer = PresentationHost(tree: self)
        presentationHost = layer
        var entries = inputs.collect { Content._makeView(_GraphValue(cell: cell, offset: 0), inputs: $0) }
        entries.append(.dynamic(layer))
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

    /// The cached reflection data of a type of view, modifier or property.
    func facts(of type: Any.Type) -> SourceFacts {
        let key = ObjectIdentifier(type)
        if let facts = sourceFactsByType[key] { return facts }
        let facts = SourceFacts(of: type)
        sourceFactsByType[key] = facts
        return facts
    }

    /// The views in a tuple type.
    func tupleElements(of type: Any.Type) -> [TupleElement] {
        let key = ObjectIdentifier(type)
        if let elements = tupleElementsByType[key] { return elements }
        let elements = TupleElement.elements(of: type)
        tupleElementsByType[key] = elements
        return elements
    }

    /// Runs user code and re-evaluates the cell when an observable object that the code has read changes.
    @inline(__always)
    func observing<Value, Result>(_ cell: TrackedCell<Value>, _ body: () -> Result) -> Result {
        if let trace = bodyTrace?.withCauses { return observing(cell, body, in: trace) }
        return observingPlainly(cell, body)
    }

    @inline(__always)
    private func observingPlainly<Value, Result>(_ cell: TrackedCell<Value>, _ body: () -> Result) -> Result {
        withObservationTracking(body, onChange: { [reference = CellReference(cell)] in reference.invalidate() })
    }
}

extension ViewTree {
    /// Does so while causes are recorded: the property of the object that changes is one.
    @inline(never)
    private func observing<Value, Result>(_ cell: TrackedCell<Value>, _ body: () -> Result, in trace: EvaluationTrace) -> Result {
        let reference = CellReference(cell)
        let isFirst = Locked(true)
        return withObservationTracking(
            body,
            willSet: { tracking in
                guard
                    isFirst.withLock({ first in
                        defer { first = false }
                        return first
                    })
                else { return }
                reference.invalidate(noting: tracking.changed)
                tracking.cancel()
            })
    }

    /// Starts to record the evaluations of bodies and their causes. Returns the record, which is kept until another one is set.
    @discardableResult
    package func recordEvaluations() -> EvaluationTrace {
        if let trace = bodyTrace?.withCauses { return trace }
        let trace = EvaluationTrace(inner: bodyTrace)
        bodyTrace = trace
        graph.trace = trace.graphTrace
        return trace
    }
}

/// A reference to a tree that becomes nil when the tree is deallocated.
///
/// Cheaper than a weak reference, which would put every use of the tree on the slow path of reference counting.
final class TreeHandle {
    // Unowned: the tree clears it in its `deinit`.
    unowned(unsafe) fileprivate(set) var tree: ViewTree?

    fileprivate init(_ tree: ViewTree) {
        self.tree = tree
    }
}

/// A cell that an observable object may notify of a change, from any thread, even after the cell has ended.
private final class CellReference<Value>: @unchecked Sendable {
    // Read on the tree's thread only.
    private weak var cell: TrackedCell<Value>?
    private let handle: TreeHandle

    init(_ cell: TrackedCell<Value>) {
        self.cell = cell
        handle = cell.tree.handle
    }

    func invalidate() {
        invalidate(noting: nil)
    }

    /// - Parameter property: The property that changes, if it is known.
    func invalidate(noting property: AnyKeyPath?) {
        handle.tree?.perform { [weak cell] in
            guard let cell, !cell.hasEnded else { return }
            if let property { cell.tree.bodyTrace?.withCauses?.noteObservedChange(of: property, for: cell) }
            cell.tree.invalidateAfterObservedChange(cell)
        }
    }
}

/// A cell whose value is set from outside: the root view, the content of a branch.
package final class ContentCell<Content>: DynamicChild {
    private var storage = CellStorage()

    package func set(_ content: Content) {
        storage.replace(with: content, in: self)
    }

    package override func end() {
        guard !hasEnded else { return }
        super.end()
        storage.deallocate(Content.self)
    }
}
