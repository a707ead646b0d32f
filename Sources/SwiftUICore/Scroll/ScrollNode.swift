import CoreGraphics
import Foundation

/// The node of a scroll view: leaves its scroll axes unspecified for the content, and shows a part of it.
package final class ScrollNode: ContainerNode, ValueObserver {
    private var configuration: ScrollConfiguration
    /// The offset of the viewport within the content and its insets, in points.
    package private(set) var offset = CGPoint.zero {
        didSet { if offset != oldValue { markDisplay() } }
    }
    /// The current movement by the user or deceleration.
    var movement: ScrollMovement?
    /// The current scroll phase.
    package private(set) var phase = ScrollPhase.idle
    /// The largest offset in the latest layout.
    private var settledLimit: CGPoint?
    /// Whether the program or the user has moved the viewport; until then the initial anchor determines its offset.
    private var hasMoved = false
    /// The number of movements by the user.
    var userMoves = 0
    private var cachedSettings: ScrollSettings?
    /// Whether the indicators are shown although nothing scrolls.
    var isFlashingIndicators = false {
        didSet { if isFlashingIndicators != oldValue { invalidateDisplay() } }
    }
    private var motion: ScrollMotion?
    /// The length by which the bar above the viewport can collapse, in points.
    var collapsibleBarLength: CGFloat = 0
    /// The sum of the offset's changes that followed content which had moved, and not the user or the program.
    private(set) var correction = CGPoint.zero
    /// How often an anchor of the scroll view has determined the offset anew: the end of a conversation stays in sight while rows are added.
    private(set) var anchorings = 0
    /// The number of movements that have begun.
    var movementCount = 0
    /// How often the offset is corrected at least, and at most, after a movement to a position that was estimated at first.
    private static let corrections = 3...20

    /// Insets around the content for overlays of a host, such as bars, in points.
    package var contentInsets = EdgeInsets() {
        didSet { if contentInsets != oldValue { invalidateSize() } }
    }

    init(configuration: _GraphValue<ScrollConfiguration>, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        self.configuration = configuration.value
        super.init(entries: entries, inputs: inputs)
        configuration.observe(by: self)
    }

    func valueChanged(from old: ScrollConfiguration, to new: ScrollConfiguration) {
        guard new != configuration else { return }
        configuration = new
        invalidateSize()
    }

    var axes: Axis.Set { configuration.axes }

    /// Whether the viewport can be moved along an axis.
    package func scrolls(along axis: Axis) -> Bool { configuration.axes.contains(Axis.Set(axis)) }

    // MARK: Settings

    /// The settings made by the modifiers around the scroll view.
    var settings: ScrollSettings {
        if let cachedSettings { return cachedSettings }
        let modifiers = ancestors.prefix(while: { !($0 is ScrollNode) }).compactMap(\.scrollSetting)
        var settings = ScrollSettings()
        for modifier in modifiers.reversed() { modifier.change(&settings) }
        cachedSettings = settings
        return settings
    }

    func settingsChanged() {
        cachedSettings = nil
        invalidateSize()
        invalidateDisplay()
    }

    /// Whether the user may scroll; the program always may.
    package var isScrollEnabled: Bool { environment.isScrollEnabled && ScrollViewAppearance.shared.withLock { $0.isScrollEnabled } }

    /// The total insets around the content, in points.
    package var insets: EdgeInsets {
        let margins = settings.contentMargins
        return EdgeInsets(
            top: contentInsets.top + margins.top, leading: contentInsets.leading + margins.leading,
            bottom: contentInsets.bottom + margins.bottom, trailing: contentInsets.trailing + margins.trailing)
    }

    /// The size of the viewport without the insets, in points.
    var innerSize: CGSize {
        let insets = insets
        return CGSize(width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
    }

    // MARK: Layout

    private func contentProposal(_ proposal: Proposal) -> Proposal {
        let inner = proposal.inset(by: insets)
        return Proposal(
            width: scrolls(along: .horizontal) ? .nan : inner.width, height: scrolls(along: .vertical) ? .nan : inner.height)
    }

    /// Takes the proposed length along its axes and the content's length across them (truth `leaf-023`).
    package override func measure(_ proposal: Proposal) -> CGSize {
        let content = children.first?.size(for: contentProposal(proposal)) ?? .zero
        let insets = insets
        func length(_ axis: Axis, _ room: CGFloat) -> CGFloat {
            scrolls(along: axis) && !proposal[axis].isNaN ? max(0, proposal[axis]) : max(0, content[axis] + room)
        }
        return CGSize(
            width: length(.horizontal, insets.leading + insets.trailing), height: length(.vertical, insets.top + insets.bottom))
    }

    /// The size of the content.
    package var contentSize: CGSize { children.first?.size ?? .zero }

    package override func arrange() {
        let insets = insets
        let isMirrored = flags.contains(.isRightToLeft)
        for child in children {
            let proposal = contentProposal(proposal)
            // Offsets count from the left, regardless of the layout direction.
            var origin = CGPoint(x: isMirrored ? insets.trailing : insets.leading, y: insets.top)
            let content = child.size(for: proposal)
            // In both directions, content is in the middle if it fits entirely (measured on macOS 27).
            let isCentered =
                configuration.axes == [.horizontal, .vertical] && content.width <= size.width - insets.horizontal
                && content.height <= size.height - insets.vertical
            let alignment = settings.alignment ?? (isCentered ? .center : .topLeading)
            if scrolls(along: .horizontal) {
                let room = max(0, size.width - insets.horizontal - content.width)
                origin.x += room * (isMirrored ? 1 - alignment.x : alignment.x)
            }
            if scrolls(along: .vertical) { origin.y += max(0, size.height - insets.vertical - content.height) * alignment.y }
            child.place(at: origin, proposal: proposal)
        }
        // Content whose length is being corrected will be laid out again.
        guard !children.contains(where: { $0.flags.contains(.isSizeInvalid) }) else { return }
        // A held or decelerating viewport may be beyond the end.
        let anchored = keepsInitialOffset ? initialOffset : offsetKeepingAnchor
        let settled = mayBeOverEnds ? offset : clamped(anchored)
        if settled != offset, anchored != offset { anchorings += 1 }
        settledLimit = largestOffset
        if settled != offset {
            correction.x += settled.x - offset.x
            correction.y += settled.y - offset.y
            offset = settled
            tree.geometryChanged()
        }
        settings.position?.scrollNodeWasArranged(self)
    }

    /// The largest offset along each axis.
    package var largestOffset: CGPoint {
        let insets = insets
        return CGPoint(
            x: max(0, contentSize.width + insets.leading + insets.trailing - size.width),
            y: max(0, contentSize.height + insets.top + insets.bottom - size.height))
    }

    /// Whether the initial offset is applied in each layout: until the viewport is moved, unless there is only an anchor for changes of sizes.
    private var keepsInitialOffset: Bool {
        !hasMoved && (settings.initialAnchor != nil || settings.sizeAnchor == nil || settledLimit == nil)
    }

    /// The offset after a change of sizes: the viewport stays at its anchor if it was there.
    private var offsetKeepingAnchor: CGPoint {
        guard let anchor = settings.sizeAnchor, let settledLimit else { return offset }
        let largest = largestOffset
        guard largest != settledLimit else { return offset }
        var result = offset
        if abs(offset.x - anchor.x * settledLimit.x) < 1 { result.x = anchor.x * largest.x }
        if abs(offset.y - anchor.y * settledLimit.y) < 1 { result.y = anchor.y * largest.y }
        return result
    }

    /// The offset before the viewport is first moved.
    private var initialOffset: CGPoint {
        let largest = largestOffset
        if let anchor = settings.initialAnchor { return CGPoint(x: anchor.x * largest.x, y: anchor.y * largest.y) }
        return CGPoint(x: flags.contains(.isRightToLeft) ? largest.x : 0, y: 0)
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let largest = largestOffset
        return CGPoint(
            x: scrolls(along: .horizontal) ? min(max(0, offset.x), largest.x) : 0,
            y: scrolls(along: .vertical) ? min(max(0, offset.y), largest.y) : 0)
    }

    // MARK: Moving

    /// Moves the viewport for the user, within the content. NaN coordinates leave the offset along their axis unchanged.
    package func scroll(to newOffset: CGPoint) {
        userMoves += 1
        endMovement()
        setPhase(.interacting)
        move(to: newOffset)
        setPhase(.idle)
    }

    func setPhase(_ phase: ScrollPhase) {
        guard phase != self.phase else { return }
        let old = self.phase
        self.phase = phase
        if phase == .interacting { dismissKeyboard() }
        for node in ancestors.prefix(while: { !($0 is ScrollNode) }) {
            (node as? ScrollPhaseNode)?.phaseChanged(of: self, from: old, to: phase)
        }
    }

    /// Moves the viewport for the user by a distance in points.
    package func scroll(by distance: CGVector) {
        scroll(to: CGPoint(x: offset.x + distance.dx, y: offset.y + distance.dy))
    }

    /// Moves the viewport, animated if the transaction has an animation, to a destination that layout may change on the way.
    func scroll(toward destination: @escaping ScrollMotion.Destination, transaction: Transaction) {
        guard let target = destination() else { return }
        scroll(to: target, transaction: transaction, destination: destination)
    }

    /// Moves the viewport, animated if the transaction has an animation and the tree animates changes.
    func scroll(to newOffset: CGPoint, transaction: Transaction, destination: ScrollMotion.Destination? = nil) {
        var transaction = transaction
        if !tree.clock.animatesChanges { transaction.animation = nil }
        let target = clamped(CGPoint(x: newOffset.x.isNaN ? offset.x : newOffset.x, y: newOffset.y.isNaN ? offset.y : newOffset.y))
        endMovement()
        if let animation = ValueAnimation.make(from: offset, to: target, running: nil, transaction: transaction, at: tree.clock.time) {
            motion = ScrollMotion(animation, from: offset, to: target, destination: destination)
            setPhase(.animating)
            hasMoved = true
            tree.clock.startTiming(self)
            tree.requestUpdate()
        } else {
            move(to: target)
            setPhase(.idle)
            if let destination { settle(at: destination) }
        }
    }

    /// Corrects the offset after views near the destination have been made, unless another movement has begun.
    private func settle(at destination: @escaping ScrollMotion.Destination, round: Int = 1) {
        tree.schedule { [weak self, movementCount] in
            guard let self, !hasEnded, movementCount == self.movementCount, let target = destination() else { return }
            let previous = offset
            move(to: target)
            let isSettled = offset == previous && round >= Self.corrections.lowerBound
            if !isSettled, round < Self.corrections.upperBound { settle(at: destination, round: round + 1) }
        }
    }

    func move(to newOffset: CGPoint) {
        shift(to: clamped(CGPoint(x: newOffset.x.isNaN ? offset.x : newOffset.x, y: newOffset.y.isNaN ? offset.y : newOffset.y)))
    }

    /// Moves the viewport, possibly beyond the ends.
    func shift(to target: CGPoint) {
        hasMoved = true
        guard target != offset else { return }
        offset = target
        tree.geometryChanged()
        tree.setNeedsLayout()
    }

    func stopMotion() {
        guard motion != nil else { return }
        motion = nil
        tree.clock.stopTiming(self)
        setPhase(.idle)
    }

    package override func timeChanged() {
        if continueMovement() { return }
        guard let motion else { return tree.clock.stopTiming(self) }
        move(to: motion.offset(at: tree.clock.time, limit: clamped))
        guard motion.isFinished(at: tree.clock.time) else { return }
        stopMotion()
        if let destination = motion.destination { settle(at: destination) }
    }

    /// Adjusts the offset to visible content that has moved because preceding lengths were corrected.
    func contentMoved(by distance: CGFloat, along axis: Axis) {
        guard distance.isFinite else { return }
        correction[axis] += distance
        moveWithContent(by: distance, along: axis)
        // The corrected lengths may also be those of the whole content.
        if !mayBeOverEnds, offset != clamped(offset) { invalidateArrangement() }
    }

    private func moveWithContent(by distance: CGFloat, along axis: Axis) {
        offset[axis] += distance
        motion?.correction[axis] += distance
        correctMovement(by: distance, along: axis)
        tree.geometryChanged()
    }

    /// Moves the viewport along with a view that the content has moved, within the content.
    func follow(_ displacement: CGPoint) {
        for axis in Axis.allCases where scrolls(along: axis) && displacement[axis] != 0 && displacement[axis].isFinite {
            var target = offset[axis] + displacement[axis]
            if !mayBeOverEnds { target = min(max(0, target), largestOffset[axis]) }
            hasMoved = true
            guard target != offset[axis] else { continue }
            moveWithContent(by: target - offset[axis], along: axis)
            tree.setNeedsLayout()
        }
    }

    package override func end() {
        endMovement()
        super.end()
    }

    // MARK: Geometry

    package override var contentTransform: CGAffineTransform? {
        offset == .zero ? nil : CGAffineTransform(translationX: -offset.x, y: -offset.y)
    }

    /// The current geometry. The viewport reaches into the safe area, below whose bars the content scrolls; that area is part of the insets.
    package var geometry: ScrollGeometry {
        let (safeArea, margins) = (safeAreaInsets(), insets)
        let insets = EdgeInsets(
            top: margins.top + safeArea.top, leading: margins.leading + safeArea.leading, bottom: margins.bottom + safeArea.bottom,
            trailing: margins.trailing + safeArea.trailing)
        return ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top), contentSize: contentSize,
            contentInsets: insets,
            containerSize: CGSize(width: max(0, size.width - margins.horizontal), height: max(0, size.height - margins.vertical)))
    }

    package override func hasCoordinateSpace(named name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollViewSpace else { return false }
        switch space {
        case .any: return true
        case .axis(let axis): return scrolls(along: axis)
        }
    }

    package override var clipsHits: Bool { !settings.isClipDisabled }

    /// Content is hit where it is visible, in safe area insets too.
    package override var hitBounds: CGRect { clipBounds }

    /// The room between the views inside scrolls too.
    package override func containsHit(_ point: CGPoint) -> Bool { hitBounds.contains(point) }

    /// The viewport in the node's coordinates, extended to the outer edge of safe area insets, below which content scrolls.
    var clipBounds: CGRect {
        let reach = safeAreaInsets().mirrored(flags.contains(.isRightToLeft))
        return CGRect(
            x: -reach.leading, y: -reach.top, width: size.width + reach.horizontal, height: size.height + reach.vertical)
    }

    /// Nil before the first layout: relative frames are then measured by an outer container. Along an axis where the scroll view's
    /// length is its content's, the proposed length is used, since otherwise the length would depend on itself.
    package override var sizeForRelativeFrames: CGSize? {
        guard flags.contains(.isPlaced) else { return nil }
        // Less the insets, which the content avoids as well.
        let insets = insets
        func length(_ axis: Axis) -> CGFloat {
            let length = scrolls(along: axis) || !proposal[axis].isFinite ? size[axis] : proposal[axis]
            return max(0, length - (axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom))
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// Along the scroll axes content scrolls below safe area insets, so they do not apply to it.
    package override func cover(_ resolution: inout SafeAreaResolution, of child: ViewNode) {
        resolution.close(configuration.axes)
    }

    // MARK: Drawing

    package override func draw(into list: inout DisplayListBuilder) {
        drawEdgeEffects(into: &list) { list in
            let distance = CGVector(dx: -offset.x, dy: -offset.y)
            if settings.isClipDisabled {
                list.drawScrolled(children, by: distance)
            } else {
                list.group(.clip(Path(list.snappedRect(clipBounds)), FillStyle())) { $0.drawScrolled(children, by: distance) }
            }
        }
        if tree.showsScrollIndicators || isFlashingIndicators { drawIndicators(into: &list) }
    }

    private func drawIndicators(into list: inout DisplayListBuilder) {
        guard configuration.showsIndicators else { return }
        let margins = settings.indicatorMargins.mirrored(flags.contains(.isRightToLeft))
        let track = CGRect(
            x: margins.leading, y: margins.top, width: max(0, size.width - margins.horizontal), height: max(0, size.height - margins.vertical))
        let color = Color.primary.opacity(0.35).resolve(in: environment)
        for axis in Axis.allCases where scrolls(along: axis) {
            let visibility =
                axis == .vertical
                ? environment.verticalScrollIndicatorVisibility : environment.horizontalScrollIndicatorVisibility
            guard visibility == .automatic || visibility == .visible,
                let bar = ScrollIndicator.bar(
                    along: axis, offset: offset, largestOffset: largestOffset, size: track.size)
            else { continue }
            let rect = list.rect(bar.offsetBy(dx: track.minX, dy: track.minY))
            let path = Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
            list.add(.shape(path, .color(color), FillStyle()), frame: rect)
        }
    }

    package override var typeName: String { "ScrollView" }
}

/// The geometry of scroll indicators, in points.
enum ScrollIndicator {
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let smallestLength: CGFloat = 36

    /// Returns the frame of an indicator in the viewport; nil if all content is visible.
    static func bar(along axis: Axis, offset: CGPoint, largestOffset: CGPoint, size: CGSize) -> CGRect? {
        let (range, viewportLength) = (largestOffset[axis], size[axis])
        let moved = min(max(0, offset[axis]), range)
        let track = viewportLength - 2 * margin
        guard range > 0, track > 0 else { return nil }
        let length = min(track, max(smallestLength, track * viewportLength / (viewportLength + range)))
        var origin = CGPoint.zero
        origin[axis] = margin + (track - length) * moved / range
        origin[axis.perpendicular] = size[axis.perpendicular] - margin - thickness
        return axis == .vertical
            ? CGRect(x: origin.x, y: origin.y, width: thickness, height: length)
            : CGRect(x: origin.x, y: origin.y, width: length, height: thickness)
    }
}
