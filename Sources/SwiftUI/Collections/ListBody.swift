import SwiftUICore

/// The metrics of a list in its style on the current platform.
struct ListMetrics: Equatable {
    let appearance: ListAppearance
    let profile: PlatformProfile
    let isForm: Bool
    /// Whether the headers of collapsible sections have a disclosure arrow.
    let foldsSections: Bool

    init(settings: ListSettings, profile: PlatformProfile, isSidebar: Bool) {
        let list = profile.lists
        let automatic = settings.isForm ? .insetGrouped : isSidebar ? list.automaticSidebar : list.automatic
        let wanted = settings.appearance == .automatic ? automatic : settings.appearance
        self.profile = profile
        // In a sidebar every platform has the style for sidebars.
        appearance = isSidebar && wanted == .sidebar ? wanted : list.replacements[wanted] ?? wanted
        isForm = settings.isForm
        foldsSections = settings.appearance == .sidebar || appearance == .sidebar
    }

    var list: ListProfile { profile.lists }
    var style: ListProfile.Style { list.style(appearance) }
    var isMac: Bool { profile.isMac }
    /// Whether the list is a form on macOS, whose links have chevrons and whose collapsible sections have arrows.
    var isMacForm: Bool { isForm && isMac }
    var isGrouped: Bool { appearance == .insetGrouped || appearance == .grouped }
    /// Whether a header stays at the top while its section scrolls past.
    var pinsHeaders: Bool { appearance == .plain }
    /// The horizontal space between the edges of the list and its rows, in points.
    var margin: CGFloat { style.margin }
    var cornerRadius: CGFloat { style.cornerRadius }
    var rowInsets: EdgeInsets { style.rowInsets }
    /// The space before the first and after the last row, in points.
    var contentMargin: CGFloat { style.contentMargin }
    /// Returns the space between sections, in points.
    func sectionGap(_ spacing: SectionSpacing) -> CGFloat {
        switch spacing {
        case .custom(let length): length
        case .compact: 16
        case .standard: isGrouped ? list.sectionGap : 0
        }
    }
    /// The space before the first section, in points.
    var firstGap: CGFloat { isGrouped ? list.firstGap : 0 }
    var minRowHeight: CGFloat { style.minRowHeight }
    var hasSeparators: Bool { appearance != .sidebar }
    /// Whether the headers of sections have the primary colour of labels, as those of grouped lists on macOS and the large ones on iOS, which can
    /// collapse their sections.
    var hasPrimaryHeaders: Bool { isGrouped ? list.hasPrimaryHeaders || foldsSections : foldsSections && !isMac }
    /// Whether there is a separator above the first and below the last row.
    var hasOuterSeparators: Bool { style.hasOuterSeparators }

    func background(_ surfaces: Surfaces) -> Color {
        switch appearance {
        case .insetGrouped, .grouped: surfaces.grouped
        case .sidebar: surfaces.sidebar
        default: surfaces.list
        }
    }
}

/// The rows of a list inside a scroll view.
struct ListBody<Content: View>: View {
    private let programSelection: ListSelection?
    var content: Content
    @Environment(\.listSettings) private var settings
    @Environment(\.sectionSpacing) private var sectionSpacing
    @Environment(\.surfaces) private var surfaces
    @Environment(\.isSidebar) private var isSidebar
    @Environment(\.editMode) private var editMode
    @Environment(\.nextColumn) private var nextColumn
    @Environment(\.isSplitColumn) private var isSplitColumn
    @Environment(\.sidebarSelectionChanged) private var sidebarSelectionChanged
    @Environment(\.sectionIndexVisibility) private var sectionIndexVisibility
    /// The row whose swipe actions are currently shown.
    @State private var openRow: AnyHashable?
    @State private var cursor = ListCursor()
    @State private var rowHeights = RowHeights()

    init(selection: ListSelection?, content: Content) {
        programSelection = selection
        self.content = content
    }

