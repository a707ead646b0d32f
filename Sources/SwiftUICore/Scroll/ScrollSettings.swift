import Foundation

/// The settings made by the modifiers around a scroll view.
struct ScrollSettings {
    var contentMargins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var isClipDisabled = false
    /// The initial offset, as fractions of the largest offset.
    var initialAnchor: UnitPoint?
    /// The offset to preserve when the sizes of the content or the viewport change.
    var sizeAnchor: UnitPoint?
    /// The alignment of content smaller than the viewport.
    var alignment: UnitPoint?
    var targetBehavior: (any ScrollTargetBehavior)?
    /// The modifier around the scroll view, which owns it.
    weak var position: (any ScrollPositionFollower)?
    var edgeEffects = ScrollEdgeEffects()
}

/// A node that changes the settings of the scroll views inside it. It returns itself as its `scrollSetting`.
protocol ScrollSettingNode: ViewNode {
    func change(_ settings: inout ScrollSettings)
}

/// A modifier that changes the settings of the scroll views inside it; the innermost one takes precedence.
protocol ScrollSetting: UnaryNodeModifier {
    nonisolated func change(_ settings: inout ScrollSettings)
}

extension ScrollSetting {
    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ScrollSettingModifierNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class ScrollSettingModifierNode<Setting: ScrollSetting>: UnaryNode, ScrollSettingNode, ValueObserver {
    private var modifier: Setting

    init(child: ViewNode, modifier: _GraphValue<Setting>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
    }

    override var scrollSetting: (any ScrollSettingNode)? { self }
    func change(_ settings: inout ScrollSettings) { modifier.change(&settings) }

    func valueChanged(from old: Setting, to new: Setting) {
        guard !isSame(old, new) else { return }
        modifier = new
        tellScrollNodes()
    }

    override var typeName: String {
        let name = String(describing: Setting.self)
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}

extension ScrollSettingNode {
    /// Notifies the affected scroll views.
    func tellScrollNodes() {
        var nodes: ContiguousArray<ViewNode> = [self]
        while let node = nodes.popLast() {
            if let scroll = node as? ScrollNode {
                scroll.settingsChanged()
            } else {
                node.forEachChild { nodes.append($0) }
            }
        }
    }
}

struct ContentMargins {
    /// The edges whose margins are set; the others keep theirs.
    var edges: Edge.Set
    var insets: EdgeInsets
    var placement: ContentMarginPlacement
}

extension ContentMargins: ScrollSetting {
    typealias Body = Never

    nonisolated func change(_ settings: inout ScrollSettings) {
        if placement != .scrollIndicators { change(&settings.contentMargins) }
        if placement != .scrollContent { change(&settings.indicatorMargins) }
    }

    private nonisolated func change(_ margins: inout EdgeInsets) {
        func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        if edges.contains(.top) { margins.top = valid(insets.top) }
        if edges.contains(.leading) { margins.leading = valid(insets.leading) }
        if edges.contains(.bottom) { margins.bottom = valid(insets.bottom) }
        if edges.contains(.trailing) { margins.trailing = valid(insets.trailing) }
    }
}

struct ScrollClipDisabled {
    var isDisabled: Bool
}

extension ScrollClipDisabled: ScrollSetting {
    typealias Body = Never

    nonisolated func change(_ settings: inout ScrollSettings) { settings.isClipDisabled = isDisabled }
}

struct DefaultScrollAnchor {
    var anchor: UnitPoint?
    /// Nil for all roles.
    var role: ScrollAnchorRole?
}

extension DefaultScrollAnchor: ScrollSetting {
    typealias Body = Never

    nonisolated func change(_ settings: inout ScrollSettings) {
        if role == nil || role == .initialOffset { settings.initialAnchor = anchor }
        if role == nil || role == .sizeChanges { settings.sizeAnchor = anchor }
        if role == nil || role == .alignment { settings.alignment = anchor }
    }
}

/// The purpose of an anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind { case initialOffset, sizeChanges, alignment }
    private let kind: Kind

    /// The anchor determines the offset before the viewport is first moved.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// The anchor determines the offset that is preserved when the content or the viewport change their sizes.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// The anchor determines the alignment of content that is smaller than the viewport.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// The elements that content margins apply to.
public struct ContentMarginPlacement: Sendable, Equatable {
    private enum Kind { case automatic, scrollContent, scrollIndicators }
    private let kind: Kind

    /// The content and the indicators of scroll views.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    /// The content of scroll views.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
    /// The indicators of scroll views.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }
}

/// Whether the content of scroll views can be dragged beyond its ends, from where it bounces back.
///
/// It applies to touches; wheels stop at the ends.
public struct ScrollBounceBehavior: Sendable, Equatable {
    private enum Kind { case automatic, always, basedOnSize }
    private let kind: Kind

    /// The platform's default; currently the same as `always`.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
    /// Content always bounces.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
    /// Content bounces only if it is larger than the viewport.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }
    private let kind: Kind

    /// The platform's default: visible while scrolling.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
    /// Visible while scrolling.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
    /// Hidden.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
    /// Never shown; currently the same as `hidden`.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }
}

extension EnvironmentValues {
    /// Whether the user can scroll; the program always can. True by default.
    @Entry public var isScrollEnabled = true

    /// Whether the content of scroll views bounces along the vertical axis.
    @Entry public var verticalScrollBounceBehavior = ScrollBounceBehavior.automatic

    /// Whether the content of scroll views bounces along the horizontal axis.
    @Entry public var horizontalScrollBounceBehavior = ScrollBounceBehavior.automatic

    /// The visibility of indicators along the vertical axis.
    @Entry public var verticalScrollIndicatorVisibility = ScrollIndicatorVisibility.automatic

    /// The visibility of indicators along the horizontal axis.
    @Entry public var horizontalScrollIndicatorVisibility = ScrollIndicatorVisibility.automatic
}

/// Sets the visibility of indicators along some axes.
struct ScrollIndicatorsModifier: Equatable {
    var visibility: ScrollIndicatorVisibility
    var axes: Axis.Set
}

extension ScrollIndicatorsModifier: EnvironmentModifierValue {
    typealias Body = Never

    nonisolated func change(_ values: inout EnvironmentValues) {
        if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
        if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    }
}

/// Sets the bounce behaviour along some axes.
struct ScrollBounceModifier: Equatable {
    var behavior: ScrollBounceBehavior
    var axes: Axis.Set
}

extension ScrollBounceModifier: EnvironmentModifierValue {
    typealias Body = Never

    nonisolated func change(_ values: inout EnvironmentValues) {
        if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
        if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
    }
}

/// Prevents the user from scrolling.
struct ScrollDisabledModifier: Equatable {
    var isDisabled: Bool
}

extension ScrollDisabledModifier: EnvironmentModifierValue {
    typealias Body = Never

    nonisolated func change(_ values: inout EnvironmentValues) {
        values.isScrollEnabled = values.isScrollEnabled && !isDisabled
    }
}

extension View {
    /// Sets whether the user is prevented from scrolling the scroll views inside the view; the program can still scroll them.
    ///
    /// It cannot enable scrolling that an outer modifier has disabled.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(ScrollDisabledModifier(isDisabled: disabled))
    }

    /// Sets the visibility of the indicators of scroll views inside the view.
    nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        modifier(ScrollIndicatorsModifier(visibility: visibility, axes: axes))
    }

