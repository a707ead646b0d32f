import SwiftUI

extension Text {
    /// Creates a text of the string table of this module.
    init(kit key: LocalizedStringKey) {
        self.init(key, bundle: .module)
    }
}

extension String {
    /// Creates a string of the string table of this module, for interfaces that take no `Text`.
    init(kit key: String.LocalizationValue) {
        self.init(localized: key, bundle: .module)
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label of the string table of this module.
    init(kit key: LocalizedStringKey, systemImage: String) {
        self.init {
            Text(kit: key)
        } icon: {
            Image(systemName: systemImage)
        }
    }
}

extension Button where Label == Text {
    /// Creates a button with a title of the string table of this module.
    init(kit key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(kit: key) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with an icon and a title of the string table of this module.
    init(kit key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { SwiftUI.Label(kit: key, systemImage: systemImage) }
    }
}
