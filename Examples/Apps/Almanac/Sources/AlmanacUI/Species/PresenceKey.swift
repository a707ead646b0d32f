import AlmanacModel
import SwiftUI

/// The meaning of the colours of a presence ring.
struct PresenceKey: View {
    private static let levels: [Presence.Level] = [.common, .regular, .rare, .absent]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(Self.levels, id: \.self) { level in
                Label {
                    level.title
                } icon: {
                    Circle().fill(Self.color(of: level)).frame(width: 10, height: 10)
                }
                .font(.subheadline)
            }
        }
    }

    static func color(of level: Presence.Level) -> Color {
        switch level {
        case .common: Color(.moss)
        case .regular: Color(.moss).opacity(0.65)
        case .rare: Color(.dawn)
        case .absent: Color(.reed)
        }
    }
}
