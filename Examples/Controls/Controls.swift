import SwiftUI

/// All controls on one page, at work and turned off.
struct Controls: View {
    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            VStack(spacing: 24) {
                ButtonSheet()
                ToggleSheet()
            }
            VStack(spacing: 24) {
                ValueSheet()
                ProgressSheet()
            }
            VStack(spacing: 24) {
                ChoiceSheet()
                GroupSheet()
            }
        }
        .padding(32)
        .background(.background)
    }
}

/// A part of the page with a title.
struct Sheet<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text(title).font(.headline)
            content
        }
        .frame(width: 330, alignment: .leading)
        .padding(20)
        .overlay {
            RoundedRectangle(cornerRadius: 16, style: .continuous).strokeBorder(.separator, lineWidth: 1)
        }
    }
}
