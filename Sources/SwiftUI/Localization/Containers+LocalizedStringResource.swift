import Foundation
import SwiftUICore

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized title that the user opens and closes.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a group with a localized title that is open while a binding is true.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates content with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text with a localized title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleResource)
        }
    }

    /// Creates a value in a format with a localized title.
    @_disfavoredOverload
    nonisolated public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(titleResource)
        }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a localized title and a system symbol that says that there is no content.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(titleResource, systemImage: name)
        } description: {
            description
        }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a localized title to a view.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a localized title that presents the view for a value.
    @_disfavoredOverload
    nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and a system symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)) }
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a value, a localized title and a system symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) {
            DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage))
        }
    }
}

extension TabSection where Header == Text, Footer == EmptyView {
    /// Creates a section of tabs with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a placeholder with a localized title, an image resource of the program and a description.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(labelView: SwiftUI.Label(title, image: name), descriptionView: description, actionsView: EmptyView())
    }
}

extension ControlGroup {
    /// Creates a group with a localized title.
    @_disfavoredOverload
    nonisolated public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a group with a localized title and a symbol.
    @_disfavoredOverload
    nonisolated public init<C: View>(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a group with a localized title and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init<C: View>(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleResource, image: image) }
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a collapsible section whose header is a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - isExpanded: A binding to whether the content is shown.
    ///   - content: The content.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(sectionHeader: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
