import Foundation
import SwiftUICore

/// A label attached to a value or view, as in a row of a form.
public struct LabeledContent<Label, Content> {
    @Environment(\.labeledContentStyle) private var styles
    private let label: Label
    private let content: Content

    nonisolated init(labelView: Label, contentView: Content) {
        label = labelView
        content = contentView
    }
}

extension LabeledContent: View where Label: View, Content: View {
    /// Creates labelled content with a custom label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(labelView: label(), contentView: content())
    }

    public var body: some View {
        let label = AnyView(ControlTitle(label))
        let content = AnyView(content)
        AnyView.control(in: styles, \.labeledContentStyle) {
            .styled($0, LabeledContentStyleConfiguration(label: .init(content: label), content: .init(content: content)))
        }
        .accessibilityElement(children: .combine)
    }
}

extension AnyView {
    /// Returns the body of `style` for labelled content, type-erased.
    @MainActor fileprivate static func styled<Style: LabeledContentStyle>(
        _ style: Style, _ configuration: LabeledContentStyleConfiguration
    ) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates labelled content with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(titleKey), contentView: content())
    }

    /// Creates labelled content with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(title), contentView: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a labelled text with a localized title. The value itself is not localized.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(labelView: Text(titleKey), contentView: Text(value))
    }

    /// Creates a labelled text with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(labelView: Text(title), contentView: Text(value))
    }

    /// Creates a labelled, formatted value with a localized title.
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(labelView: Text(titleKey), contentView: Text(value, format: format))
    }

    /// Creates a labelled, formatted value with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(labelView: Text(title), contentView: Text(value, format: format))
    }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates the labelled content of a style configuration, for styles that modify the content in the style below them.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(labelView: configuration.label, contentView: configuration.content)
    }
}