    /// Whether the row of the open link is selected: in the leading columns on macOS.
    private var selectsLinks: Bool { programSelection == nil && surfaces.isMac && sidebarSelectionChanged != nil }
    private var selection: ListSelection? {
        (programSelection?.over(content) ?? (selectsLinks ? ListSelection(linksOf: cursor) : nil))?.notifying(sidebarSelectionChanged)
    }

    var body: some View {
        let selection = selection
        let metrics = ListMetrics(settings: settings, profile: surfaces.profile, isSidebar: isSidebar)
        let context = ListContext(
            metrics: metrics, settings: settings, surfaces: surfaces, isEditing: editMode?.wrappedValue.isEditing ?? false,
            openRow: $openRow, rowHeights: rowHeights, sectionSpacing: sectionSpacing)
        let isListEditing = context.isEditing
        let (cursor, selectsLinks) = (cursor, selectsLinks)
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: metrics.pinsHeaders ? [.sectionHeaders] : []) {
                    content
                        .modifier(ListContentEnvironment(metrics: metrics, isSelectable: selection != nil))
                        .lazyRows(passesProminence: surfaces.emphasizedRow != nil && selection != nil) { place, row in
                            let traits = ListRowTraits(row, showsOpenMenu: metrics.isMac)
                            let choice = choice(of: traits.link)
                            let link = selectsLinks ? cursor.place(traits.link) : nil
                            ListRow(
                                place: place, context: context, traits: traits,
                                selection: RowSelection(
                                    selection, tag: choice ?? link ?? selection?.tag(row, place.identity), isEditing: isListEditing,
                                    isDisabled: row.trait(SelectionDisabledTraitKey.self) ?? false, next: nextColumn, cursor: cursor,
                                    isChoice: choice != nil))
                        }
                }
                .padding(.vertical, metrics.contentMargin)
                .padding(.bottom, metrics.isGrouped ? metrics.list.lastGap : 0)
                .environment(\.isFocusEffectEnabled, true)
            }
            // Moving the list ends the swipe of a row.
            .onScrollPhaseChange { _, phase in
                if phase != .idle, openRow != nil { openRow = nil }
            }
            .onChange(of: isListEditing) { _, isEditing in
                openRow = nil
                if !isEditing, !metrics.isMac, let selection, selection.allowsSeveral { selection.replace([]) }
            }
            .modifier(ListKeys(selection: selection, cursor: cursor) { proxy.scrollTo($0.identity, anchor: $0.anchor) })
            .onAppear { if let selection { nextColumn?.listAppeared(hasSelection: !selection.selected().isEmpty) } }
            .overlay(alignment: .trailing) {
                if sectionIndexVisibility == .visible {
                    SectionIndex(content: content) { proxy.scrollTo($0, anchor: .top) }.padding(.trailing, 2)
                }
            }
        }
        .background {
            if !settings.hidesBackground { metrics.background(surfaces).ignoresSafeArea() }
        }
        .overlay {
            if metrics.appearance == .bordered { Rectangle().strokeBorder(surfaces.separator, lineWidth: 1) }
        }
        // A list has no size of its own (measured on macOS 27): it is invisible in a scroll view without a frame.
        .frame(idealWidth: metrics.isMacForm ? nil : 0, idealHeight: metrics.isMacForm ? nil : 0)
    }
}

extension ListBody {
    /// The value that a tap on a link's row selects. In a column of a split view, the value of a link is the choice of the list's selection.
    private func choice(of link: RowLink?) -> AnyHashable? {
        guard isSplitColumn || nextColumn != nil, let selection, let value = link?.value, selection.accepts(value) else { return nil }
        return value
    }
}

/// The environment of the rows, headers and footers of a list.
private struct ListContentEnvironment {
    var metrics: ListMetrics
    var isSelectable: Bool
}

extension EnvironmentValues {
    /// Whether the rows of the enclosing list can be selected.
    @Entry var isInSelectableList = false
}

extension ListContentEnvironment: EnvironmentModifierValue {
    typealias Body = Never

