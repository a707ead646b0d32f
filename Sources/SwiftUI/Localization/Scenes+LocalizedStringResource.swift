import Foundation
import SwiftUICore

extension MenuBarExtra where Label == Text {
    /// Creates an extra with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleResource), isInserted: nil, content: content())
    }

    /// Creates an extra with a localized title, which is present while `isInserted` is true.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleResource), isInserted: isInserted, content: content())
    }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    /// Creates an extra with a localized title and an image, which is not shown.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleResource), isInserted: nil, content: content())
    }

    /// Creates an extra with a localized title and a symbol, which is not shown.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleResource), isInserted: nil, content: content())
    }

    /// Creates an extra with a localized title and an image, which is present while `isInserted` is true.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleResource), isInserted: isInserted, content: content())
    }

    /// Creates an extra with a localized title and a symbol, which is present while `isInserted` is true.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleResource), isInserted: isInserted, content: content())
    }
}

extension CommandMenu {
    /// Creates a menu with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), content: content)
    }
}
