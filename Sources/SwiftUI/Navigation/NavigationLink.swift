import SwiftUICore

/// Shows a page when it is tapped.
public struct NavigationLink<Label: View, Destination: View> {
    enum Target {
        case view(() -> Destination, isActive: Binding<Bool>?)
        case value(AnyHashable?)
    }

    let target: Target
    let label: Label

    nonisolated init(target: Target, label: Label) {
        self.target = target
        self.label = label
    }
}

extension NavigationLink {
    /// A link to a view.
    nonisolated public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination, isActive: nil), label: label())
    }

    /// A link to a view.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view({ destination }, isActive: nil), label: label())
    }

    /// A link to a view, which is shown while a binding says so.
    @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(destination, isActive: isActive), label: label())
    }

    /// A link to a view, which is shown while a binding says so.
    @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(target: .view({ destination }, isActive: isActive), label: label())
    }

    /// A link to a view, which is shown while the selection is the link's tag.
    @available(*, deprecated, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(destination, isActive: selection.holds(tag)), label: label())
    }

    /// A link to a view, which is shown while the selection is the link's tag.
    @available(*, deprecated, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view({ destination }, isActive: selection.holds(tag)), label: label())
    }
}

extension NavigationLink where Label == Text {
    /// A link to a view, with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(target: .view(destination, isActive: nil), label: Text(titleKey))
    }

    /// A link to a view, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(target: .view(destination, isActive: nil), label: Text(title))
    }

    /// A link to a view, with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(target: .view({ destination }, isActive: nil), label: Text(titleKey))
    }

    /// A link to a view, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(target: .view({ destination }, isActive: nil), label: Text(title))
    }

    /// A link to a view, with a title, which is shown while a binding says so.
    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(target: .view(destination, isActive: isActive), label: Text(titleKey))
    }

    /// A link to a view, with a title, which is shown while a binding says so.
    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(target: .view(destination, isActive: isActive), label: Text(title))
    }

    /// A link to a view, with a title, which is shown while a binding says so.
    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .view({ destination }, isActive: isActive), label: Text(titleKey))
    }

    /// A link to a view, with a title, which is shown while a binding says so.
    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .view({ destination }, isActive: isActive), label: Text(title))
    }

    /// A link to a view, with a title, which is shown while the selection is the link's tag.
    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(target: .view({ destination }, isActive: selection.holds(tag)), label: Text(titleKey))
    }

    /// A link to a view, with a title, which is shown while the selection is the link's tag.
    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(target: .view({ destination }, isActive: selection.holds(tag)), label: Text(title))
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the page of a value; nil makes it inactive.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }

    /// A link to the page of a value, which can be saved; nil makes it inactive.
    nonisolated public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link with a title to the page of a value; nil makes it inactive.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }

    /// A link with a title to the page of a value; nil makes it inactive.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
    }

    /// A link with a title to the page of a value, which can be saved; nil makes it inactive.
    nonisolated public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }

    /// A link with a title to the page of a value, which can be saved; nil makes it inactive.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
    }
}

extension NavigationLink: View {
    public var body: some View {
        switch target {
        case .view(let destination, let isActive):
            ViewLink(destination: destination, binding: isActive, label: label)
        case .value(let value):
            ValueLink(value: value, label: label)
        }
    }
}

extension Binding {
    /// Whether the value is `tag`; setting it to false removes the value.
    nonisolated fileprivate func holds<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(get: { wrappedValue == tag }, set: { isActive in
            if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
        })
    }
}

private struct ViewLink<Label: View, Destination: View>: View {
    var destination: () -> Destination
    var binding: Binding<Bool>?
    var label: Label
    @State private var isActive = false

    init(destination: @escaping () -> Destination, binding: Binding<Bool>?, label: Label) {
        self.destination = destination
        self.binding = binding
        self.label = label
    }

    var body: some View {
        let active = binding ?? $isActive
        LinkLabel(isEnabled: true, action: { active.wrappedValue = true }, label: label)
            .modifier(PresentedPageModifier(
                isPresented: active.wrappedValue, dismiss: { active.wrappedValue = false }, destination: destination))
    }
}

private struct ValueLink<Label: View>: View {
    var value: AnyHashable?
    var label: Label
    @State private var hasMissedDestination = false
    @Environment(\.navigationModel) private var model
    @Environment(\.isInListRow) private var isInListRow

    init(value: AnyHashable?, label: Label) {
        self.value = value
        self.label = label
    }

    var body: some View {
        LinkLabel(isEnabled: value != nil && model != nil, action: follow, label: label)
            .disabled(value == nil)
            .modifier(MistakeModifier(StatedMistake(mistake)))
    }

    private func follow() {
        guard let value, let model else { return }
        if !model.hasDestination(value) { hasMissedDestination = true }
        _ = model.push(value)
    }

    private var mistake: String? {
        guard let value else { return nil }
        if hasMissedDestination { return NavigationMistake.missingDestination(for: value) }
        // In a list the link may be a choice of the list's selection.
        return model == nil && !isInListRow ? NavigationMistake.linkOutsideOfContainer : nil
    }
}

/// What can be tapped of a link: the row of a list that it lies in, or else its label.
private struct LinkLabel<Label: View>: View {
    var isEnabled: Bool
    var action: @MainActor () -> Void
    var label: Label
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.isEnabled) private var isEnvironmentEnabled
    @Environment(\.primitiveButtonStyle) private var styles

    init(isEnabled: Bool, action: @escaping @MainActor () -> Void, label: Label) {
        self.isEnabled = isEnabled
        self.action = action
        self.label = label
    }

    var body: some View {
        if isInListRow {
            label
                .environment(\.isInListRow, false)
                .preference(
                    key: RowLinkKey.self,
                    value: RowLink(revision: Revision.next(), isEnabled: isEnabled && isEnvironmentEnabled, action: action))
        } else {
            let link = Button(action: { if isEnabled && isEnvironmentEnabled { action() } }) { label.contentShape(Rectangle()) }
            // A button of its own looks like any other, with a bezel on macOS.
            if styles.current is RowButtonStyle { link.buttonStyle(.borderless) } else { link }
        }
    }
}

/// A link in a row of a list: the whole row leads where the link leads.
struct RowLink: Equatable {
    var revision: Int
    var isEnabled: Bool
    /// Whether the row says that it leads elsewhere.
    var showsChevron = true
    var action: @MainActor () -> Void

    static func == (lhs: RowLink, rhs: RowLink) -> Bool { lhs.revision == rhs.revision }
}

struct RowLinkKey: PreferenceKey {
    static func reduce(value: inout RowLink?, nextValue: () -> RowLink?) {
        value = value ?? nextValue()
    }
}
