import SwiftUICore

/// The selection as the arrow keys move it: from mark to mark, and from sector to sector.
@MainActor struct KeyboardSelection {
    /// The ends of a selected range, in points; they are equal for a value.
    private struct Span {
        var anchor: CGFloat
        var head: CGFloat
    }

    private var x: Span?
    private var y: Span?
    private var sector: Int?

    init() {}

    /// Whether the selection has not been moved with keys yet.
    var isEmpty: Bool { x == nil && y == nil && sector == nil }

    /// Moves the selection. Returns whether the key moves the selection that the chart offers.
    ///
    /// - Parameters:
    ///   - isExtending: Whether the other end of a range stays.
    ///   - isMirrored: Whether the plot's leading edge is on the right.
    mutating func move(_ key: KeyEquivalent, isExtending: Bool, isMirrored: Bool, in proxy: ChartProxy) -> Bool {
        let selection = proxy.frame.model.options.selection
        let isAlongX = key == .leftArrow || key == .rightArrow
        let isForward = isAlongX ? (key == .rightArrow) != isMirrored : key == .downArrow
        if selection.angle != nil { return moveAngle(isForward: isForward, in: proxy) }
        let axis: Axis = isAlongX ? .horizontal : .vertical
        guard isAlongX ? selection.x != nil || selection.xRange != nil : selection.y != nil || selection.yRange != nil else { return false }
        let positions = proxy.frame.geometry.selectablePositions(along: axis)
        let current = isAlongX ? x : y
        guard let head = Self.next(after: current?.head, in: positions, isForward: isForward) else { return false }
        let span = Span(anchor: isExtending ? current?.anchor ?? head : head, head: head)
        if isAlongX {
            x = span
            proxy.selectXValue(at: head)
            proxy.selectXRange(from: span.anchor, to: head)
        } else {
            y = span
            proxy.selectYValue(at: head)
            proxy.selectYRange(from: span.anchor, to: head)
        }
        return true
    }

    private mutating func moveAngle(isForward: Bool, in proxy: ChartProxy) -> Bool {
        let angles = proxy.frame.geometry.selectableAngles
        guard !angles.isEmpty else { return false }
        let next = sector.map { $0 + (isForward ? 1 : -1) } ?? (isForward ? 0 : angles.count - 1)
        let index = (next + angles.count) % angles.count
        sector = index
        proxy.selectAngleValue(at: angles[index])
        return true
    }

    private static func next(after current: CGFloat?, in positions: [CGFloat], isForward: Bool) -> CGFloat? {
        guard let current else { return isForward ? positions.first : positions.last }
        let next = isForward ? positions.first { $0 > current + 0.01 } : positions.last { $0 < current - 0.01 }
        return next ?? (isForward ? positions.last : positions.first)
    }
}

extension PlotGeometry {
    /// The positions of marks along an axis, in order and each once.
    func selectablePositions(along axis: Axis) -> [CGFloat] {
        let length = axis == .horizontal ? size.width : size.height
        var positions: [CGFloat] = []
        for (index, mark) in model.marks.enumerated() where mark.kind != .rule {
            guard let rect = rect(ofMark: index) else { continue }
            positions.append(axis == .horizontal ? rect.midX : rect.midY)
        }
        // Functions and columns have too many points to be visited with keys one by one.
        if model.marks.contains(where: { $0.kind == .function }) {
            for step in 0...20 { positions.append(CGFloat(step) / 20 * length) }
        }
        var sorted: [CGFloat] = []
        for position in positions.sorted() where position >= -0.01 && position <= length + 0.01 {
            if let last = sorted.last, position - last < 0.01 { continue }
            sorted.append(position)
        }
        return sorted
    }

    /// The angles of the middles of the sectors, clockwise from the top.
    var selectableAngles: [Angle] {
        var angles: [Angle] = []
        for (mark, shape) in zip(model.marks, shapes) where mark.kind == .sector && !shape.isHiddenShape && shape.y > shape.x {
            angles.append(.radians(Double(shape.x + shape.y) / 2))
        }
        return angles
    }
}
