import AppKit
import LedgerModel
import SwiftUI

/// The picture of the club, or a sign in its place.
struct BadgeImage: View {
    var badge: Data?
    var size: CGFloat = 32

    var body: some View {
        Group {
            if let image = badge.flatMap(NSImage.init(data:)) {
                Image(nsImage: image)
                    .resizable()
                    .scaledToFill()
            } else {
                Image(.clubBadge)
                    .resizable()
                    .scaledToFit()
            }
        }
        .frame(width: size, height: size)
        .clipShape(.rect(cornerRadius: size / 4))
        .accessibilityHidden(true)
    }
}

#Preview {
    BadgeImage(badge: nil, size: 96).padding()
}
