import SwiftUI

/// A short fact in a capsule.
struct Chip: View {
    let text: Text
    let systemImage: String
    var tint = Color(.moss)

    var body: some View {
        Label {
            text
        } icon: {
            Image(systemName: systemImage).foregroundStyle(tint)
        }
        .font(.subheadline)
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(Color(.reed), in: Capsule())
    }
}
