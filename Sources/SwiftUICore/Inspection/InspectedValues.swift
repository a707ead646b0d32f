import CoreGraphics
import Foundation

/// A node whose view was given values that the inspector shows, such as the length of a padding.
protocol InspectedValues: ViewNode {
    /// The values in words, each with its name. A value that has the name of the node's type is the view's principal one.
    var inspectedValues: [(name: String, value: String)] { get }
}

extension ViewNode {
    /// The values that the view was given, in words; empty if it was given none.
    package final var inspectorValues: [(name: String, value: String)] {
        (self as? any InspectedValues)?.inspectedValues ?? []
    }
}

extension LayoutModifierNode: InspectedValues {
    var inspectedValues: [(name: String, value: String)] {
        let fields = Mirror(reflecting: modifier).children.compactMap { field in
            InspectorWords.value(field.value).map { (name: field.label ?? "", value: $0) }
        }
        // A single value needs no name of its own: "offset 4 × 0", "padding 12".
        if fields.count == 1 { return [(typeName, fields[0].value)] }
        if let edges = fields.first(where: { $0.name == "edges" })?.value, let insets = fields.first(where: { $0.name == "insets" })?.value {
            return [(typeName, edges == "all" ? insets : "\(insets) (\(edges))")]
        }
        return fields
    }
}

extension StackNode: InspectedValues {
    var inspectedValues: [(name: String, value: String)] {
        var values = [(name: "alignment", value: layout.alignment.name)]
        if let spacing = layout.spacing { values.append(("spacing", InspectorWords.length(spacing))) }
        return values
    }
}

extension ZStackNode: InspectedValues {
    var inspectedValues: [(name: String, value: String)] { [("alignment", InspectorWords.alignment(alignment))] }
}

extension InspectorWords {
    /// Describes a value that reads the same in every run; nil for all others, such as closures and objects.
    static func value(_ value: Any) -> String? {
        switch value {
        case let value as CGFloat: length(value)
        case let value as Double: length(CGFloat(value))
        case let value as Float: length(CGFloat(value))
        case let value as Int: "\(value)"
        case let value as Bool: "\(value)"
        case let value as String: value
        case let value as CGSize: size(value)
        case let value as CGPoint: "\(length(value.x)), \(length(value.y))"
        case let value as UnitPoint: point(value)
        case let value as Angle: "\(length(CGFloat(value.degrees)))°"
        case let value as EdgeInsets: insets(value)
        case let value as Edge.Set: edges(value)
        case let value as Alignment: alignment(value)
        case let value as HorizontalAlignment: value.key.name
        case let value as VerticalAlignment: value.key.name
        case let value as Color: value.description
        default: optionalOrCase(value)
        }
    }

    /// Describes an optional by its value, and a case without associated values by its name.
    private static func optionalOrCase(_ value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.flatMap { self.value($0.value) }
        case .enum where mirror.children.isEmpty: return "\(value)"
        default: return nil
        }
    }

    static func alignment(_ alignment: Alignment) -> String {
        let names = (alignment.horizontal.key.name, alignment.vertical.key.name)
        return names == ("center", "center") ? "center" : "\(names.0) \(names.1)"
    }

    /// Describes insets by one length if they are equal.
    private static func insets(_ insets: EdgeInsets) -> String {
        let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
        if lengths.allSatisfy({ $0 == lengths[0] }) { return length(lengths[0]) }
        return zip(["top", "leading", "bottom", "trailing"], lengths).filter { $0.1 != 0 }.map { "\($0) \(length($1))" }.joined(separator: ", ")
    }

    private static func edges(_ edges: Edge.Set) -> String {
        if edges == .all { return "all" }
        let names: [(Edge.Set, String)] = [(.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")]
        return names.filter { edges.contains($0.0) }.map(\.1).joined(separator: " ")
    }
}
