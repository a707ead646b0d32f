import SwiftUI

/// The style of a choice among tags: a capsule that is filled while it is on.
public struct ChipToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
                .font(.subheadline.weight(.medium))
                .padding(.horizontal, 12)
                .padding(.vertical, 7)
                .foregroundStyle(configuration.isOn ? Color(.systemBackground) : .primary)
                .background(configuration.isOn ? LarderColor.brand : Color(.secondarySystemFill), in: .capsule)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
        .animation(.snappy(duration: 0.2), value: configuration.isOn)
    }
}

extension ToggleStyle where Self == ChipToggleStyle {
    public static var chip: ChipToggleStyle { ChipToggleStyle() }
}
