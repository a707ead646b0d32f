import SwiftUI

/// The style of a label with a small icon close to its title, on a tinted capsule.
public struct BadgeLabelStyle: LabelStyle {
    var tint: Color

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            configuration.icon
            configuration.title
                .lineLimit(1)
                .minimumScaleFactor(0.7)
        }
        .font(.caption.weight(.semibold))
        .foregroundStyle(tint)
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .background(tint.opacity(0.14), in: .capsule)
    }
}

extension LabelStyle where Self == BadgeLabelStyle {
    public static func badge(_ tint: Color) -> BadgeLabelStyle { BadgeLabelStyle(tint: tint) }
}
