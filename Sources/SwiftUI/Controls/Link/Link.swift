import Foundation
import SwiftUICore

/// A control that opens a URL with the `openURL` action of the environment.
///
/// It is shown in the nearest enclosing `buttonStyle`; without one, as a label in the colour of links.
///
/// ```swift
/// Link("Privacy", destination: URL(string: "https://example.org/privacy")!)
/// ```
public struct Link<Label: View> {
    @Environment(\.openURL) private var openURL
    @Environment(\.primitiveButtonStyle) private var styles
    private let destination: URL
    private let label: Label

    nonisolated init(destination: URL, labelView: Label) {
        self.destination = destination
        label = labelView
    }

    /// Creates a link with a custom label.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, labelView: label())
    }
}

extension Link: View {
    public var body: some View {
        let hasDefaultStyle = styles.current is DefaultButtonStyle || styles.current is RowButtonStyle
        Button {
            openURL(destination)
        } label: {
            label
        }
        .changingEnvironment(\.primitiveButtonStyle) { if hasDefaultStyle { $0.push(PressableButtonStyle(style: LinkControlButtonStyle())) } }
        .pointerShape(.link)
        .accessibility {
            $0.role = .link
            $0.addedTraits = .isLink
            $0.removedTraits = .isButton
        }
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination, labelView: Text(titleKey))
    }

    /// Creates a link with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination, labelView: Text(title))
    }
}

private struct LinkControlButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tint
    @Environment(\.controlColors) private var colors
    @Environment(\.backgroundProminence) private var backgroundProminence

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(foreground)
            .opacity(configuration.isPressed ? 0.5 : 1)
    }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(colors.disabledLabel) }
        return backgroundProminence == .increased ? AnyShapeStyle(.primary) : tint ?? AnyShapeStyle(.link)
    }
}
