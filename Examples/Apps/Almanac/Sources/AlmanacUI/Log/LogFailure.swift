import AlmanacModel
import SwiftUI

/// The warning that sightings could not be read or saved.
struct LogFailure: View {
    @Environment(SightingLog.self) private var log

    var body: some View {
        Label {
            if log.hasSavingFailed {
                Text("The latest change could not be saved.", bundle: .module)
            } else {
                Text("Your earlier sightings could not be read. The file was kept.", bundle: .module)
            }
        } icon: {
            Image(systemName: "exclamationmark.triangle.fill")
        }
        .font(.footnote)
        .foregroundStyle(.white)
        .padding(10)
        .frame(maxWidth: .infinity)
        .background(Color(red: 0.66, green: 0.2, blue: 0.14))
    }
}
