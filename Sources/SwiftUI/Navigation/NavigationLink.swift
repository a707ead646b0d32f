import SwiftUICore

/// A control that shows another page in the enclosing navigation container when the user activates it.
///
/// Inside a row of a list the whole row is the control. A link with a value needs a `navigationDestination(for:destination:)` for the
/// type of that value in the same container; without a container, or with a nil value, the link is disabled.
///
/// ```swift
/// NavigationStack {
///     List(cities) { city in
///         NavigationLink(city.name, value: city)
///     }
///     .navigationDestination(for: City.self) { CityDetails(city: $0) }
/// }
/// ```
public struct NavigationLink<Label: View, Destination: View> {
    enum Target {
        case view(Destination, isActive: Binding<Bool>?)
        case value(AnyHashable?)
    }

    let target: Target
    let label: Label
    private var isDetail = true

    nonisolated init(target: Target, label: Label) {
        self.target = target
        self.label = label
    }
}

extension NavigationLink {
    /// Creates a link that shows the view returned by `destination`, which is called at once.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination(), isActive: nil), label: label())
    }

    /// Creates a link that shows `destination`.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination, isActive: nil), label: label())
    }

    /// Creates a link whose destination is shown while `isActive` is true; leaving the page sets `isActive` to false.
    @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(destination(), isActive: isActive), label: label())
    }

    /// Creates a link whose destination is shown while `isActive` is true; leaving the page sets `isActive` to false.
    @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination, isActive: isActive), label: label())
    }

    /// Creates a link whose destination is shown while `selection` equals `tag`; leaving the page sets `selection` to nil.
    @available(*, deprecated, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(destination(), isActive: selection.holds(tag)), label: label())
    }

    /// Creates a link whose destination is shown while `selection` equals `tag`; leaving the page sets `selection` to nil.
    @available(*, deprecated, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(destination, isActive: selection.holds(tag)), label: label())
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a view with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(target: .view(destination(), isActive: nil), label: Text(titleKey))
    }

    /// Creates a link to a view with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(target: .view(destination(), isActive: nil), label: Text(title))
    }

    /// Creates a link to a view with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(target: .view(destination, isActive: nil), label: Text(titleKey))
    }

    /// Creates a link to a view with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(target: .view(destination, isActive: nil), label: Text(title))
    }

    /// Creates a link with a localized title whose destination is shown while `isActive` is true.
    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(target: .view(destination(), isActive: isActive), label: Text(titleKey))
    }

    /// Creates a link with a title that is not localized, whose destination is shown while `isActive` is true.
    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(target: .view(destination(), isActive: isActive), label: Text(title))
    }

    /// Creates a link with a localized title whose destination is shown while `isActive` is true.
    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .view(destination, isActive: isActive), label: Text(titleKey))
    }

    /// Creates a link with a title that is not localized, whose destination is shown while `isActive` is true.
    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .view(destination, isActive: isActive), label: Text(title))
    }

    /// Creates a link with a localized title whose destination is shown while `selection` equals `tag`.
    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(target: .view(destination(), isActive: selection.holds(tag)), label: Text(titleKey))
    }

    /// Creates a link with a title that is not localized, whose destination is shown while `selection` equals `tag`.
    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(target: .view(destination(), isActive: selection.holds(tag)), label: Text(title))
    }

    /// Creates a link with a localized title whose destination is shown while `selection` equals `tag`.
    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(target: .view(destination, isActive: selection.holds(tag)), label: Text(titleKey))
    }

    /// Creates a link with a title that is not localized, whose destination is shown while `selection` equals `tag`.
    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(target: .view(destination, isActive: selection.holds(tag)), label: Text(title))
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link that appends `value` to the navigation path; a nil value disables the link.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }

    /// Creates a link that appends an encodable `value` to the navigation path; a nil value disables the link.
    nonisolated public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a localized title that appends `value` to the navigation path; a nil value disables the link.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }

    /// Creates a link with a title that is not localized, which appends `value` to the navigation path; a nil value disables the link.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
    }

    /// Creates a link with a localized title that appends an encodable `value` to the navigation path; a nil value disables the link.
    nonisolated public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }

    /// Creates a link with a title that is not localized, which appends an encodable `value`; a nil value disables the link.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
    }
}

extension NavigationLink {
    /// Sets whether the link shows its view in the last column of a split view, as it does by default, or in its own column.
    ///
    /// Has no effect outside of columns, or on a link with a value. Follows Apple's documentation of `isDetailLink(_:)`.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
        var link = self
        link.isDetail = isDetailLink
        return link
    }
}

