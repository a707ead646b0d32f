import AttributeGraph
import CoreGraphics
import Foundation

/// A container that shows a part of its content, which the user can scroll.
///
///     ScrollView {
///         VStack { ForEach(items) { ItemView($0) } }
///     }
///
/// It takes the proposed length along its scroll axes, and its content's length across them.
public struct ScrollView<Content: View> {
    var configuration: ScrollConfiguration
    /// The content.
    public var content: Content

    /// Creates a scroll view. Several views in the content form a column.
    ///
    /// - Parameters:
    ///   - axes: The scroll axes; vertical by default.
    ///   - showsIndicators: Whether indicators of the scroll position are shown; true by default.
    ///   - content: The content.
    nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        configuration = ScrollConfiguration(axes: axes, showsIndicators: showsIndicators)
        self.content = content()
    }

    /// The scroll axes.
    public var axes: Axis.Set { configuration.axes }
    /// Whether indicators of the scroll position are shown.
    public var showsIndicators: Bool { configuration.showsIndicators }
}

struct ScrollConfiguration: Equatable {
    var axes: Axis.Set
    var showsIndicators: Bool
}

extension ScrollView: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let configuration = view.part(ScrollConfiguration.self, at: 0)
        // Several views in a scroll view form a column, regardless of the axes.
        let content = inputs.with {
            $0.environment = ScrollContentScope(inputs: inputs)
            $0.arity = .single(.column)
            $0.stackAxis = nil
            $0.depth += 1
        }.collect { inputs in
            NativeStack.withSpace { Content._makeView(view.second(after: ScrollConfiguration.self, Content.self), inputs: inputs) }
        }
        inputs.emit(ScrollNode(configuration: configuration, entries: content, inputs: inputs))
    }
}
