import Foundation

/// The mistakes in the lengths of a frame.
struct FrameMistakes: OptionSet, Sendable, Equatable {
    var rawValue: UInt8

    /// A length is negative, or not finite where it must be.
    static let invalid = FrameMistakes(rawValue: 1)
    /// A minimum exceeds the ideal or maximum length, or the ideal exceeds the maximum.
    static let contradictory = FrameMistakes(rawValue: 2)

    /// Reports the mistakes of a node's frame, in SwiftUI's words.
    func report(for node: ViewNode) {
        if contains(.contradictory) { node.warn("Contradictory frame constraints specified.") }
        if contains(.invalid) { node.warn("Invalid frame dimension (negative or non-finite).") }
    }
}

/// A frame with a fixed width, height or both.
public struct _FrameLayout: Sendable, Equatable {
    // One of these special values where there is no length, or a mistaken one: more properties would make every frame in a tree larger.
    private var storedWidth: CGFloat
    private var storedHeight: CGFloat
    var alignment: Alignment

    private static let absent: CGFloat = -1
    private static let notFinite: CGFloat = -2
    private static let negative: CGFloat = -3

    var width: CGFloat? { Self.length(storedWidth) }
    var height: CGFloat? { Self.length(storedHeight) }

    var mistakes: FrameMistakes { storedWidth < Self.absent || storedHeight < Self.absent ? .invalid : [] }

    @usableFromInline nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        storedWidth = Self.stored(width)
        storedHeight = Self.stored(height)
        self.alignment = alignment
    }

    /// Negative lengths are reported and count as 0; infinity and NaN are reported and count as nil (measured on macOS 27).
    private static func stored(_ length: CGFloat?) -> CGFloat {
        guard let length else { return absent }
        return length < .infinity ? length < 0 ? negative : length : notFinite
    }

    @inline(__always)
    private static func length(_ stored: CGFloat) -> CGFloat? {
        stored >= 0 ? stored : stored == negative ? 0 : nil
    }
}

extension _FrameLayout: CustomReflectable {
    /// The lengths as the program has given them, for the inspector.
    public var customMirror: Mirror {
        Mirror(self, children: ["width": width as Any, "height": height as Any, "alignment": alignment, "mistakes": mistakes])
    }
}

extension _FrameLayout: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        let node = FrameNode(child: child, modifier: modifier, inputs: inputs)
        node.modifier.mistakes.report(for: node)
        return node
    }
}

// The layout of fixed frames.
extension _FrameLayout {
    var isFixed: Bool { width != nil && height != nil }

    private func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func size(around child: ViewNode, for proposal: Proposal) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let childSize = child.size(for: childProposal(proposal))
        return CGSize(width: width ?? childSize.width, height: height ?? childSize.height)
    }

    func placement(of child: ViewNode, in size: CGSize, proposal: Proposal) -> (origin: CGPoint, proposal: Proposal) {
        let proposal = childProposal(proposal)
        return (child.alignedOrigin(for: proposal, in: size, alignment: alignment), proposal)
    }

    /// Edges with fixed lengths do not take over the child's spacing preferences (truth `spacing-011`).
    func spacing(around child: ViewNode) -> ViewSpacing {
        var spacing = child.spacing
        var edges: Edge.Set = []
        if width != nil { edges.formUnion(.horizontal) }
        if height != nil { edges.formUnion(.vertical) }
        spacing.spacing.reset(edges)
        return spacing
    }
}

final class FrameNode: LayoutModifierNode<_FrameLayout> {
    override func measure(_ proposal: Proposal) -> CGSize { modifier.size(around: child, for: proposal) }
    override var sizeIgnoresChildren: Bool { modifier.isFixed }
    override var sizeIgnoresProposal: Bool { sizeIgnoresChildren || child.isFixedSize }

    override func childPlacement(in size: CGSize, proposal: Proposal) -> (origin: CGPoint, proposal: Proposal) {
        modifier.placement(of: child, in: size, proposal: proposal)
    }

    override func makeSpacing() -> ViewSpacing { modifier.spacing(around: child) }

    override func modifierChanged() {
        modifier.mistakes.report(for: self)
        super.modifierChanged()
    }
}

/// A frame with minimum, ideal and maximum lengths.
public struct _FlexFrameLayout: Sendable, Equatable {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    var alignment: Alignment
    var mistakes: FrameMistakes = []

    @usableFromInline nonisolated init(
        minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
        maxHeight: CGFloat?, alignment: Alignment
    ) {
        var mistakes: FrameMistakes = []
        (self.minWidth, self.idealWidth, self.maxWidth) = Self.valid(minWidth, idealWidth, maxWidth, &mistakes)
        (self.minHeight, self.idealHeight, self.maxHeight) = Self.valid(minHeight, idealHeight, maxHeight, &mistakes)
        self.alignment = alignment
        self.mistakes = mistakes
    }

    /// Lengths out of order are reported and raised: the ideal to the minimum, the maximum to the ideal (truth `flexframe.init.*`).
    private static func valid(
        _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?, _ mistakes: inout FrameMistakes
    ) -> (CGFloat?, CGFloat?, CGFloat?) {
        let (least, middleLength) = (minimum ?? -.infinity, ideal ?? minimum ?? -.infinity)
        if !(least <= middleLength && middleLength <= maximum ?? .infinity) { mistakes.insert(.contradictory) }
        var isValid = true
        var low = minimum
        if let minimum, !minimum.isFinite || minimum < 0 {
            isValid = false
            if minimum < 0 { low = 0 }
        }
        var middle = ideal
        if let ideal, let low, ideal < low {
            isValid = false
            middle = low
        }
        var high = maximum
        if let maximum, let floor = middle ?? low, maximum < floor {
            isValid = false
            high = floor
        }
        // Without a minimum nothing else bounds these below zero.
        for wrong in [middle, high].compactMap({ $0 }) where wrong < 0 || wrong.isNaN { isValid = false }
        middle = middle.flatMap { $0.isNaN ? nil : max(0, $0) }
        high = high.flatMap { $0.isNaN ? nil : max(0, $0) }
        if !isValid { mistakes.insert(.invalid) }
        return (low, middle, high)
    }
}

