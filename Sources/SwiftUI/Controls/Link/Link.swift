import Foundation
import SwiftUICore

/// A label that opens an address.
public struct Link<Label: View> {
    @Environment(\.openURL) private var openURL
    private let destination: URL
    private let label: Label

    nonisolated init(destination: URL, labelView: Label) {
        self.destination = destination
        label = labelView
    }

    /// A link with a label made of views.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, labelView: label())
    }
}

extension Link: View {
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .buttonStyle(LinkControlButtonStyle())
        .pointerShape(.link)
        .accessibility {
            $0.role = .link
            $0.addedTraits = .isLink
            $0.removedTraits = .isButton
        }
    }
}

extension Link where Label == Text {
    /// A link with a title, which is looked up in the program's translations.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination, labelView: Text(titleKey))
    }

    /// A link with a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination, labelView: Text(title))
    }
}

private struct LinkControlButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tint
    @Environment(\.controlColors) private var colors

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(isEnabled ? tint ?? AnyShapeStyle(.link) : AnyShapeStyle(colors.disabledLabel))
            .opacity(configuration.isPressed ? 0.5 : 1)
    }
}
