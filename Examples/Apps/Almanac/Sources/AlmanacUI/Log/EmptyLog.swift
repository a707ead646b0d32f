import SwiftUI

/// What the log shows before the first sighting.
struct EmptyLog: View {
    @Environment(Navigator.self) private var navigator
    @Environment(\.today) private var today

    var body: some View {
        ContentUnavailableView {
            Label {
                Text("No Sightings Yet", bundle: .module)
            } icon: {
                Songbird().frame(width: 64, height: 64)
            }
        } description: {
            Text("Note the first bird you see today.", bundle: .module)
        } actions: {
            Button(localized: "Log a Sighting") { navigator.logSighting(date: today()) }
                .prominentButton()
        }
    }
}