extension _FlexFrameLayout: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        let node = FlexibleFrameNode(child: child, modifier: modifier, inputs: inputs)
        node.modifier.mistakes.report(for: node)
        return node
    }
}

final class FlexibleFrameNode: LayoutModifierNode<_FlexFrameLayout> {
    override func modifierChanged() {
        modifier.mistakes.report(for: self)
        super.modifierChanged()
    }

    /// The length proposed to the child along an axis: the proposal, or else the ideal length, clamped to the limits.
    private func childLength(_ proposed: CGFloat, _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> CGFloat {
        let length = proposed.isNaN ? (ideal ?? .nan) : proposed
        guard !length.isNaN else { return .nan }
        return min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// The frame's length: the proposal clamped to the limits, where a missing limit is replaced by the child's length.
    private func length(
        _ proposed: CGFloat, child: CGFloat, _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?
    ) -> CGFloat {
        if proposed.isNaN, let ideal { return min(max(ideal, minimum ?? -.infinity), maximum ?? .infinity) }
        let target = proposed.isNaN ? child : proposed
        let low = minimum ?? min(child, maximum ?? .infinity)
        let high = maximum ?? max(child, minimum ?? -.infinity)
        return min(max(target, low), high)
    }

    private func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: childLength(proposal.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
            height: childLength(proposal.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight))
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let childSize = child.size(for: childProposal(proposal))
        return CGSize(
            width: length(proposal.width, child: childSize.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
            height: length(proposal.height, child: childSize.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight))
    }

    override var sizeIgnoresProposal: Bool { false }

    override func childPlacement(in size: CGSize, proposal: Proposal) -> (origin: CGPoint, proposal: Proposal) {
        let proposal = childProposal(proposal).filling(size, with: child)
        return (child.alignedOrigin(for: proposal, in: size, alignment: modifier.alignment), proposal)
    }

    override func makeSpacing() -> ViewSpacing {
        var spacing = child.spacing
        var edges: Edge.Set = []
        if modifier.minWidth ?? modifier.idealWidth ?? modifier.maxWidth != nil { edges.formUnion(.horizontal) }
        if modifier.minHeight ?? modifier.idealHeight ?? modifier.maxHeight != nil { edges.formUnion(.vertical) }
        spacing.spacing.reset(edges)
        return spacing
    }

    override var typeName: String { "frame" }
}

extension ViewNode {
    /// The origin of this node, measured for a proposal, in an empty box; see `alignedOrigin(of:in:alignment:)`.
    final func alignedOrigin(for proposal: Proposal, in size: CGSize, alignment: Alignment) -> CGPoint {
        let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
        return CGPoint(
            x: horizontal.defaultValue(inViewOf: size, proposal: Proposal(size), node: nil) - self.size(andGuide: horizontal, for: proposal).guide,
            y: vertical.defaultValue(inViewOf: size, proposal: Proposal(size), node: nil) - self.size(andGuide: vertical, for: proposal).guide)
    }

    /// The origin of a child whose guides coincide with the same guides of an empty box (truth `frame-014`).
    static func alignedOrigin(of child: ViewDimensions, in size: CGSize, alignment: Alignment) -> CGPoint {
        let box = ViewDimensions(node: nil, size: size, proposal: Proposal(size))
        return CGPoint(
            x: box[alignment.horizontal] - child[alignment.horizontal],
            y: box[alignment.vertical] - child[alignment.vertical])
    }
}

extension View {
    /// Puts the view into an invisible frame of a fixed size.
    ///
    ///     Image("photo").frame(width: 40, height: 40, alignment: .topLeading)
    ///
    /// The frame does not clip: a view that is larger extends beyond it.
    ///
    /// - Parameters:
    ///   - width: The frame's width in points; nil uses the view's width. Invalid widths are reported as a warning: a negative one counts as 0,
    ///     NaN and infinity count as nil.
    ///   - height: The frame's height in points; nil uses the view's height. Invalid heights are treated as for `width`.
    ///   - alignment: The alignment of the view within a frame of a different size; centred by default.
    @inlinable nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Puts the view into an invisible frame with minimum, ideal and maximum lengths.
    ///
    ///     Text("Title").frame(maxWidth: .infinity, alignment: .leading) // fills the width
    ///
    /// Along an axis with a minimum or maximum length the frame takes the proposed length, clamped to the limits, where a missing
    /// limit is replaced by the view's own length. Without a proposal it takes the ideal length, or else the view's length within
    /// the limits.
    ///
    /// Lengths in points; nil for none. Negative and NaN lengths, an infinite minimum, and lengths that are not in ascending order, are
    /// reported as a warning. A negative length counts as zero, an ideal or maximum length that is NaN as nil, an ideal length below the minimum is raised to it, and a maximum below the
    /// ideal length or the minimum is raised to that.
    @inlinable nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
                maxHeight: maxHeight, alignment: alignment))
    }

    /// Puts the view into a frame without any constraint, which has no effect on its size.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View {
        frame(width: nil, height: nil, alignment: .center)
    }
}
