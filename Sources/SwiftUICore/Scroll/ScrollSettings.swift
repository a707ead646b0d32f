import Foundation

/// What modifiers around a scroll view say of it.
struct ScrollSettings {
    var contentMargins = EdgeInsets()
    var isClipDisabled = false
    /// Where the window stands at first, as fractions of the way it can move.
    var defaultAnchor: UnitPoint?
    var targetBehavior: (any ScrollTargetBehavior)?
    var position: (any ScrollPositionFollower)?
}

/// A node that says something of the scroll view it is around.
protocol ScrollSettingNode: ViewNode {
    func change(_ settings: inout ScrollSettings)
}

/// A modifier that says something of the scroll view it is around; the innermost one counts.
protocol ScrollSetting: NodeModifier {
    nonisolated func change(_ settings: inout ScrollSettings)
}

extension ScrollSetting {
    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ScrollSettingModifierNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class ScrollSettingModifierNode<Setting: ScrollSetting>: UnaryNode, ScrollSettingNode {
    private var modifier: Setting

    init(child: ViewNode, modifier: _GraphValue<Setting>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.region.observe(at: modifier.offset, by: self)
    }

    func change(_ settings: inout ScrollSettings) { modifier.change(&settings) }

    override func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        guard !isSame(Setting.self, old, new) else { return }
        modifier = new.assumingMemoryBound(to: Setting.self).pointee
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
        guard placement != .scrollIndicators else { return }
        func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        if edges.contains(.top) { settings.contentMargins.top = valid(insets.top) }
        if edges.contains(.leading) { settings.contentMargins.leading = valid(insets.leading) }
        if edges.contains(.bottom) { settings.contentMargins.bottom = valid(insets.bottom) }
        if edges.contains(.trailing) { settings.contentMargins.trailing = valid(insets.trailing) }
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
}

extension DefaultScrollAnchor: ScrollSetting {
    typealias Body = Never

    nonisolated func change(_ settings: inout ScrollSettings) { settings.defaultAnchor = anchor }
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

    /// Lets the content of the scroll view be seen outside of its frame.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modifier(ScrollClipDisabled(isDisabled: disabled))
    }

    /// Sets where the window of the scroll view stands before anyone has moved it.
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
