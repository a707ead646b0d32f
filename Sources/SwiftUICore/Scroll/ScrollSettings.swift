import Foundation

/// What modifiers around a scroll view say of it.
struct ScrollSettings {
    var contentMargins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var isClipDisabled = false
    /// Where the window stands at first, as fractions of the way it can move.
    var initialAnchor: UnitPoint?
    /// Where the window stays when the content or the window change their size.
    var sizeAnchor: UnitPoint?
    /// Where content smaller than the window lies.
    var alignment: UnitPoint?
    var targetBehavior: (any ScrollTargetBehavior)?
    var position: (any ScrollPositionFollower)?
}

/// A node that says something of the scroll view it is around.
protocol ScrollSettingNode: ViewNode {
    func change(_ settings: inout ScrollSettings)
}

/// A modifier that says something of the scroll view it is around; the innermost one counts.
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
    /// Tells the scroll views that this is about.
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
    /// Nil for all.
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

/// What an anchor of a scroll view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind { case initialOffset, sizeChanges, alignment }
    private let kind: Kind

    /// Where the window stands before anyone has moved it.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// Where the window stays when the content or the window change their size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// Where content that is smaller than the window lies.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// What content margins are about.
public struct ContentMarginPlacement: Sendable, Equatable {
    private enum Kind { case automatic, scrollContent, scrollIndicators }
    private let kind: Kind

    /// The content and the bars.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    /// The content of scroll views.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
    /// The bars of scroll views.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }
}

/// Whether the windows of scroll views can be pulled over the ends of their content.
public struct ScrollBounceBehavior: Sendable, Equatable {
    private enum Kind { case automatic, always, basedOnSize }
    private let kind: Kind

    /// As the platform does it.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
    /// Always.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
    /// Only where there is something to scroll.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

/// Whether the bars of scroll views are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }
    private let kind: Kind

    /// As the platform does it.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
    /// Shown.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
    /// Hidden, unless the platform needs them.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
    /// Never shown.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }
}

private enum IsScrollEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

private enum VerticalBounceKey: EnvironmentKey {
    static let defaultValue = ScrollBounceBehavior.automatic
}

private enum HorizontalBounceKey: EnvironmentKey {
    static let defaultValue = ScrollBounceBehavior.automatic
}

private enum VerticalIndicatorKey: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.automatic
}

private enum HorizontalIndicatorKey: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.automatic
}

extension EnvironmentValues {
    /// Whether people can move the windows of scroll views; programs always can.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    /// Whether the windows of vertical scroll views can be pulled over the ends; for hosts that do so.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    /// Whether the windows of horizontal scroll views can be pulled over the ends; for hosts that do so.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }

    /// Whether the bars of vertical scroll views are shown.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }

    /// Whether the bars of horizontal scroll views are shown.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }
}

/// Sets the visibility of bars along some axes.
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

/// Sets along some axes whether windows can be pulled over the ends.
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

/// Keeps people from moving the windows of scroll views.
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
    /// Keeps people from moving the windows of scroll views inside.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(ScrollDisabledModifier(isDisabled: disabled))
    }

    /// Shows or hides the bars of scroll views inside.
    nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        modifier(ScrollIndicatorsModifier(visibility: visibility, axes: axes))
    }

    /// Sets whether the windows of scroll views inside can be pulled over the ends of their content.
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        modifier(ScrollBounceModifier(behavior: behavior, axes: axes))
    }

    /// Lets the content of the scroll view be seen outside of its frame.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modifier(ScrollClipDisabled(isDisabled: disabled))
    }

    /// Sets for one purpose where the window of the scroll view stands, or its content lies.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(DefaultScrollAnchor(anchor: anchor, role: role))
    }

    /// Sets where the window of the scroll view stands before anyone has moved it, where it stays when sizes change, and where
    /// content smaller than it lies.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(DefaultScrollAnchor(anchor: anchor))
    }

    /// Sets the room around the content of the scroll view, in points, on some edges. Negative lengths count as none.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(ContentMargins(edges: edges, insets: insets, placement: placement))
    }

    /// Sets the same room around the content of the scroll view, in points, on some edges; none when nil.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 0
        return modifier(ContentMargins(
            edges: edges, insets: EdgeInsets(top: length, leading: length, bottom: length, trailing: length), placement: placement))
    }

    /// Sets the same room around the content of the scroll view, in points, on all edges.
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
