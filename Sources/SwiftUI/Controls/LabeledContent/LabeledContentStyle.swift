import SwiftUICore

/// How labelled content looks.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    /// What labelled content looks like.
    associatedtype Body: View

    /// Labelled content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// What labelled content looks like.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// Labelled content as a style sees it.
public struct LabeledContentStyleConfiguration {
    /// The label.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// What the label is about.
    nonisolated public struct Content: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The label.
    public let label: Label
    /// What the label is about.
    public let content: Content
}

private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabeledContentStyle> { onMainActor { StyleStack(AutomaticLabeledContentStyle()) } }
}

extension EnvironmentValues {
    package var labeledContentStyle: StyleStack<any LabeledContentStyle> {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how labelled content in the view looks.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        transformEnvironment(\.labeledContentStyle) { $0.push(style) }
    }
}

/// The platform's style: the label, and the content at the far end on iOS and in grouped forms.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabelAndContent(configuration: configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The platform's style: the label, and the content at the far end on iOS and in grouped forms.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabelAndContent: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.platformProfile) private var profile
    @Environment(\.spreadsLabels) private var spreadsLabels
    @Environment(\.areLabelsHidden) private var hidesLabel

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: profile.controls.labelToControl) {
            if !hidesLabel {
                configuration.label
                if spreadsLabels { Spacer(minLength: 0) }
            }
            configuration.content
                .defaultForegroundStyle(spreadsLabels ? .secondary : .primary)
                .multilineTextAlignment(.trailing)
                .afterFormLabel()
        }
    }
}
