import Foundation
import SwiftUICore

/// A label with something that it is about.
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
    /// A label with content.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(labelView: label(), contentView: content())
    }

    public var body: some View {
        let isConfigured = Label.self == LabeledContentStyleConfiguration.Label.self
        let label = AnyView.part(label, in: styles, \.labeledContentStyle, isConfigured: isConfigured)
        let content = AnyView.part(content, in: styles, \.labeledContentStyle, isConfigured: isConfigured)
        AnyView.control(in: styles, \.labeledContentStyle, isConfigured: isConfigured) {
            .styled($0, LabeledContentStyleConfiguration(label: .init(content: label), content: .init(content: content)))
        }
        .accessibilityElement(children: .combine)
    }
}

extension AnyView {
    /// What a style makes of labelled content.
    @MainActor fileprivate static func styled<Style: LabeledContentStyle>(
        _ style: Style, _ configuration: LabeledContentStyleConfiguration
    ) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Content with a title, which is looked up in the program's translations.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(titleKey), contentView: content())
    }

    /// Content with a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(title), contentView: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A value with a title, which is looked up in the program's translations.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(labelView: Text(titleKey), contentView: Text(value))
    }

    /// A value with a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(labelView: Text(title), contentView: Text(value))
    }

    /// A value in a format with a title, which is looked up in the program's translations.
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F: Sendable, F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(labelView: Text(titleKey), contentView: Text(value, format: format))
    }

    /// A value in a format with a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F: Sendable, F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(labelView: Text(title), contentView: Text(value, format: format))
    }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The labelled content that a style is given, for a style that only changes what is around it.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(labelView: configuration.label, contentView: configuration.content)
    }
}
