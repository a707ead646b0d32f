import AlmanacModel
import AlmanacUI
import SwiftUI

/// The program.
@main
struct AlmanacApp: App {
    @State private var library = LaunchOptions().makeLibrary()

    var body: some Scene {
        WindowGroup {
            RootView().almanac(library)
        }
        #if !os(iOS)
        .defaultSize(width: 1080, height: 720)
        #endif
        .commands { AlmanacCommands(library: library) }

        #if !os(iOS)
        Settings {
            SettingsForm()
                .almanac(library)
                .frame(minWidth: 420)
        }
        #endif
    }
}
