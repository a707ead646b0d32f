import AlmanacModel
import SwiftUI

/// The row above species that are from an earlier day.
struct OfflineNotice: View {
    @Environment(Guide.self) private var guide

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Label {
                if let date = guide.fetchedAt {
                    Text("Offline. The guide is from \(date, format: .dateTime.day().month()).", bundle: .module)
                } else {
                    Text("Offline.", bundle: .module)
                }
            } icon: {
                Image(systemName: "wifi.slash")
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
            Spacer()
            Button(localized: "Retry") { Task { await guide.refresh() } }
                .font(.footnote)
                .buttonStyle(.borderless)
        }
        .accessibilityIdentifier("offline")
    }
}
