import AttributeGraph
import Foundation

/// A vertical stack whose views are created when they become visible.
///
///     ScrollView {
///         LazyVStack {
///             ForEach(messages) { MessageRow($0) }
///         }
///     }
///
/// It takes the proposed width. Creating and scrolling it takes time proportional to the number of visible views, not of all. A
/// view that leaves the viewport is removed, or hidden if it has state.
public struct LazyVStack<Content: View> {
    var parameters: LazyStackParameters<HorizontalAlignment>
    var content: Content

    /// Creates a lazy column of the views that the closure builds.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views; centred by default.
    ///   - spacing: The gap between the views in points; nil (the default) uses the spacing preferences of each pair of neighbours.
    ///     Infinite and NaN gaps count as nil.
    ///   - pinnedViews: The kinds of views that stay at the edge of the viewport while their section is visible; none by default.
    ///   - content: The views.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        parameters = LazyStackParameters(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

/// A horizontal stack whose views are created when they become visible.
///
/// It takes the proposed height. Creating and scrolling it takes time proportional to the number of visible views, not of all.
/// A view that leaves the viewport is removed, or hidden if it has state.
public struct LazyHStack<Content: View> {
    var parameters: LazyStackParameters<VerticalAlignment>
    var content: Content

    /// Creates a lazy row of the views that the closure builds.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the views; centred by default.
    ///   - spacing: The gap between the views in points; nil (the default) uses the spacing preferences of each pair of neighbours.
    ///     Infinite and NaN gaps count as nil.
    ///   - pinnedViews: The kinds of views that stay at the edge of the viewport while their section is visible; none by default.
    ///   - content: The views.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        parameters = LazyStackParameters(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

/// The parameters of a kind of lazy container.
protocol LazyParameters {
    var layout: LazyLayout { get }
}

struct LazyStackParameters<Guide> {
    var alignment: Guide
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews
}

extension LazyStackParameters: LazyParameters {
    var layout: LazyLayout {
        switch alignment {
        case let alignment as HorizontalAlignment:
            LazyLayout(
                axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
                pinnedViews: pinnedViews)
        case let alignment as VerticalAlignment:
            LazyLayout(
                axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
                pinnedViews: pinnedViews)
        default:
            LazyLayout(axis: .vertical, alignment: .center, spacing: spacing, pinnedViews: pinnedViews)
        }
    }
}

extension LazyVStack: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.emitLazyContainer(view, parameters: LazyStackParameters<HorizontalAlignment>.self, content: Content.self)
    }
}

extension LazyHStack: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.emitLazyContainer(view, parameters: LazyStackParameters<VerticalAlignment>.self, content: Content.self)
    }
}

extension _ViewInputs {
    /// Makes the node of a lazy container, whose stored properties are its parameters and its content, without the items of its loops.
    func emitLazyContainer<Container, Parameters: LazyParameters, Content: View>(
        _ view: _GraphValue<Container>, parameters _: Parameters.Type, content _: Content.Type
    ) {
        let parameters = view.part(Parameters.self, at: 0)
        let content = view.second(after: Parameters.self, Content.self)
        let layout = parameters.value.layout
        let contentInputs = with {
            $0.isInGrid = false
            $0.isInLazyContainer = true
            $0.makesLoopsLazily = true
            $0.makesViewsAtOnce = false
            $0.arity = .list
            $0.stackAxis = layout.items == nil ? layout.axis : nil
            $0.depth += 1
        }
        let entries = contentInputs.collect { inputs in
            NativeStack.withSpace { Content._makeView(content, inputs: inputs) }
        }
        emit(ParameterizedLazyContainerNode(parameters, entries: entries, inputs: self))
    }
}

/// A lazy container that follows the parameters of one kind of stack or grid.
private final class ParameterizedLazyContainerNode<Parameters: LazyParameters>: LazyContainerNode, ValueObserver {
    init(_ parameters: _GraphValue<Parameters>, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        super.init(layout: parameters.value.layout, entries: entries, inputs: inputs)
        parameters.observe(by: self)
    }

    func valueChanged(from old: Parameters, to new: Parameters) { setLayout(new.layout) }
}
