import SwiftUICore

/// A type that defines the appearance of labelled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    /// The type of the view that represents labelled content.
    associatedtype Body: View

    /// The properties of labelled content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Returns the view that represents labelled content with the given properties.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of labelled content that are passed to its style.
public struct LabeledContentStyleConfiguration {
    /// The type-erased label.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The type-erased content.
    nonisolated public struct Content: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The label.
    public let label: Label
    /// The content to which the label belongs.
    public let content: Content
}

extension EnvironmentValues {
    @Entry package var labeledContentStyle: StyleStack<any LabeledContentStyle> = onMainActor { StyleStack(AutomaticLabeledContentStyle()) }
}

extension View {
    /// Sets the style of labelled content inside this view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        changingEnvironment(\.labeledContentStyle) { $0.push(style) }
    }
}

/// The default style of the platform, with the label before the content. On iOS and in grouped forms they are pushed to opposite edges.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabelAndContent(configuration: configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style of the platform: the label before the content, at opposite edges on iOS and in grouped forms.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabelAndContent: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.platformProfile) private var profile
    @Environment(\.spreadsLabels) private var spreadsLabels
    @Environment(\.areLabelsHidden) private var hidesLabel
    @Environment(\.stacksLabels) private var stacksLabels
    @Environment(\.lengthScale) private var scale

    var body: some View {
        if stacksLabels, !hidesLabel {
            StackedLabel {
                configuration.label
                configuration.content.defaultForegroundStyle(.secondary)
            }
        } else {
            row
        }
    }

    private var row: some View {
        let baselineBelowCenter = scale(profile.controls.labelBaselineBelowCenter)
        return HStack(alignment: .firstTextBaseline, spacing: profile.controls.labelToControl) {
            if !hidesLabel {
                configuration.label
                if spreadsLabels { Spacer(minLength: 0) }
            }
            configuration.content
                .defaultForegroundStyle(spreadsLabels ? .secondary : .primary)
                .environment(\.isLabeledValue, spreadsLabels && profile.isMac)
                .environment(\.isInLabeledContent, true)
                // A value in the column of the controls begins where they do.
                .changingEnvironment(\.multilineTextAlignment) { if spreadsLabels { $0 = .trailing } }
                .alignmentGuide(.firstTextBaseline) { $0[explicit: .firstTextBaseline] ?? $0[VerticalAlignment.center] + baselineBelowCenter }
                .afterFormLabel()
        }
    }
}
