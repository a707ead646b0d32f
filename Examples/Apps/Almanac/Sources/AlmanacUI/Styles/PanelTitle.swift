import SwiftUI

/// The heading of a panel.
struct PanelTitle: View {
    private let key: LocalizedStringKey

    init(_ key: LocalizedStringKey) {
        self.key = key
    }

    var body: some View {
        Text(key, bundle: .module)
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
    }
}
