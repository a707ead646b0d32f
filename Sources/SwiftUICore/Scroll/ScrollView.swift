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
        let content = inputs.with {
            $0.arity = .single(.column)
            $0.stackAxis = nil
            $0.depth += 1
        }.collect { inputs in
            NativeStack.withSpace { Content._makeView(view.second(after: ScrollConfiguration.self, Content.self), inputs: inputs) }
        }
        inputs.emit(ScrollNode(configuration: configuration, entries: content, inputs: inputs))
    }
}

/// The window of a scroll view: proposes nothing along its axes and shows a part of what it gets.
package final class ScrollNode: ContainerNode {
    private var configuration: ScrollConfiguration
    /// How far the window has moved over the content, in points.
    package private(set) var offset = CGPoint.zero

    init(configuration: _GraphValue<ScrollConfiguration>, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        self.configuration = configuration.value
        super.init(entries: entries, inputs: inputs)
        configuration.region.observe(at: configuration.offset, by: self)
    }

    package override func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        let changed = new.assumingMemoryBound(to: ScrollConfiguration.self).pointee
        guard changed != configuration else { return }
        configuration = changed
        invalidateSize()
    }

    private func contentProposal(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: configuration.axes.contains(.horizontal) ? .nan : proposal.width,
            height: configuration.axes.contains(.vertical) ? .nan : proposal.height)
    }

    /// Takes what is proposed along its axes and the content's length across them (truth `leaf-023`).
    package override func measure(_ proposal: Proposal) -> CGSize {
        let content = children.first?.size(for: contentProposal(proposal)) ?? .zero
        func length(_ axis: Axis, _ set: Axis.Set) -> CGFloat {
            configuration.axes.contains(set) && !proposal[axis].isNaN ? proposal[axis] : content[axis]
        }
        return CGSize(width: length(.horizontal, .horizontal), height: length(.vertical, .vertical))
    }

    /// Unknown before the first layout: relative frames are then measured by what is around the scroll view.
    package override var sizeForRelativeFrames: CGSize? { flags.contains(.isPlaced) ? size : nil }

    /// What lies along the axes scrolls from under what covers the window; it is not covered where it lies.
    package override func cover(_ resolution: inout SafeAreaResolution, of child: ViewNode) {
        resolution.close(configuration.axes)
    }

    /// The size of all there is to see.
    package var contentSize: CGSize { children.first?.size ?? .zero }

    package override func arrange() {
        for child in children { placeChild(child, at: .zero, proposal: contentProposal(proposal)) }
        // A content whose length is being corrected is about to be laid out again.
        guard !children.contains(where: { $0.flags.contains(.isSizeInvalid) }) else { return }
        offset = clamped(offset)
    }

    /// Whether the window can be moved along an axis.
    func scrolls(along axis: Axis) -> Bool { configuration.axes.contains(Axis.Set(axis)) }

    /// Follows content in sight that has moved because lengths before it were corrected.
    func contentMoved(by distance: CGFloat, along axis: Axis) {
        guard distance.isFinite else { return }
        offset[axis] += distance
        tree.geometryChanged()
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(0, offset.x), max(0, contentSize.width - size.width)),
            y: min(max(0, offset.y), max(0, contentSize.height - size.height)))
    }

    /// Moves the window over the content, as far as there is any.
    package func scroll(to newOffset: CGPoint) {
        let target = clamped(newOffset)
        guard target != offset else { return }
        offset = target
        tree.geometryChanged()
        tree.layoutNeeded()
    }

    package override var contentTransform: CGAffineTransform? {
        offset == .zero ? nil : CGAffineTransform(translationX: -offset.x, y: -offset.y)
    }

    package override func hasCoordinateSpace(named name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollViewSpace else { return false }
        switch space {
        case .any: return true
        case .axis(.horizontal): return configuration.axes.contains(.horizontal)
        case .axis(.vertical): return configuration.axes.contains(.vertical)
        }
    }

    package override var clipsHits: Bool { true }

    package override func draw(into list: inout DisplayListBuilder) {
        // Content passes under what covers the window, up to the outer edge.
        let reach = safeAreaInsets().mirrored(flags.contains(.isRightToLeft))
        let window = list.snappedRect(CGRect(
            x: -reach.leading, y: -reach.top, width: size.width + reach.horizontal, height: size.height + reach.vertical))
        list.group(.clip(Path(window), FillStyle())) { list in
            for child in children { list.draw(child) }
        }
    }

    package override var typeName: String { "ScrollView" }
}
