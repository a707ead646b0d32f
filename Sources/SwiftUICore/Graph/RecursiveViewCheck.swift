import Foundation

/// A cycle of views, each written in the body of the previous one and the first in the body of the last, so that the content is
/// infinite.
///
/// Deep trees are legitimate, and so are views that contain others of their type. A view counts as infinite when it is nested many
/// times in itself with the same value, or when the values differ and memory runs short. The check is made once in every
/// `checkedNesting` nested bodies.
package struct RecursiveViewCheck: Sendable {
    /// The names of the views, the outermost first.
    package let names: [String]
    /// The number of bodies that enclose the outermost of these views.
    let outermostNesting: Int32

    /// The nesting depth of bodies from which on cycles are searched for.
    static let checkedNesting: Int32 = 8192
    /// The greatest number of bodies in a detectable cycle.
    private static let longestPeriod = 512
    /// The number of consecutive repetitions with the same value that make a cycle.
    private static let repetitions = 64

    /// The warning for the program's author.
    package var message: String {
        let way = (names + [names[0]]).joined(separator: " → ")
        return "\(names[0]) contains itself without end (\(way)). What is in it is not shown."
    }

    /// The cycle around a body; nil if there is none, or if the nesting may still end.
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
        // From the outside the cycle is entered at the outermost body of one of its types.
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

    /// The number of bodies between a body and an enclosing one of the same type and value, if this repeats.
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

    /// The number of bodies between a body and the nearest enclosing one of the same type.
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
