import LarderModel
import SwiftUI

/// The expiry of an item as a badge, or nothing for items that last.
public struct FreshnessBadge: View {
    private let freshness: Freshness

    public init(_ freshness: Freshness) { self.freshness = freshness }

    public var body: some View {
        if freshness != .lasting {
            Label(freshness.text, systemImage: freshness.symbol)
                .labelStyle(.badge(freshness.color))
        }
    }
}

#Preview {
    VStack(alignment: .leading) {
        FreshnessBadge(.fresh(days: 12))
        FreshnessBadge(.soon(days: 1))
        FreshnessBadge(.today)
        FreshnessBadge(.expired(days: 2))
    }
    .padding()
}
