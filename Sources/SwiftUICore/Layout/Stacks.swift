import AttributeGraph
import Foundation

/// A container that arranges views in a horizontal row.
///
///     HStack(spacing: 8) { Image(systemName: "star"); Text("Favourite") }
public struct HStack<Content: View> {
    var parameters: StackParameters<VerticalAlignment>
    package var content: Content

    /// Creates a row of the views that the closure builds.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the views; centred by default.
    ///   - spacing: The gap between the views in points, which may be negative; nil (the default) uses the spacing preferences of
    ///     each pair of neighbours. NaN counts as nil.
    ///   - content: The views.
    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        parameters = StackParameters(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// A container that arranges views in a vertical column.
///
///     VStack(alignment: .leading) { Text("Title").font(.headline); Text("Details") }
public struct VStack<Content: View> {
    var parameters: StackParameters<HorizontalAlignment>
    package var content: Content

    /// Creates a column of the views that the closure builds.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views; centred by default.
    ///   - spacing: The gap between the views in points, which may be negative; nil (the default) uses the spacing preferences of
    ///     each pair of neighbours. NaN counts as nil.
    ///   - content: The views.
    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        parameters = StackParameters(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// A container that puts views on top of each other, the first at the back.
///
/// Its size is that of its largest children, of those with the highest layout priority.
public struct ZStack<Content: View> {
    var alignment: Alignment
    var content: Content

    /// Creates a stack of layers from the views that the closure builds.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views along both axes; centred by default.
    ///   - content: The views, the first at the back.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

@usableFromInline struct StackParameters<Guide> {
    var alignment: Guide
    var spacing: CGFloat?
}

extension StackParameters<VerticalAlignment> {
    var layout: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}

extension StackParameters<HorizontalAlignment> {
    var layout: StackLayout { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}

extension HStack: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let entries = inputs.collectContainerContent(
            view.second(after: StackParameters<VerticalAlignment>.self, Content.self), axis: .horizontal)
        inputs.emit(HStackNode(parameters: view.part(StackParameters<VerticalAlignment>.self, at: 0), entries: entries, inputs: inputs))
    }
}

extension VStack: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let entries = inputs.collectContainerContent(
            view.second(after: StackParameters<HorizontalAlignment>.self, Content.self), axis: .vertical)
        inputs.emit(VStackNode(parameters: view.part(StackParameters<HorizontalAlignment>.self, at: 0), entries: entries, inputs: inputs))
    }
}

extension ZStack: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let entries = inputs.collectContainerContent(view.second(after: Alignment.self, Content.self), axis: nil)
        let alignment = view.part(Alignment.self, at: 0)
        let node = ZStackNode(alignment: alignment.value, entries: entries, inputs: inputs)
        alignment.observe(by: node)
        inputs.emit(node)
    }
}

extension _ViewInputs {
    /// Makes the content of a container: any number of nodes, in a stack along the given axis if any.
    func collectContainerContent<Content: View>(
        _ content: _GraphValue<Content>, axis: Axis?, isGrid: Bool = false, isAxisChangeable: Bool = false
    ) -> ContiguousArray<NodeEntry> {
        let inputs = with {
            $0.isInGrid = isGrid
            $0.isInLazyContainer = false
            $0.marksSections = false
            $0.makesLoopsLazily = false
            $0.arity = .list
            $0.stackAxis = axis
            $0.isStackAxisChangeable = isAxisChangeable
            $0.depth += 1
        }
        return inputs.collect { inputs in
            NativeStack.withSpace { Content._makeView(content, inputs: inputs) }
        }
    }
}

private final class HStackNode: StackNode, ValueObserver {
    init(parameters: _GraphValue<StackParameters<VerticalAlignment>>, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        super.init(layout: parameters.value.layout, entries: entries, inputs: inputs)
        parameters.observe(by: self)
    }

    func valueChanged(from old: StackParameters<VerticalAlignment>, to new: StackParameters<VerticalAlignment>) {
        guard !isSame(old, new) else { return }
        setLayout(new.layout)
    }
}

private final class VStackNode: StackNode, ValueObserver {
    init(parameters: _GraphValue<StackParameters<HorizontalAlignment>>, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        super.init(layout: parameters.value.layout, entries: entries, inputs: inputs)
        parameters.observe(by: self)
    }

    func valueChanged(from old: StackParameters<HorizontalAlignment>, to new: StackParameters<HorizontalAlignment>) {
        guard !isSame(old, new) else { return }
        setLayout(new.layout)
    }
}
