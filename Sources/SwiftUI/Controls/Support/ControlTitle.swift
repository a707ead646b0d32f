@_spi(Reflection) import Swift
import SwiftUICore

/// The label of a control that is beside its label, such as a toggle: one view, a title with subtitles below it if it consists of several
/// texts, or other views side by side.
struct ControlTitle<Label: View>: View {
    private let label: Label

    init(_ label: Label) {
        self.label = label
    }

    var body: some View {
        if (Label.self as? any ViewTuple.Type)?.consistsOfTexts == true {
            Group(subviews: label) { texts in
                VStack(alignment: .leading, spacing: 2) {
                    ForEach(texts) { text in
                        if text.id == texts.first?.id { text } else { text.font(.subheadline).foregroundStyle(.secondary) }
                    }
                }
            }
        } else {
            LabelStack(label)
        }
    }
}

/// Several views.
private protocol ViewTuple {
    static var consistsOfTexts: Bool { get }
}

extension TupleView: ViewTuple {
    static var consistsOfTexts: Bool {
        var isEveryText = true
        _forEachField(of: T.self) { _, _, type, _ in
            isEveryText = type == Text.self || (type as? any TextContent.Type)?.isText == true
            return isEveryText
        }
        return isEveryText
    }
}

/// A type of view that may be a text with modifiers, or an optional text.
private protocol TextContent {
    static var isText: Bool { get }
}

extension ModifiedContent: TextContent {
    static var isText: Bool { Content.self == Text.self || (Content.self as? any TextContent.Type)?.isText == true }
}

extension Optional: TextContent {
    static var isText: Bool { Wrapped.self == Text.self || (Wrapped.self as? any TextContent.Type)?.isText == true }
}
