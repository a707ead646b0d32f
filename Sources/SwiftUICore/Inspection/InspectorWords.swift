import CoreGraphics
import Foundation

enum InspectorWords {
    /// The name of a modifier as in code: `_FrameLayout` becomes `frame`.
    static func modifierName(of type: Any.Type) -> String {
        var name = String(describing: type).prefix { $0 != "<" }
        if name.hasPrefix("_") { name.removeFirst() }
        for suffix in ["Layout", "Effect", "Modifier"] where name.hasSuffix(suffix) && name != suffix { name.removeLast(suffix.count) }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// A length with at most two decimals.
    static func length(_ length: CGFloat) -> String {
        guard length.isFinite else { return length == .infinity ? "∞" : "\(length)" }
        let rounded = (length * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    static func size(_ size: CGSize) -> String { "\(length(size.width)) × \(length(size.height))" }

    static func proposal(_ proposal: Proposal) -> String {
        func word(_ length: CGFloat) -> String { length.isNaN ? "nil" : self.length(length) }
        return "\(word(proposal.width)) × \(word(proposal.height))"
    }

    /// The name of a unit point, or its coordinates if it has none.
    static func point(_ point: UnitPoint) -> String {
        let names: [(UnitPoint, String)] = [
            (.topLeading, "top leading corner"), (.top, "top"), (.topTrailing, "top trailing corner"), (.leading, "leading edge"),
            (.center, "centre"), (.trailing, "trailing edge"), (.bottomLeading, "bottom leading corner"), (.bottom, "bottom"),
            (.bottomTrailing, "bottom trailing corner"),
        ]
        return names.first { $0.0 == point }?.1 ?? "point \(length(point.x)), \(length(point.y))"
    }
}