    /// Sets whether the content of scroll views inside the view can be moved beyond its ends.
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        modifier(ScrollBounceModifier(behavior: behavior, axes: axes))
    }

    /// Sets whether the scroll view draws, and accepts touches on, content outside of its frame.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modifier(ScrollClipDisabled(isDisabled: disabled))
    }

    /// Sets the anchor of the scroll view for one purpose; nil for the default.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(DefaultScrollAnchor(anchor: anchor, role: role))
    }

    /// Sets the anchor of the scroll view for its initial offset, for the offset that is preserved when sizes change, and for the
    /// alignment of small content; nil for the defaults.
    ///
    ///     ScrollView { ... }.defaultScrollAnchor(.bottom) // starts at the end and stays there
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(DefaultScrollAnchor(anchor: anchor))
    }

    /// Sets the margins around the content of the scroll view on some edges, in points. Negative, infinite and NaN lengths count as
    /// zero.
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - insets: The margins.
    ///   - placement: Whether the margins apply to the content, the indicators, or both (the default).
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(ContentMargins(edges: edges, insets: insets, placement: placement))
    }

    /// Sets the same margin around the content of the scroll view on some edges, in points. Negative, infinite and NaN lengths
    /// count as zero.
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The margin; nil for the margin without this modifier.
    ///   - placement: Whether the margins apply to the content, the indicators, or both (the default).
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let margin = length ?? 0
        return modifier(
            ContentMargins(
                edges: length == nil ? [] : edges, insets: EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin),
                placement: placement))
    }

    /// Sets the same margin around the content of the scroll view on all edges, in points. Negative, infinite and NaN lengths count
    /// as zero.
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
