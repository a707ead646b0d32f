import SwiftUI

/// The style of a label in running text, with the icon close to the title. In lists the standard style keeps a column for icons.
public struct CompactLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            configuration.icon
            configuration.title
        }
    }
}

extension LabelStyle where Self == CompactLabelStyle {
    public static var compact: CompactLabelStyle { CompactLabelStyle() }
}
