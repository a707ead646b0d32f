import SwiftUI

// Controls whose titles are texts, so that the text can name the bundle of its translations.

extension Label where Title == Text, Icon == Image {
    public init(_ title: Text, systemImage: String) {
        self.init {
            title
        } icon: {
            Image(systemName: systemImage)
        }
    }
}

extension Button where Label == Text {
    public init(_ title: Text, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { title }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: Text, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
