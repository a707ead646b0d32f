import AttributeGraph
import CoreGraphics
import Foundation

/// Views in a window that moves over them.
public struct ScrollView<Content: View> {
    var configuration: ScrollConfiguration
    /// The views.
    public var content: Content

    /// Views that can be moved along some axes.
    ///
    /// - Parameters:
    ///   - axes: The axes; vertical by default.
    ///   - showsIndicators: Whether bars tell where the window is.
    nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        configuration = ScrollConfiguration(axes: axes, showsIndicators: showsIndicators)
        self.content = content()
    }

    /// The axes along which the views can be moved.
    public var axes: Axis.Set { configuration.axes }
    /// Whether bars tell where the window is.
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
        // Several views in a scroll view form a column, whatever the axes.
        let scope = inputs.environment.values.isInListRow ? RowScrollScope(inputs: inputs) : inputs.environment
        let content = inputs.with {
            $0.environment = scope
            $0.arity = .single(.column)
            $0.stackAxis = nil
            $0.depth += 1
        }.collect { inputs in
            NativeStack.withSpace { Content._makeView(view.second(after: ScrollConfiguration.self, Content.self), inputs: inputs) }
        }
        inputs.emit(ScrollNode(configuration: configuration, entries: content, inputs: inputs))
    }
}