    nonisolated func change(_ values: inout EnvironmentValues) {
        let metrics = metrics
        values.isInListRow = true
        values.isInSelectableList = isSelectable
        values.isSidebar = false
        // A list in a row, or on a page that a row presents, does not inherit the actions of the section around the row.
        values.sectionActions = nil
        values.isInForm = true
        // A list in a row of a form is a list of its own.
        values.listSettings.isForm = false
        values.isInGroupedForm = metrics.isMacForm
        // Below the styles of the program, whose labels have this style.
        values.labelStyle.base = ListLabelStyle(metrics: metrics)
        if !metrics.isMac, values.primitiveButtonStyle.current is DefaultButtonStyle { values.primitiveButtonStyle.push(RowButtonStyle()) }
        values.sectionParts = SectionPartsEnvironment { values in
            values.leaveList()
            if values.headerProminence == .increased, let font = metrics.list.prominentHeaderFont {
                values.font = font
                return
            }
            values.font =
                metrics.foldsSections
                ? metrics.list.foldedHeaderFont : metrics.isGrouped ? metrics.list.groupedHeaderFont : metrics.list.headerFont
            if !values.isTextCaseChosen {
                values.textStyle.characters.textCase =
                    metrics.isGrouped && metrics.list.capitalizesHeaders && !metrics.foldsSections ? .uppercase : nil
            }
            if !metrics.hasPrimaryHeaders {
                values.foregroundStyles = .styles([AnyShapeStyle(Color.secondary)], outer: values.foregroundStyles, isDefault: true)
            }
        } footer: { values in
            values.leaveList()
            values.font = metrics.list.footerFont
            values.foregroundStyles = .styles([AnyShapeStyle(Color.secondary)], outer: values.foregroundStyles, isDefault: true)
        }
    }

}

extension EnvironmentValues {
    /// Resets the values that a list sets for its rows.
    mutating func leaveList() {
        isInListRow = false
        isInForm = false
        isInGroupedForm = false
        if labelStyle.base is ListLabelStyle { labelStyle.base = DefaultLabelStyle() }
        if primitiveButtonStyle.current is RowButtonStyle { primitiveButtonStyle = primitiveButtonStyle.outer }
    }
}

/// A style for buttons in list rows, which makes the whole row the button.
struct RowButtonStyle {}

extension RowButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        RowButton(configuration: configuration)
    }
}

private struct RowButton: View {
    var configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlColors) private var colors
    @Environment(\.foregroundStyles) private var styles

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(colors.disabledLabel) }
        if styles.isChosen { return AnyShapeStyle(ChosenForegroundStyle()) }
        return configuration.role == .destructive ? AnyShapeStyle(colors.destructive) : AnyShapeStyle(.tint)
    }

    var body: some View {
        let configuration = configuration
        configuration.label
            .foregroundStyle(foreground)
            .preference(
                key: RowLinkKey.self,
                value: RowLink(revision: Revision.next(), isEnabled: isEnabled, isNavigation: false, action: { configuration.trigger() }))
    }
}

/// The values shared by all rows of a list.
struct ListContext {
    var metrics: ListMetrics
    var settings: ListSettings
    var surfaces: Surfaces
    var isEditing: Bool
    var openRow: Binding<AnyHashable?>
    let rowHeights: RowHeights
    /// The spacing of sections that have none of their own.
    var sectionSpacing: SectionSpacing

    /// Returns the spacing in points between the section that contains a row and the preceding section. If the two sections have different
    /// spacings, the smaller one counts.
    func gap(before place: LazyRowPlace) -> CGFloat {
        if place.isInFirstSection { return metrics.firstGap }
        let own = metrics.sectionGap(place.spacing ?? sectionSpacing)
        return min(own, place.spacingBefore.map { metrics.sectionGap($0) } ?? own)
    }
}