extension NavigationLink: View {
    public var body: some View {
        switch target {
        case .view(let destination, let isActive):
            ViewLink(destination: destination, binding: isActive, isDetail: isDetail, label: label)
        case .value(let value):
            ValueLink(value: value, label: label)
        }
    }
}

extension Binding {
    /// Whether the optional value equals `tag`. Setting it to false sets the value to nil.
    nonisolated fileprivate func holds<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isActive in
                if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
            })
    }
}

private struct ViewLink<Label: View, Destination: View>: View {
    var destination: Destination
    var binding: Binding<Bool>?
    var isDetail: Bool
    var label: Label
    @State private var isActive = false
    @Namespace private var id

    init(destination: Destination, binding: Binding<Bool>?, isDetail: Bool, label: Label) {
        self.destination = destination
        self.binding = binding
        self.isDetail = isDetail
        self.label = label
    }

    var body: some View {
        let active = binding ?? $isActive
        LinkLabel(isEnabled: true, open: OpenLink(id: id, isActive: active.wrappedValue), action: { active.wrappedValue = true }, label: label)
            .modifier(
                PresentedPageModifier(
                    isPresented: active.wrappedValue, isDetail: isDetail, dismiss: { active.wrappedValue = false }, destination: { destination }))
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
        LinkLabel(isEnabled: value != nil && model != nil, value: value, action: follow, label: label)
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
        // In a list the link may serve as a choice of the list's selection.
        return model == nil && !isInListRow ? NavigationMistake.linkOutsideOfContainer : nil
    }
}

/// The part of a link that responds to taps: the enclosing row of a list, or else the label.
private struct LinkLabel<Label: View>: View {
    var isEnabled: Bool
    var value: AnyHashable?
    var open: OpenLink?
    var action: @MainActor () -> Void
    var label: Label
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.isEnabled) private var isEnvironmentEnabled
    @Environment(\.primitiveButtonStyle) private var styles
    @Environment(\.navigationLinkIndicatorVisibility) private var indicator

    init(isEnabled: Bool, value: AnyHashable? = nil, open: OpenLink? = nil, action: @escaping @MainActor () -> Void, label: Label) {
        self.isEnabled = isEnabled
        self.value = value
        self.open = open
        self.action = action
        self.label = label
    }

    var body: some View {
        if isInListRow {
            LabelStack(label)
                .environment(\.isInListRow, false)
                .preference(
                    key: RowLinkKey.self,
                    value: RowLink(
                        revision: Revision.next(), isEnabled: isEnabled && isEnvironmentEnabled, indicator: indicator, value: value,
                        open: open, action: action))
        } else {
            let link = Button(action: { if isEnabled && isEnvironmentEnabled { action() } }) { label.contentShape(Rectangle()) }
            // An explicit button style applies, including the bezel of the default style on macOS.
            if styles.current is RowButtonStyle { link.buttonStyle(.borderless) } else { link }
        }
    }
}

/// The action of a navigation link inside a list row; a tap anywhere in the row performs it.
struct RowLink: Equatable {
    var revision: Int
    var isEnabled: Bool
    /// Whether the link leads to another page.
    var isNavigation = true
    /// Whether the row shows a disclosure chevron; automatic for the platform's default.
    var indicator = Visibility.automatic
    /// The value of the link; nil for a link to a view.
    var value: AnyHashable?
    /// The page of a link to a view; nil for a link with a value.
    var open: OpenLink?
    var action: @MainActor () -> Void

    static func == (lhs: RowLink, rhs: RowLink) -> Bool { lhs.revision == rhs.revision }
}

/// A link to a view, and whether its page is shown.
struct OpenLink {
    var id: Namespace.ID
    var isActive: Bool
}

extension RowLink {
    /// Returns whether the row shows a disclosure chevron.
    func showsChevron(isMac: Bool) -> Bool { isNavigation && (indicator == .visible || indicator == .automatic && !isMac) }
}

extension EnvironmentValues {
    /// Whether the rows of navigation links show an indicator.
    @Entry public internal(set) var navigationLinkIndicatorVisibility: Visibility = .automatic
}

extension View {
    /// Sets whether the list rows of the navigation links in the view show an indicator. By default they do on iOS, and not on macOS.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.navigationLinkIndicatorVisibility, visibility)
    }
}

struct RowLinkKey: PreferenceKey {
    static func reduce(value: inout RowLink?, nextValue: () -> RowLink?) {
        value = value ?? nextValue()
    }
}
