import LarderKit
import LarderModel
import SwiftUI

/// The tabs of the program.
struct RootView: View {
    @Environment(LarderStore.self) private var store
    @Environment(Router.self) private var router
    @Environment(ReminderService.self) private var reminders
    @Environment(\.scenePhase) private var scenePhase
    @AppStorage(Setting.appearance) private var appearance = Appearance.system
    @SceneStorage("tab") private var storedTab = AppTab.pantry

    var body: some View {
        @Bindable var router = router
        TabView(selection: $router.tab) {
            PantryTab()
                .tab(.pantry)
                .badge(expiringCount)
            ShoppingTab()
                .tab(.shopping)
                .badge(store.shopping.openItems.count)
            RecipesTab()
                .tab(.recipes)
            SettingsTab()
                .tab(.settings)
        }
        .tint(LarderColor.brand)
        .preferredColorScheme(appearance.colorScheme)
        .storageFailureAlert()
        .onAppear { router.tab = storedTab }
        .onChange(of: router.tab) { storedTab = router.tab }
        .onChange(of: scenePhase) {
            if scenePhase == .background { reminders.pantryDidChange(store.pantry, today: store.today) }
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
            store.refreshToday()
        }
        .onOpenURL { url in
            if let link = DeepLink(url) { router.open(link, in: store) }
        }
    }

    private var expiringCount: Int {
        store.pantry.count { $0.freshness(on: store.today).needsAttention }
    }
}

extension View {
    fileprivate func tab(_ tab: AppTab) -> some View {
        tabItem { Label(tab.title, systemImage: tab.symbol) }
            .tag(tab)
    }
}

#Preview("Larder") {
    RootView()
        .larderEnvironment(.preview())
}