/// The traits of a row, set by modifiers of its content.
struct ListRowTraits {
    var insets: EdgeInsets?
    var background: AnyView?
    var separators: [VerticalEdge: Visibility]
    var separatorTints: [VerticalEdge: Color]
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    var insertion: RowInsertion?
    var leadingActions: SwipeActions?
    var trailingActions: SwipeActions?
    var badge: Text?
    var link: RowLink?
    var margins: SectionMargins?
    var sectionActions: AnyView?
    var edgeInsets: RowEdgeInsets?
    /// Whether a context menu of the row is open.
    var hasOpenMenu: Bool
    /// Returns the text by which typing selects the row.
    var text: () -> String?
    /// Returns the expansion of the row, if it is one of a tree.
    var expansion: () -> RowExpansion?
    /// Returns the time on the clock of the views, in seconds.
    var time: () -> Double
    /// The row with these traits.
    let row: LazyRowContent

    init(_ row: LazyRowContent, showsOpenMenu: Bool) {
        self.row = row
        hasOpenMenu = showsOpenMenu && row.preference(OpenContextMenuKey.self)
        insets = row.trait(RowInsetsTraitKey.self) ?? nil
        edgeInsets = row.trait(RowEdgeInsetsTraitKey.self)
        text = { row.trait(TypeSelectTraitKey.self) ?? row.text }
        time = { row.time }
        expansion = { row.preference(RowExpansionKey.self) }
        background = row.trait(RowBackgroundTraitKey.self) ?? nil
        separators = row.trait(RowSeparatorTraitKey.self) ?? row.trait(SectionSeparatorTraitKey.self) ?? [:]
        separatorTints = row.trait(RowSeparatorTintTraitKey.self) ?? [:]
        delete = row.trait(DeleteDisabledTraitKey.self) == true ? nil : row.trait(OptionalActionTraitKey<OnDeleteTraitKey>.self) ?? nil
        move = row.trait(MoveDisabledTraitKey.self) == true ? nil : row.trait(OptionalActionTraitKey<OnMoveTraitKey>.self) ?? nil
        insertion = row.trait(OnInsertTraitKey.self)
        leadingActions = row.trait(LeadingSwipeTraitKey.self)
        trailingActions = row.trait(TrailingSwipeTraitKey.self)
        badge = row.trait(BadgeTraitKey.self) ?? nil
        link = row.preference(RowLinkKey.self)
        margins = row.trait(SectionMarginsTraitKey.self)
        sectionActions = row.trait(SectionActionsTraitKey.self)
    }
}

/// The selection state of a row.
struct RowSelection {
    var isSelectable: Bool
    var isSelected: Bool
    var showsMarks: Bool
    /// Adds the row to the selection, or removes it, where several rows can be selected.
    var select: () -> Void
    /// Selects the row, as a click does while modifier keys are held.
    var click: (EventModifiers) -> Void
    /// The value that selects the row; nil if the row cannot be selected.
    var tag: AnyHashable?
    /// Returns the values of all selected rows.
    var selected: () -> [AnyHashable] = { [] }
    var cursor: ListCursor
    /// Whether the row is a link that selects its value instead of showing a page.
    var isChoice: Bool
    /// Whether selecting the row reveals the next column of a collapsed split view.
    var showsNextColumn: Bool

    init(
        _ selection: ListSelection?, tag: AnyHashable?, isEditing: Bool, isDisabled: Bool, next: NextColumn?, cursor: ListCursor,
        isChoice: Bool
    ) {
        self.cursor = cursor
        self.isChoice = isChoice
        showsNextColumn = next != nil
        guard let selection, let tag, !isDisabled else {
            (isSelectable, isSelected, showsMarks, select, click) = (false, false, false, {}, { _ in })
            return
        }
        self.tag = tag
        selected = selection.selected
        isSelectable = true
        // Where the columns are stacked, the row of the page that was left is no longer selected.
        isSelected = selection.contains(tag) && (next == nil || isEditing)
        showsMarks = isEditing && selection.allowsSeveral
        select = {
            selection.select(tag, selection.allowsSeveral)
            next?.show()
        }
        click = { held in
            cursor.click(tag, holding: held, in: selection)
            next?.show()
        }
    }
}
