import Foundation

/// The elements of a path, as stored by `CGPath` and SwiftUI's `Path`.
///
/// Elements with NaN or infinite coordinates are ignored, and so are lines and curves without a current point, so that
/// everything computed from a path is finite. Copies share storage until one of them is changed.
package struct PathGeometry: Hashable, Sendable {
    /// The type of an element. Elements take their points from `points` in order.
    package enum Verb: UInt8, Hashable, Sendable {
        case move, line, quadratic, cubic, close

        /// The number of points of the element.
        package var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quadratic: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    package private(set) var verbs: [Verb] = []
    package private(set) var points: [CGPoint] = []
    /// The point from which the next element starts.
    package private(set) var currentPoint: CGPoint?
    private var subpathStart = CGPoint.zero

    package init() {}

    package var isEmpty: Bool { verbs.isEmpty }

    package static func == (left: PathGeometry, right: PathGeometry) -> Bool {
        left.verbs == right.verbs && left.points == right.points
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(verbs)
        hasher.combine(points)
    }

    package mutating func reserve(verbs verbCount: Int, points pointCount: Int) {
        // Capacity at least doubles, so that a path of many parts is not copied for each of them.
        if verbs.capacity < verbs.count + verbCount { verbs.reserveCapacity(max(verbs.count + verbCount, 2 * verbs.count)) }
        if points.capacity < points.count + pointCount { points.reserveCapacity(max(points.count + pointCount, 2 * points.count)) }
    }
}

// MARK: - Elements

extension PathGeometry {
    package mutating func move(to point: CGPoint) {
        guard point.isFinite else { return }
        if verbs.last == .move {
            points[points.count - 1] = point
        } else {
            verbs.append(.move)
            points.append(point)
        }
        currentPoint = point
        subpathStart = point
    }

    package mutating func addLine(to point: CGPoint) {
        guard currentPoint != nil, point.isFinite else { return }
        verbs.append(.line)
        points.append(point)
        currentPoint = point
    }

    package mutating func addQuadratic(to point: CGPoint, control: CGPoint) {
        guard currentPoint != nil, point.isFinite, control.isFinite else { return }
        verbs.append(.quadratic)
        points.append(control)
        points.append(point)
        currentPoint = point
    }

    package mutating func addCubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard currentPoint != nil, point.isFinite, control1.isFinite, control2.isFinite else { return }
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(point)
        currentPoint = point
    }

    package mutating func close() {
        guard currentPoint != nil, verbs.last != .close else { return }
        verbs.append(.close)
        currentPoint = subpathStart
    }

    /// Appends a segment, which starts at the current point.
    package mutating func add(_ segment: CurveSegment) {
        switch segment {
        case .line(_, let end): addLine(to: end)
        case .quadratic(_, let control, let end): addQuadratic(to: end, control: control)
        case .cubic(_, let control1, let control2, let end): addCubic(to: end, control1: control1, control2: control2)
        }
    }

    /// Starts a subpath at a point or, if there is a current point, adds a line to it.
    package mutating func moveOrAddLine(to point: CGPoint) {
        if currentPoint == nil {
            move(to: point)
        } else if currentPoint != point {
            addLine(to: point)
        }
    }

    /// Appends the transformed elements of another path. Takes time linear in the length of the other path.
    package mutating func append(_ other: PathGeometry, transform: CGAffineTransform = .identity) {
        if verbs.isEmpty && transform.isIdentity {
            self = other
            return
        }
        reserve(verbs: other.verbs.count, points: other.points.count)
        other.forEach { element in
            switch element {
            case .move(let point): move(to: point.applying(transform))
            case .line(let point): addLine(to: point.applying(transform))
            case .quadratic(let control, let point):
                addQuadratic(to: point.applying(transform), control: control.applying(transform))
            case .cubic(let control1, let control2, let point):
                addCubic(
                    to: point.applying(transform), control1: control1.applying(transform),
                    control2: control2.applying(transform))
            case .close: close()
            }
        }
    }

    /// Returns the path with every point transformed.
    package func applying(_ transform: CGAffineTransform) -> PathGeometry {
        if transform.isIdentity { return self }
        var result = PathGeometry()
        result.append(self, transform: transform)
        return result
    }
}

// MARK: - Reading

extension PathGeometry {
    /// An element with its points.
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quadratic(CGPoint, CGPoint)
        case cubic(CGPoint, CGPoint, CGPoint)
        case close
    }

    package func forEach(_ body: (Element) -> Void) {
        var index = 0
        for verb in verbs {
            switch verb {
            case .move: body(.move(points[index]))
            case .line: body(.line(points[index]))
            case .quadratic: body(.quadratic(points[index], points[index + 1]))
            case .cubic: body(.cubic(points[index], points[index + 1], points[index + 2]))
            case .close: body(.close)
            }
            index += verb.pointCount
        }
    }

    /// A sequence of connected segments.
    package struct Subpath {
        package var start: CGPoint
        package var segments: [CurveSegment] = []
        /// Whether the subpath was closed. The closing line, if it has a length, is the last segment.
        package var isClosed = false
    }

    /// The subpaths, with explicit closing lines.
    package var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: Subpath?
        var position = CGPoint.zero
        func extend(_ segment: CurveSegment) {
            if current == nil { current = Subpath(start: position) }
            current?.segments.append(segment)
            position = segment.end
        }
        forEach { element in
            switch element {
            case .move(let point):
                if let current { result.append(current) }
                current = Subpath(start: point)
                position = point
            case .line(let point): extend(.line(position, point))
            case .quadratic(let control, let point): extend(.quadratic(position, control, point))
            case .cubic(let control1, let control2, let point): extend(.cubic(position, control1, control2, point))
            case .close:
                guard var closing = current else { return }
                if position != closing.start { closing.segments.append(.line(position, closing.start)) }
                closing.isClosed = true
                position = closing.start
                result.append(closing)
                current = nil
            }
        }
        if let current { result.append(current) }
        return result
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}
