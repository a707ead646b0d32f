import SwiftUICore
import Synchronization

/// The shapes of all marks of a plot, as a vector that animations interpolate.
///
/// Vectors are matched by the identities of the marks. The difference of two states of a plot is zero for marks that only one of them
/// has, so that new marks appear where they belong.
struct MarkVector: VectorArithmetic, Sendable {
    /// The identities of the marks of a vector.
    final class Marks: Sendable {
        let ids: [Int]
        /// The index of each identity, computed when an animation first needs it.
        private let indices = Mutex<[Int: Int]?>(nil)

        init(ids: [Int]) {
            self.ids = ids
        }

        func index(of id: Int) -> Int? {
            indices.withLock { known in
                if let known { return known[id] }
                let made = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
                known = made
                return made[id]
            }
        }

        func isSame(as other: Marks) -> Bool { self === other || ids == other.ids }
    }

    /// Nil for the vector that is zero for all marks.
    private var marks: Marks?
    private(set) var shapes: [MarkShape] = []
    /// Whether the vector is a difference of states and not a state.
    private var isDifference = true

    /// Creates a state of a plot.
    init(marks: Marks, shapes: [MarkShape]) {
        self.marks = marks
        self.shapes = shapes
        isDifference = false
    }

    private init() {}

    static var zero: MarkVector { MarkVector() }

    private static let noShape = MarkShape(repeating: 0)

    static func == (left: MarkVector, right: MarkVector) -> Bool {
        guard let leftMarks = left.marks else { return right.isZero }
        guard let rightMarks = right.marks else { return left.isZero }
        return leftMarks.isSame(as: rightMarks)
            && zip(left.shapes, right.shapes).allSatisfy { $0 == $1 || $0.isHiddenShape && $1.isHiddenShape }
    }

    private var isZero: Bool { shapes.allSatisfy { $0 == Self.noShape } }

    /// The sum, with the marks of the second vector: those of the later change.
    static func + (left: MarkVector, right: MarkVector) -> MarkVector {
        guard left.marks != nil else { return right }
        guard right.marks != nil else { return left }
        return right.isDifference && !left.isDifference ? combined(left, right, +) : combined(right, left, +)
    }

    /// The difference, with the marks of the first vector.
    static func - (left: MarkVector, right: MarkVector) -> MarkVector {
        guard right.marks != nil else { return left }
        guard left.marks != nil else {
            var result = right
            result.scale(by: -1)
            return result
        }
        return combined(left, right, -)
    }

    private static func combined(
        _ first: MarkVector, _ second: MarkVector, _ operation: (MarkShape, MarkShape) -> MarkShape
    ) -> MarkVector {
        guard let marks = first.marks, let others = second.marks else { return first }
        var result = first
        let isSame = marks.isSame(as: others)
        let isChange = !first.isDifference && !second.isDifference
        result.isDifference = first.isDifference || isChange
        for index in result.shapes.indices {
            let other = isSame ? index : others.index(of: marks.ids[index])
            let combined = other.map { operation(first.shapes[index], second.shapes[$0]) }
            if let combined, !combined.isHiddenShape {
                result.shapes[index] = combined
            } else if isChange {
                // Marks that are new, or hidden in one of the states, do not move.
                result.shapes[index] = noShape
            }
        }
        return result
    }

    mutating func scale(by factor: Double) {
        for index in shapes.indices { shapes[index] *= factor }
    }

    var magnitudeSquared: Double {
        shapes.reduce(0) { sum, shape in shape.isHiddenShape ? sum : sum + (shape * shape).sum() }
    }
}
