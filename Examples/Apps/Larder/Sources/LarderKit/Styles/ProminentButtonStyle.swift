import SwiftUI

/// The style of the main action of a screen: as wide as the screen, in the colour of the program.
public struct ProminentButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(Color(.systemBackground))
            .frame(maxWidth: .infinity, minHeight: 50)
            .padding(.horizontal)
            .background(LarderColor.brand.opacity(isEnabled ? 1 : 0.4), in: .rect(cornerRadius: 14))
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .opacity(configuration.isPressed ? 0.85 : 1)
            .animation(.snappy(duration: 0.2), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == ProminentButtonStyle {
    public static var larderProminent: ProminentButtonStyle { ProminentButtonStyle() }
}
