import CoreGraphics

/// The inspector's view of one node: its frame, the padding and the gaps around it, and the reasons.
struct InspectionHighlight: Equatable {
    /// A part of the window with its length in words, such as a gap.
    struct Part: Equatable {
        var frame: CGRect
        var label: String
    }

    /// The frame of the view in the window.
    var frame: CGRect
    /// The names of the views around it and its own.
    var title: String
    /// The padding around the view, or that of a view that is a padding itself.
    var padding: [Part] = []
    /// The gaps of the stack that the view is in.
    var gaps: [Part] = []
    var sentences: [String]

    /// Describes a node, with the causes of evaluations as far as they are recorded.
    @MainActor
    init(_ node: ViewNode) {
        frame = node.globalFrame
        title = (node.viewPath.suffix(3) + [InspectorWords.name(of: node)]).joined(separator: " › ")
        sentences = node.reasons.map(\.text)
        if let names = node.tree.inspection.viewNames, let trace = node.tree.inspection.bodyTrace?.withCauses {
            // The views in whose bodies it stands, up to the first of the program's own.
            var around: ViewNode? = node
            while let current = around, names.views(of: current).isEmpty { around = current.parent }
            for view in around.map({ names.views(of: $0) })?.reversed() ?? [] {
                sentences += trace.reasons(of: view).map { "\(view.name): \($0.text)" }
            }
        }
        if let inset = (node as? PaddingNode) ?? (node.parent as? PaddingNode) { padding = Self.padding(of: inset) }
        if let stack = node.parent as? StackNode { gaps = Self.gaps(of: stack) }
    }

    /// The padded areas at the edges.
    private static func padding(of node: PaddingNode) -> [Part] {
        let (outer, inner) = (node.globalFrame, node.child.globalFrame)
        let areas = [
            CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
            CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
            CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
            CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
        ]
        return areas.enumerated().compactMap { index, area in
            let length = index < 2 ? area.height : area.width
            return length > 0 ? Part(frame: area, label: InspectorWords.length(length)) : nil
        }
    }

    /// The areas between the views of a stack.
    private static func gaps(of stack: StackNode) -> [Part] {
        let isHorizontal = stack.layout.axis == .horizontal
        let bounds = stack.globalFrame
        let frames = stack.children.map(\.globalFrame).sorted { isHorizontal ? $0.minX < $1.minX : $0.minY < $1.minY }
        return zip(frames, frames.dropFirst()).compactMap { first, second in
            let length = isHorizontal ? second.minX - first.maxX : second.minY - first.maxY
            guard length > 0 else { return nil }
            let area =
                isHorizontal
                ? CGRect(x: first.maxX, y: bounds.minY, width: length, height: bounds.height)
                : CGRect(x: bounds.minX, y: first.maxY, width: bounds.width, height: length)
            return Part(frame: area, label: InspectorWords.length(length))
        }
    }
}
