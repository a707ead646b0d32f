import Foundation

/// A type that identifies an alignment guide and defines its default position.
///
///     private enum WaistID: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 0.6 }
///     }
///
///     extension VerticalAlignment {
///         static let waist = VerticalAlignment(WaistID.self)
///     }
public protocol AlignmentID {
    /// Returns the guide's position in a view that does not set it explicitly, in points from the view's leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Combines the explicit values of the guide in the children of a container; called for each child in view order.
    ///
    /// - Parameters:
    ///   - childValue: The value of the child, in the container's coordinates.
    ///   - n: The number of values that have been combined before.
    ///   - parentValue: The combined value; nil before the first child.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// Averages the values: truth `alignment.combine.linear`.
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let count = CGFloat(n)
        parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
    }
}

/// A guide at an edge or the centre. Explicit values are not combined, since a container has its own edges.
private protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

/// An alignment guide together with its axis, encoded as a number, so that it is cheap to store and to compare.
package struct AlignmentKey: Hashable, Sendable {
    /// Twice the number of the guide's type, plus one for the vertical axis.
    private let code: UInt32

    private static let types = Locked<[any AlignmentID.Type]>([
        Leading.self, HorizontalCenter.self, Trailing.self, Top.self, VerticalCenter.self, Bottom.self, FirstTextBaseline.self,
        LastTextBaseline.self, ListRowSeparatorLeading.self, ListRowSeparatorTrailing.self,
    ])
    private static let numbers = Locked<[ObjectIdentifier: UInt32]>([:])

    /// The guides at edges and centres, whose default positions are computed without a dynamic call.
    private static let leading: UInt32 = 0, horizontalCenter: UInt32 = 1, trailing: UInt32 = 2
    private static let top: UInt32 = 3, verticalCenter: UInt32 = 4, bottom: UInt32 = 5
    private static let firstTextBaseline: UInt32 = 6, lastTextBaseline: UInt32 = 7
    private static let listRowSeparatorLeading: UInt32 = 8

    fileprivate init(builtIn number: UInt32, axis: Axis) {
        code = number << 1 | (axis == .vertical ? 1 : 0)
    }

    fileprivate init(_ id: any AlignmentID.Type, axis: Axis) {
        let number = Self.numbers.withLock { numbers in
            if let number = numbers[ObjectIdentifier(id)] { return number }
            let number = Self.types.withLock { types in
                if let known = types.firstIndex(where: { $0 == id }) { return UInt32(known) }
                types.append(id)
                return UInt32(types.count - 1)
            }
            numbers[ObjectIdentifier(id)] = number
            return number
        }
        self.init(builtIn: number, axis: axis)
    }

    package var id: any AlignmentID.Type { Self.types.withLock { $0[Int(code >> 1)] } }

    /// The guide's name in source code, such as `leading`; the type's name for a custom guide.
    package var name: String {
        let builtIn = [
            "leading", "center", "trailing", "top", "center", "bottom", "firstTextBaseline", "lastTextBaseline",
            "listRowSeparatorLeading", "listRowSeparatorTrailing",
        ]
        let number = Int(code >> 1)
        return builtIn.indices.contains(number) ? builtIn[number] : String(describing: id)
    }

    @inline(__always)
    package var axis: Axis { code & 1 == 0 ? .horizontal : .vertical }

    /// Whether text sets the guide.
    @inline(__always)
    var isSetByText: Bool { (Self.firstTextBaseline...Self.listRowSeparatorLeading).contains(code >> 1) }

    /// Returns the guide's position in a view of the given dimensions that does not set it explicitly.
    @inline(__always)
    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        builtInValue(in: dimensions.size) ?? id.defaultValue(in: dimensions)
    }

    /// The same, without making dimensions for the guides that do not need them.
    @inline(__always)
    func defaultValue(inViewOf size: CGSize, proposal: Proposal, node: ViewNode?) -> CGFloat {
        builtInValue(in: size) ?? id.defaultValue(in: ViewDimensions(node: node, size: size, proposal: proposal))
    }

    /// The default position of a guide at an edge or the centre, or of a baseline; nil for other guides.
    @inline(__always)
    private func builtInValue(in size: CGSize) -> CGFloat? {
        switch code >> 1 {
        case Self.leading, Self.top: 0
        case Self.horizontalCenter: size.width / 2
        case Self.verticalCenter: size.height / 2
        case Self.trailing: size.width
        case Self.bottom, Self.firstTextBaseline, Self.lastTextBaseline: size.height
        default: nil
        }
    }
}

private enum Leading: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
private enum HorizontalCenter: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
private enum Trailing: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
private enum Top: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
private enum VerticalCenter: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
private enum Bottom: FrameAlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }

/// Without text the first baseline is the bottom edge; of several the topmost is used (truth `alignment-005`).
private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = min(parentValue ?? .infinity, childValue)
    }
}

/// Without text the last baseline is the bottom edge; of several the lowest is used (truth `alignment-005`).
private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = max(parentValue ?? -.infinity, childValue)
    }
}

/// The separator below a row begins at the row's leading text.
private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = min(parentValue ?? .infinity, childValue)
    }
}
private enum ListRowSeparatorTrailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }

/// A guide along the horizontal axis, used to align views in a column.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates an alignment for a custom guide.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, axis: .horizontal)
    }

    fileprivate init(key: AlignmentKey) { self.key = key }

    /// Aligns leading edges.
    public static let leading = HorizontalAlignment(key: AlignmentKey(builtIn: 0, axis: .horizontal))
    /// Aligns horizontal centres.
    public static let center = HorizontalAlignment(key: AlignmentKey(builtIn: 1, axis: .horizontal))
    /// Aligns trailing edges.
    public static let trailing = HorizontalAlignment(key: AlignmentKey(builtIn: 2, axis: .horizontal))
    /// The leading end of the separator below a list row. Texts set it to their leading edge; of several in a row the first counts.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// The trailing end of the separator below a list row.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// A guide along the vertical axis, used to align views in a row.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates an alignment for a custom guide.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, axis: .vertical)
    }

    fileprivate init(key: AlignmentKey) { self.key = key }

    /// Aligns top edges.
    public static let top = VerticalAlignment(key: AlignmentKey(builtIn: 3, axis: .vertical))
    /// Aligns vertical centres.
    public static let center = VerticalAlignment(key: AlignmentKey(builtIn: 4, axis: .vertical))
    /// Aligns bottom edges.
    public static let bottom = VerticalAlignment(key: AlignmentKey(builtIn: 5, axis: .vertical))
    /// Aligns the topmost baselines of text; the bottom edges of views without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// Aligns the lowest baselines of text; the bottom edges of views without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A pair of guides, one along each axis.
public struct Alignment: Equatable, Sendable {
    /// The guide along the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide along the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment from a guide along each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Centred along both axes.
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
