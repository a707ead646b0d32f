@_spi(Reflection) import Swift
import SwiftUICore

/// What one of several views in the label of a control is, as far as its type says.
enum LabelPart {
    case text, image, label, other
}

/// Several views.
protocol LabelParts {
    /// What the views are, in their order.
    static var labelParts: [LabelPart] { get }
}

extension TupleView: LabelParts {
    static var labelParts: [LabelPart] {
        var parts: [LabelPart] = []
        _forEachField(of: T.self) { _, _, type, _ in
            parts.append((type as? any LabelPartContent.Type)?.labelPart ?? .other)
            return true
        }
        return parts
    }
}

/// A type of view with a meaning of its own in labels.
private protocol LabelPartContent {
    static var labelPart: LabelPart { get }
}

extension Text: LabelPartContent {
    fileprivate static var labelPart: LabelPart { .text }
}

extension Image: LabelPartContent {
    fileprivate static var labelPart: LabelPart { .image }
}

extension Label: LabelPartContent {
    fileprivate static var labelPart: LabelPart { .label }
}

extension ModifiedContent: LabelPartContent {
    fileprivate static var labelPart: LabelPart { (Content.self as? any LabelPartContent.Type)?.labelPart ?? .other }
}

extension Optional: LabelPartContent {
    fileprivate static var labelPart: LabelPart { (Wrapped.self as? any LabelPartContent.Type)?.labelPart ?? .other }
}
