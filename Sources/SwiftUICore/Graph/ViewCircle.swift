import Foundation

/// Views each of which is written in the body of the one before, the first in that of the last: what is in them has no end.
///
/// Deep trees are legitimate, and so are views that contain others of their type: a view counts as endless when it lies many
/// times in itself with the same value, or when its values differ and memory runs short. The check is made once in every
/// `checkedNesting` nested bodies.
package struct ViewCircle: Sendable {
    /// The names of the views, the outermost first.
    package let names: [String]
    /// How many bodies the outermost of these views is written in.
    let outermostNesting: Int32

    /// How deep bodies are nested before anybody looks for circles.
    static let checkedNesting: Int32 = 8192
    /// The most bodies that a circle may have.
    private static let longestPeriod = 512
    /// How many times in a row a view must lie in itself with the same value.
    private static let repetitions = 64

    /// What is wrong, for the program's author.
    package var message: String {
        let way = (names + [names[0]]).joined(separator: " → ")
        return "\(names[0]) contains itself without end (\(way)). What is in it is not shown."
    }

    /// The circle that a body lies in; nil where there is none, or it may yet come to an end.
    init?(around body: ValueCell, nesting: Int32) {
        guard let period = Self.unchangingPeriod(of: body) ?? (MemoryUse.isExcessive ? Self.period(of: body) : nil) else { return nil }
        var types: [ObjectIdentifier: String] = [:]
        var inCircle: [ValueCell] = []
        var current: ValueCell? = body
        while let cell = current, inCircle.count < period {
            inCircle.append(cell)
            if let type = cell.sourceType { types[ObjectIdentifier(type)] = Self.name(of: type) }
            current = cell.enclosingBody
        }
        // From the outside the circle is entered at the outermost body of one of its types.
        var outermost = body
        var (depth, outermostDepth) = (nesting, nesting)
        current = body
        while let cell = current {
            if let type = cell.sourceType, types[ObjectIdentifier(type)] != nil { (outermost, outermostDepth) = (cell, depth) }
            depth -= 1
            current = cell.enclosingBody
        }
        outermostNesting = outermostDepth - 1

        var members = inCircle.reversed().compactMap(\.sourceType)
        if let entry = members.firstIndex(where: { $0 == outermost.sourceType }) { members = Array(members[entry...] + members[..<entry]) }
        let own = members.filter { !ViewNames.isOwn($0) }
        names = (own.isEmpty ? members : own).map(Self.name)
    }

    private static func name(of type: Any.Type) -> String { String(String(describing: type).prefix { $0 != "<" }) }

    /// After how many bodies outwards there is one of the same type and value, again and again.
    private static func unchangingPeriod(of body: ValueCell) -> Int? {
        guard let period = distance(from: body, where: { $0.hasSameSource(as: body) }) else { return nil }
        var inner = body
        for _ in 0..<repetitions {
            var outer: ValueCell? = inner
            for _ in 0..<period { outer = outer?.enclosingBody }
            guard let outer, outer.hasSameSource(as: inner) else { return nil }
            inner = outer
        }
        return period
    }

    /// After how many bodies outwards there is one of the same type.
    private static func period(of body: ValueCell) -> Int? {
        distance(from: body) { $0.sourceType == body.sourceType }
    }

    private static func distance(from body: ValueCell, where isMeant: (ValueCell) -> Bool) -> Int? {
        var current = body.enclosingBody
        for distance in 1...longestPeriod {
            guard let cell = current else { return nil }
            if isMeant(cell) { return distance }
            current = cell.enclosingBody
        }
        return nil
    }
}

extension ViewTree {
    /// Whether a body is to be made: not where views contain themselves without end.
    @inline(__always)
    func makesBody(_ inputs: _ViewInputs) -> Bool {
        if abandonedNesting != nil { return false }
        return inputs.bodyNesting < ViewCircle.checkedNesting || makesDeepBody(inputs)
    }

    @inline(never)
    private func makesDeepBody(_ inputs: _ViewInputs) -> Bool {
        // Once views were found to be endless nobody trusts deep ones any more: lazy containers make theirs piece by piece.
        guard viewCircle != nil || inputs.bodyNesting % ViewCircle.checkedNesting == 0, let body = inputs.enclosingBody,
            let circle = ViewCircle(around: body, nesting: inputs.bodyNesting)
        else { return true }
        abandonedNesting = circle.outermostNesting
        viewCircle = circle
        warn(circle.message)
        return false
    }

    /// Called when a body was made: outside of a circle views are made again.
    @inline(__always)
    func didMakeBody(_ inputs: _ViewInputs) {
        if let nesting = abandonedNesting, inputs.bodyNesting <= nesting { abandonedNesting = nil }
    }
}
