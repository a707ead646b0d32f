import Foundation

extension WindowGroup {
    /// Creates a group of windows with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), content: content)
    }

    /// Creates a group of windows with a localized title and an identifier with which the program opens them.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
    }
}

extension Window {
    /// Creates a window with a localized title and an identifier with which the program opens it.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
    }
}

extension UtilityWindow {
    /// Creates a window with a localized title and an identifier with which the program opens it.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
    }
}
