import LarderKit
import LarderModel
import SwiftUI

/// A household's pantry, shopping list and recipes.
@main
struct LarderApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @State private var model = AppModel.live()

    var body: some Scene {
        WindowGroup {
            RootView()
                .larderEnvironment(model)
        }
        .defaultSize(width: 393, height: 852)
    }
}
