import SwiftUICore

/// The first image and the first text among the views of a `tabItem`, which a tab bar shows like a label: a bar's item has one of each. A text
/// alone is a label without an icon, whose place the badge is at.
///
/// The behaviour follows Apple's documentation of `tabItem`, which supports a text, an image, or both. Modifiers of other types than `Image`
/// and `Text` have no effect. Views of other types, such as a `Label` or a view of the program's own, are shown as they are.
struct TabItemLabel {
    fileprivate(set) var image: Image?
    fileprivate(set) var text: Text?
    fileprivate var isComplete = true

    /// The label that shows a view in a tab bar.
    static func label(of view: some View) -> AnyView {
        var parts = TabItemLabel()
        parts.add(view)
        guard parts.isComplete, let text = parts.text else { return AnyView(view) }
        return AnyView(
            Label {
                text
            } icon: {
                if let image = parts.image { image }
            })
    }

    /// The first text of a view that is shown in a tab bar, or of a label in it; nil if it has none.
    static func title(of view: some View) -> Text? {
        var parts = TabItemLabel()
        parts.add(view)
        return parts.text
    }

    fileprivate mutating func add(_ view: Any) {
        switch view {
        case let image as Image: self.image = self.image ?? image
        case let text as Text: self.text = self.text ?? text
        case let container as any TabItemContainer: container.items.forEach { add($0) }
        case let label as any TitledLabel:
            text = text ?? label.titleText
            isComplete = false
        default: isComplete = false
        }
    }
}

/// A label with a title that may be a text.
protocol TitledLabel {
    var titleText: Text? { get }
}

/// A view whose subviews a tab bar looks at.
private protocol TabItemContainer {
    var items: [Any] { get }
}

extension TupleView: TabItemContainer {
    fileprivate var items: [Any] { Mirror(reflecting: value).children.map(\.value) }
}

extension Group: TabItemContainer where Content: View {
    fileprivate var items: [Any] { [content] }
}

extension VStack: TabItemContainer {
    fileprivate var items: [Any] { [content] }
}

extension HStack: TabItemContainer {
    fileprivate var items: [Any] { [content] }
}

extension ModifiedContent: TabItemContainer where Content: View {
    fileprivate var items: [Any] { [content] }
}

extension EmptyView: TabItemContainer {
    fileprivate var items: [Any] { [] }
}
