import SwiftUI

/// The songbird of the almanac in the foreground style.
struct Songbird: View {
    var body: some View {
        Image(.songbird)
            .renderingMode(.template)
            .resizable()
            .scaledToFit()
            .accessibilityHidden(true)
    }
}
