import SwiftUI

extension Label where Title == Text, Icon == Image {
    /// Creates a label whose title is translated by this module.
    init(localized key: LocalizedStringKey, systemImage: String) {
        self.init {
            Text(key, bundle: .module)
        } icon: {
            Image(systemName: systemImage)
        }
    }
}

extension Button where Label == Text {
    /// Creates a button whose title is translated by this module.
    init(localized key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) {
            Text(key, bundle: .module)
        }
    }
}
