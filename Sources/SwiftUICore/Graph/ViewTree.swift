import AttributeGraph
import CoreGraphics
import Foundation
import Observation

/// A root view with everything that is remembered of it: what a picture, a window or a test is made of.
///
/// Used from one thread at a time. State written elsewhere is passed on to the main thread when the tree lives there.
package final class ViewTree {
    package let graph = Graph()
    /// By which those who may outlive the tree refer to it.
    @exclusivity(unchecked) private(set) var handle: TreeHandle!
    package let graphScope: GraphScope
    @exclusivity(unchecked) var queue = UpdateQueue()
    /// What views being made have emitted and no container has taken yet: a stack, whose top belongs to the innermost container.
    @exclusivity(unchecked) var emission = ContiguousArray<NodeEntry>()

    @exclusivity(unchecked) package private(set) var rootEnvironment: EnvironmentScope!
    /// The root of layout and drawing; nil before a root view is set.
    package private(set) var rootNode: RootNode?
    private var rootCell: ScopeCell?
    /// What lies over the root view; nil before a root view is set.
    package private(set) var presentationHost: PresentationHost?

    /// The size of the window or picture, in points.
    package var size: CGSize {
        didSet { if size != oldValue { rootNode?.invalidateArrangement() } }
    }

    /// The parts of `size` that are covered, at each edge.
    package var safeAreaInsets = EdgeInsets() {
        didSet { if safeAreaInsets != oldValue { safeAreaChanged() } }
    }

    /// How far a keyboard on the screen reaches up into the window, in points, over what else is covered there.
    package var keyboardHeight: CGFloat = 0 {
        didSet {
            guard keyboardHeight != oldValue else { return }
            safeAreaChanged()
            focus.revealFocus()
        }
    }

    /// How high the bar is that stands on the keyboard, or at the bottom of the window where there is none, in points.
    var keyboardBarHeight: CGFloat = 0 {
        didSet {
            guard keyboardBarHeight != oldValue else { return }
            safeAreaChanged()
            focus.revealFocus()
        }
    }

    /// How far the keyboard and the bar on it reach up into the window, in points.
    var keyboardReach: CGFloat {
        keyboardBarHeight > 0 ? max(keyboardHeight, safeAreaInsets.bottom) + keyboardBarHeight : keyboardHeight
    }

    /// How many views cover parts of others.
    var safeAreaCoverCount = 0 {
        // Scroll views, which are drawn by what covers them, are kept only where nothing is covered.
        didSet { if (oldValue == 0) != (safeAreaCoverCount == 0) { displayEpoch &+= 1 } }
    }
    /// The nodes that reach into covered parts.
    var safeAreaReaders = ElementList<ViewElement>()
    /// Whether the readers were told of covered parts, and so must be told when there are none any more.
    private var hadSafeAreas = false

    /// Whether anything is covered.
    var hasSafeAreas: Bool { safeAreaCoverCount > 0 || keyboardReach != 0 || safeAreaInsets != EdgeInsets() }

    /// Whether a part of the tree has taken another direction since the last layout.
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

    /// Makes those who reach into covered parts look whether they still reach as far.
    func tellSafeAreaReaders() {
        guard hasSafeAreas || hadSafeAreas else { return }
        hadSafeAreas = hasSafeAreas
        for reader in safeAreaReaders.all() where !reader.hasEnded { reader.geometryMayHaveChanged() }
    }

    /// Whether the bars of scroll views are drawn: while something is being scrolled in a window, not in still pictures.
    package var showsScrollIndicators = false {
        didSet { if showsScrollIndicators != oldValue { setNeedsDisplay() } }
    }

    /// The time that animations go by, in seconds.
    package internal(set) var time: Double = 0

    /// Called when something has changed outside of an update, so that the host calls `update()` soon.
    package var onUpdateNeeded: (() -> Void)?

    /// Remembers which views of the program's nodes come from, where someone wants to know.
    @exclusivity(unchecked) package var viewNames: ViewNames?

    /// Counts computed bodies where someone wants to know.
    @exclusivity(unchecked) package var bodyTrace: BodyTrace?

    // What the next update must do. See ViewTree+Update.swift.
    var batches: [WriteBatch] = []
    var lastBatchSerial = 0
    @exclusivity(unchecked) var isUpdating = false
    @exclusivity(unchecked) var isUpdateRequested = false
    @exclusivity(unchecked) var needsLayout = true
    @exclusivity(unchecked) var arePreferencesStale = false
    @exclusivity(unchecked) var hasGeometryChanged = false
    var actions = ContiguousArray<() -> Void>()
    /// What has run often enough in this frame.
    var postponedActions = ContiguousArray<PostponedAction>()
    /// How many updates there have been.
    var frameCount = 0
    /// How many updates in a row have ended with changes left.
    var unsettledFrames = 0
    /// How many updates there have been, those that show what the one before has left over not counted.
    var settledUpdateCount = 0
    var geometryObservers = ElementList<ViewElement>()
    var preferenceReaders = ElementList<ViewElement>()
    /// The views that want to know which addresses the program is asked to open.
    var addressHandlers = ElementList<ViewElement>()
    /// Brings pointers to gestures.
    private(set) lazy var pointers = PointerDispatcher(tree: self)
    /// Brings what is dragged to the views on which it can be dropped.
    package private(set) lazy var dragAndDrop = DragAndDrop(tree: self)
    private(set) lazy var focusLoans = FocusLoans(tree: self)
    /// Knows which view has the focus.
    package private(set) lazy var focus = FocusCoordinator(tree: self)
    /// What a pointer has selected of the texts that are shown.
    let selectedText = SelectedText()
    /// Where text is copied to and pasted from.
    package lazy var clipboard: any Clipboard = PrivateClipboard()
    /// Who, outside of the tree, has read its state; nil where nobody may.
    var crossTreeObservation: CrossTreeObservation?
    /// What `@SceneStorage` keeps. Set before the root view.
    package lazy var sceneStore = SceneStore()
    /// Whether the picture may differ from the last one drawn.
    @exclusivity(unchecked) package internal(set) var needsDisplay = true
    /// Counts changes after which no drawing that is kept counts any more, wherever it is.
    @exclusivity(unchecked) var displayEpoch = 0
    /// From how many items on what a container has drawn is kept; tests keep more.
    package var repaintBoundaryThreshold = 8
    /// Whether a node that was drawn has looked at nodes that are not below it: what is drawn around it is not kept.
    @exclusivity(unchecked) var drawingHasReadSurroundings = false
    /// The transaction of the change being shown.
    package internal(set) var transaction = Transaction()
    /// What moves with the time.
    var animations = ElementList<ViewElement>()
    /// Views that share their geometry.
    var matchedGeometry: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
    /// What waits for its time.
    var alarms: [Alarm] = []
    /// The date at time zero: as the clock says when it is first asked for.
    package lazy var startDate = Date(timeIntervalSinceNow: -time)
    /// Whether the pass shows a change of state, as opposed to the passing of time or a new size of the window.
    @exclusivity(unchecked) var isShowingChange = false
    /// Whether the transaction being shown has an animation; asked for every view that moves.
    var isTransactionAnimated = false
    /// Views that were made in the first phase of their transitions.
    var appearingNodes: [TransitionNode] = []
    /// Whether any modifier changes transactions, so that views must look for such modifiers around them.
    var hasTransactionModifiers = false
    /// How many passes there have been, to tell whether something has happened in the same one.
    var passCount = 0
    /// The views that were found to contain themselves without end, the latest ones; see `ViewCircle`.
    package internal(set) var viewCircle: ViewCircle?
    /// How deep the outermost body of the circle is nested whose views are being left out; nil at other times.
    @exclusivity(unchecked) var abandonedNesting: Int32?
    /// Nodes of which it is known, while actions run, whether a node around them hides them.
    var nodesKnownToBeHiddenOrNot = ContiguousArray<ViewNode>()
    /// What went wrong in ways the program's author should know, in order, each once.
    package internal(set) var warnings: [String] = []
    /// The same, to be looked up.
    var knownWarnings: Set<String> = []
    /// Mistakes found in the update that is running, to be reported at its end.
    var foundMistakes: [FoundMistake] = []
    /// Called with each new warning; the default writes it to standard error.
    package var onWarning: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }

    @exclusivity(unchecked) private var sourceFactsByType: [ObjectIdentifier: SourceFacts] = [:]
    private var tupleElementsByType: [ObjectIdentifier: [TupleElement]] = [:]
    /// Ended nodes, parents first. Freed in this order none frees another, so that a deep tree is not freed recursively.
    private var endedNodes = ContiguousArray<ViewNode>()
    private let livesOnMainQueue = MainQueue.isCurrent

    /// What modules above put into the environment of every tree: each makes what belongs to one tree.
    package static let rootEnvironmentChanges = Locked<[@Sendable () -> (inout EnvironmentValues) -> Void]>([])
    private var ownEnvironmentChanges: [(inout EnvironmentValues) -> Void] = []

    /// A tree without a root view, for pictures or windows of the given size.
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
        // The views that have gone say so; nobody is left who could show what this changes.
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

    /// Values with what each tree has of its own.
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

    /// Views that wish a colour scheme.
    var colorSchemeWishes = ElementList<ViewElement>()
    var areColorSchemeWishesStale = false
    /// The colour scheme that the window has where no view wishes one.
    private lazy var hostColorScheme = rootEnvironment.values.colorScheme
    /// The colour scheme that a view wishes for the window.
    var preferredColorScheme: ColorScheme? {
        didSet {
            guard preferredColorScheme != oldValue else { return }
            _ = hostColorScheme
            replaceRootEnvironment(with: rootEnvironment.values)
        }
    }

    /// Shows a view; one of the same type as before keeps its state.
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

    /// Keeps ended nodes until nobody uses them any more.
    func release(_ nodes: ContiguousArray<ViewNode>) {
        endedNodes.append(contentsOf: nodes)
    }

    func freeEndedNodes() {
        endedNodes.removeAll()
    }

    /// Whether the tree lives on the main queue and the caller does not run there.
    var isCalledFromElsewhere: Bool { livesOnMainQueue && !MainQueue.isCurrent }

    /// Runs `body` where the tree lives: at once, or later on the main queue if that is where it lives and the caller runs elsewhere.
    func perform(_ body: @escaping () -> Void) {
        if !isCalledFromElsewhere {
            body()
        } else {
            // The tree is used on the main queue only; the closure is handed over whole.
            nonisolated(unsafe) let body = body
            DispatchQueue.main.async { body() }
        }
    }

    /// What is known of a type of view, modifier or property.
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

    /// Runs user code; a change of an observable object that it has read makes the cell be evaluated again.
    @inline(__always)
    func observing<Value, Result>(_ cell: TrackedCell<Value>, _ body: () -> Result) -> Result {
        withObservationTracking(body, onChange: { [reference = CellReference(cell)] in reference.invalidate() })
    }
}

/// A reference to a tree that becomes nil when the tree goes.
///
/// Cheaper than a weak reference, with which every use of the tree by anyone would take the slow path of reference counting.
final class TreeHandle {
    // Unowned: the tree clears it when it goes.
    unowned(unsafe) fileprivate(set) var tree: ViewTree?

    fileprivate init(_ tree: ViewTree) {
        self.tree = tree
    }
}

/// A cell that an observable object may tell of a change, from any thread, after the cell has ended too.
private final class CellReference<Value>: @unchecked Sendable {
    // Read on the tree's thread only.
    private weak var cell: TrackedCell<Value>?
    private let handle: TreeHandle

    init(_ cell: TrackedCell<Value>) {
        self.cell = cell
        handle = cell.tree.handle
    }

    func invalidate() {
        handle.tree?.perform { [weak cell] in
            guard let cell, !cell.hasEnded else { return }
            cell.tree.invalidateAfterObservedChange(cell)
        }
    }
}

/// A cell whose value is given to it: the root view, the content of a branch.
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
