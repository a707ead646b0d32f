import SwiftUICore

/// A placeholder for missing content, with a label, a description and actions.
///
/// ```swift
/// ContentUnavailableView("No Messages", systemImage: "tray", description: Text("New messages appear here."))
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions
    @Environment(\.platformProfile) private var profile

    nonisolated init(labelView: Label, descriptionView: Description, actionsView: Actions) {
        label = labelView
        description = descriptionView
        actions = actionsView
    }

    /// Creates a placeholder with a custom label, description and actions.
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(labelView: label(), descriptionView: description(), actionsView: actions())
    }
}

extension ContentUnavailableView: View {
    public var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 8) {
                label.labelStyle(UnavailableLabelStyle())
                description
                    .font(.system(profile.controls.unavailable.descriptionStyle))
                    .foregroundStyle(.secondary)
            }
            if Actions.self != EmptyView.self { VStack(spacing: 10) { actions } }
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityElement(children: .contain)
    }
}

private struct UnavailableLabelStyle: LabelStyle {
    @Environment(\.platformProfile) private var profile

    func makeBody(configuration: Configuration) -> some View {
        let metrics = profile.controls.unavailable
        VStack(spacing: metrics.spacing) {
            configuration.icon
                .font(.system(size: metrics.iconSize, relativeTo: .largeTitle))
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            configuration.title.font(.system(metrics.titleStyle)).bold()
        }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a placeholder with a localized title, an image resource of the program and a description.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(labelView: SwiftUI.Label(title, image: name), descriptionView: description, actionsView: EmptyView())
    }

    /// Creates a placeholder with a localized title, a symbol and a description.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(labelView: SwiftUI.Label(title, systemImage: name), descriptionView: description, actionsView: EmptyView())
    }

    /// Creates a placeholder with a title that is not localized, an image resource of the program and a description.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(labelView: SwiftUI.Label(title, image: name), descriptionView: description, actionsView: EmptyView())
    }

    /// Creates a placeholder with a title that is not localized, a symbol and a description.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(labelView: SwiftUI.Label(title, systemImage: name), descriptionView: description, actionsView: EmptyView())
    }
}

extension ContentUnavailableView
where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
    /// A placeholder for a search without results.
    public static var search:
        ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions>
    {
        search(text: "")
    }

    /// Returns a placeholder for a search without results that mentions the search text, unless it is empty.
    public static func search(
        text: String
    ) -> ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> {
        ContentUnavailableView(
            labelView: SearchUnavailableContent.Label(text: text), descriptionView: SearchUnavailableContent.Description(),
            actionsView: SearchUnavailableContent.Actions())
    }
}

/// The parts of the placeholder for a search without results.
public struct SearchUnavailableContent {
    /// The title, which mentions the search text, and a magnifying glass.
    nonisolated public struct Label: View {
        let text: String

        init(text: String) { self.text = text }

        @MainActor public var body: some View {
            SwiftUI.Label {
                text.isEmpty ? Text("No Results") : Text("No Results for “\(text)”")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// A suggestion to change the search text.
    nonisolated public struct Description: View {
        init() {}

        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// An empty view: there are no actions.
    nonisolated public struct Actions: View {
        init() {}

        @MainActor public var body: some View { EmptyView() }
    }
}
