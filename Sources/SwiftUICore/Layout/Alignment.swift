import Foundation

/// A type that identifies an alignment guide and says where it lies in views that do not place it explicitly.
public protocol AlignmentID {
    /// The guide's place in a view of the given dimensions, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Combines the explicit values that the guide has in the views of a container, which come in view order.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// The average of the values so far: truth `alignment.combine.linear`.
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let count = CGFloat(n)
        parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
    }
}

/// A guide at an edge or the centre. An explicit value stays with the view that has it: a container of that view has its own edges.
private protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

/// An alignment guide together with the axis it lies on.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    // Sendable: a metatype is immutable.
    package let id: any AlignmentID.Type
    package let axis: Axis
    fileprivate let kind: Kind

    /// The guides whose default place is known without asking.
    fileprivate enum Kind: Sendable {
        case start, center, end, other
    }

    fileprivate init(_ id: any AlignmentID.Type, axis: Axis, kind: Kind = .other) {
        self.id = id
        self.axis = axis
        self.kind = kind
    }

    /// Whether explicit values may come from anywhere but `alignmentGuide` and custom layouts: text has baselines.
    var isBaseline: Bool { id == LastTextBaseline.self || id == FirstTextBaseline.self }

    /// The guide's name as programs write it, such as `leading`; the type's for a guide of the program's own.
    package var name: String {
        let name = String(describing: id)
        let known = [
            "Leading", "HorizontalCenter", "Trailing", "Top", "VerticalCenter", "Bottom", "FirstTextBaseline", "LastTextBaseline",
        ]
        guard known.contains(name) else { return name }
        return name.hasSuffix("Center") ? "center" : name.prefix(1).lowercased() + name.dropFirst()
    }

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        left.id == right.id && left.axis == right.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// The guide's place in a view of the given dimensions that does not place it explicitly.
    @inline(__always)
    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        switch kind {
        case .start: 0
        case .center: dimensions.size[axis] / 2
        case .end: dimensions.size[axis]
        case .other: id.defaultValue(in: dimensions)
        }
    }
}

private enum Leading: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
private enum HorizontalCenter: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
private enum Trailing: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
private enum Top: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
private enum VerticalCenter: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
private enum Bottom: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }

/// Without text the first baseline is the bottom edge; of several the topmost counts (truth `alignment-005`).
private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = min(parentValue ?? .infinity, childValue)
    }
}

/// Without text the last baseline is the bottom edge; of several the lowest counts (truth `alignment-005`).
private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = max(parentValue ?? -.infinity, childValue)
    }
}

private enum ListRowSeparatorLeading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
private enum ListRowSeparatorTrailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }

/// A guide along the horizontal axis, by which views in a column are lined up.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// An alignment of one's own.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, axis: .horizontal)
    }

    fileprivate init(key: AlignmentKey) { self.key = key }

    /// The leading edge.
    public static let leading = HorizontalAlignment(key: AlignmentKey(Leading.self, axis: .horizontal, kind: .start))
    /// The centre.
    public static let center = HorizontalAlignment(key: AlignmentKey(HorizontalCenter.self, axis: .horizontal, kind: .center))
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(key: AlignmentKey(Trailing.self, axis: .horizontal, kind: .end))
    /// Where a list row's separator begins.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// Where a list row's separator ends.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// A guide along the vertical axis, by which views in a row are lined up.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// An alignment of one's own.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, axis: .vertical)
    }

    fileprivate init(key: AlignmentKey) { self.key = key }

    /// The top edge.
    public static let top = VerticalAlignment(key: AlignmentKey(Top.self, axis: .vertical, kind: .start))
    /// The centre.
    public static let center = VerticalAlignment(key: AlignmentKey(VerticalCenter.self, axis: .vertical, kind: .center))
    /// The bottom edge.
    public static let bottom = VerticalAlignment(key: AlignmentKey(Bottom.self, axis: .vertical, kind: .end))
    /// The topmost baseline of text; the bottom edge where there is no text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The lowest baseline of text; the bottom edge where there is no text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A guide in each axis.
public struct Alignment: Equatable, Sendable {
    /// The guide along the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide along the vertical axis.
    public var vertical: VerticalAlignment

    /// An alignment by the given guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Both centres.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edge, vertically centred.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edge, vertically centred.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top edge, horizontally centred.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom edge, horizontally centred.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The topmost baseline, horizontally centred.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The lowest baseline, horizontally centred.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The topmost baseline at the leading edge.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The lowest baseline at the leading edge.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The topmost baseline at the trailing edge.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The lowest baseline at the trailing edge.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
