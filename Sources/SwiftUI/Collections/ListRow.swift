import Foundation
import SwiftUICore

/// The decoration that a list adds to each of its rows, headers and footers.
struct ListRow: View {
    var place: LazyRowPlace
    var context: ListContext
    var traits: ListRowTraits
    var selection: RowSelection

    var body: some View {
        switch place.kind {
        case .header: ListHeader(place: place, context: context, traits: traits)
        case .footer: ListFooter(place: place, context: context, traits: traits)
        case .row: ListContentRow(place: place, context: context, traits: traits, selection: selection)
        }
    }
}

private struct ListHeader: View {
    var place: LazyRowPlace
    var context: ListContext
    var traits: ListRowTraits
    @State private var isHovered = false

    init(place: LazyRowPlace, context: ListContext, traits: ListRowTraits) {
        self.place = place
        self.context = context
        self.traits = traits
    }

    private var metrics: ListMetrics { context.metrics }

    private var insets: EdgeInsets {
        if let insets = traits.insets { return insets }
        var insets = metrics.style.headerInsets
        if metrics.appearance == .sidebar, !place.isInFirstSection { insets.top = metrics.list.laterSidebarHeaderTop }
        // The views of a header are in a column.
        if !place.isFirst { insets.top = 0 }
        if !place.isLast { insets.bottom = 2 }
        return insets
    }

    private var gap: CGFloat { place.isFirst ? context.gap(before: place) : 0 }

    var body: some View {
        HStack(spacing: 0) {
            LazyRowPlaceholder()
            let hasArrow = place.isFirst && place.expansion != nil && (metrics.foldsSections || metrics.isMacForm)
            let actions = metrics.list.showsSectionActionsInHeaders && place.isFirst ? traits.sectionActions : nil
            if hasArrow || actions != nil { Spacer(minLength: 8) }
            if let actions {
                actions.buttonStyle(.borderless).labelStyle(.iconOnly).opacity(isHovered ? 1 : 0)
                    .padding(.trailing, hasArrow ? 8 : 0)
            }
            if let expansion = place.expansion, hasArrow {
                SectionArrow(
                    expansion: expansion, showsAlways: !metrics.list.hidesFoldingArrows || metrics.isMacForm || isHovered || !expansion.isExpanded,
                    metrics: metrics.list)
            }
        }
        .padding(insets)
        .frame(maxWidth: .infinity, minHeight: place.isFirst ? context.settings.minHeaderHeight : nil, alignment: .leading)
        .onHover { isHovered = $0 }
        .background {
            if let background = traits.background, !metrics.isGrouped {
                background
            } else if metrics.pinsHeaders && !metrics.isMac {
                // Rows scroll under the header, which otherwise looks as if it had no background.
                context.surfaces.list
            }
        }
        .padding(context.margins(of: traits, isFirst: place.isFirst, isLast: false))
        .padding(.top, gap)
        .accessibilityAddTraits(.isHeader)
    }
}

/// The disclosure arrow of a collapsible section.
private struct SectionArrow: View {
    var expansion: SectionExpansion
    var showsAlways: Bool
    var metrics: ListProfile
    @Environment(\.lengthScale) private var scale

    init(expansion: SectionExpansion, showsAlways: Bool, metrics: ListProfile) {
        self.expansion = expansion
        self.showsAlways = showsAlways
        self.metrics = metrics
    }

    var body: some View {
        let (size, margin) = (scale(metrics.foldingArrowSize), metrics.foldingArrowMargin)
        Button {
            withAnimation { expansion.binding.wrappedValue.toggle() }
        } label: {
            Chevron().stroke(style: StrokeStyle(lineWidth: size / 5.5, lineCap: .round, lineJoin: .round))
                .frame(width: size * 0.5, height: size)
                .frame(width: size, height: size)
                .pointingDown(expansion.isExpanded)
                .foregroundStyle(metrics.tintsArrows ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.secondary))
                // Enlarges the area for clicks to the height of a line of text.
                .padding(margin).contentShape(Rectangle()).padding(-margin)
        }
        .buttonStyle(.borderless)
        .opacity(showsAlways ? 1 : 0)
        .accessibility {
            $0.role = .disclosure
            $0.value = Text(verbatim: expansion.isExpanded ? "expanded" : "collapsed")
        }
    }
}

private struct ListFooter: View {
    var place: LazyRowPlace
    var context: ListContext
    var traits: ListRowTraits

    private var metrics: ListMetrics { context.metrics }

    var body: some View {
        LazyRowPlaceholder()
            .padding(
                traits.insets
                    ?? EdgeInsets(
                        top: place.isFirst ? metrics.list.footerTop : 2, leading: metrics.rowInsets.leading,
                        bottom: metrics.isGrouped || !place.isLast ? 0 : 6, trailing: metrics.rowInsets.trailing)
            )
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(context.margins(of: traits, isFirst: false, isLast: place.isLast))
    }
}

private struct ListContentRow: View {
    var place: LazyRowPlace
    var context: ListContext
    var traits: ListRowTraits
    var selection: RowSelection
    @State private var height: CGFloat = 0
    @State private var dragged: CGFloat = 0
    /// Whether the context menu of the list is open for the row.
    @State private var isSelectionMenuOpen = false
    @Environment(\.alternatesRowBackgrounds) private var chosenAlternation
    /// Whether the list has the focus.
    @Environment(\.isFocused) private var isListFocused
    @Environment(\.controlActiveState) private var activeState
    @Environment(\.accentColor) private var accent
    @Environment(\.selectionMenu) private var selectionMenu

    init(place: LazyRowPlace, context: ListContext, traits: ListRowTraits, selection: RowSelection) {
        self.place = place
        self.context = context
        self.traits = traits
        self.selection = selection
    }

    private var metrics: ListMetrics { context.metrics }
    private var surfaces: Surfaces { context.surfaces }
    private var alternatesRowBackgrounds: Bool { chosenAlternation ?? context.settings.alternatesRowBackgrounds }
    /// The link that a tap follows. While several rows can be selected, and where a link is a choice, the tap selects the row instead.
    private var link: RowLink? { selection.showsMarks || selection.isChoice ? nil : traits.link }
    /// Whether selecting the row follows its link: on macOS the tag of a link to a view may drive the selection.
    private var followsSelection: Bool { metrics.isMac && selection.isSelectable && link?.isNavigation == true }
    private var isTappable: Bool { link?.isEnabled ?? selection.isSelectable }
    private var showsSelection: Bool { selection.isSelected && !selection.showsMarks }
    /// The strong background of the row while it is selected in the list that has the keyboard, on platforms that have one.
    private var emphasis: Color? {
        guard showsSelection, isListFocused, activeState == .key, let color = surfaces.emphasizedRow else { return nil }
        return accent ?? color
    }

    /// The space above the row: that between rows, or above the first one of a section without a header that between sections.
    private var gap: CGFloat {
        guard place.isFirst else { return context.settings.rowSpacing ?? 0 }
        return place.hasHeader ? 0 : context.gap(before: place)
    }

    var body: some View {
        SwipeableRow(
            leading: traits.leadingActions, trailing: traits.trailingActions,
            delete: deleteAction, isEdited: context.isEditing && !metrics.isMac, identity: place.identity, openRow: context.openRow
        ) {
            row
        }
        .background { background }
        .overlay(alignment: .top) { if place.isFirst && metrics.hasOuterSeparators { separator(.top) } }
        .overlay(alignment: .bottom) { if hasFullBottomLine { separator(.bottom) } }
        .clipShape(shape)
        .overlay { outline }
        .pictureBoundary()
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) {
            height = $0
            context.rowHeights.set($0, of: place)
        }
        .onChange(of: followsSelection && selection.isSelected) { _, isFollowed in
            if isFollowed { link?.action() }
        }
        .modifier(RowForKeys(selection: selection, traits: traits, index: place.index))
        .modifier(RowDragSource(reordering: reordering, index: place.index))
        .modifier(RowInsertionTarget(insertion: traits.insertion, reordering: reordering, index: place.index, height: height))
        .padding(context.margins(of: traits, isFirst: place.isFirst && !place.hasHeader, isLast: place.isLast && !place.hasFooter))
        .padding(.top, gap)
        .offset(y: dragged)
        .zIndex(dragged == 0 ? 0 : 1)
    }

    /// Whether the line below the row is the lower end of a group, which is as wide as the list.
    private var hasFullBottomLine: Bool { place.isLast && metrics.appearance == .grouped }

    private var reordering: RowReordering? { RowReordering(place, traits) }

    private var deleteAction: (() -> Void)? {
        guard let delete = traits.delete, let index = place.index else { return nil }
        return { delete(IndexSet(integer: index)) }
    }

    private var row: some View {
        RowSeparatorLayout(trailingInset: metrics.style.separatorTrailing) {
            parts.modifier(RowEmphasis(isEmphasized: emphasis != nil))
            if !hasFullBottomLine { separator(.bottom) }
        }
        .contentShape(Rectangle())
        .gesture(
            TapGesture().onEnded {
                if let link, !followsSelection || selection.isSelected { link.action() } else { select() }
            }, including: isTappable ? .all : .subviews
        )
        .modifier(
            RowAccessibility(
                link: link, selection: selection, hasActions: traits.leadingActions != nil || traits.trailingActions != nil,
                select: select, delete: deleteAction)
        )
        .modifier(SelectionMenuRow(selection: selection, isOpen: $isSelectionMenuOpen))
        .modifier(SwipeActionsForAssistance(leading: traits.leadingActions, trailing: traits.trailingActions))
    }

    /// The content of the row between its marks and buttons.
    private var parts: some View {
        HStack(spacing: 0) {
            if selection.showsMarks {
                Image(systemName: selection.isSelected ? "checkmark.circle.fill" : "circle")
                    .font(.system(size: 22, relativeTo: .body))
                    .foregroundStyle(selection.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                    .padding(.leading, metrics.rowInsets.leading)
            } else if context.isEditing, !metrics.isMac, traits.delete != nil {
                DeletionControl().padding(.leading, metrics.rowInsets.leading)
            }
            content
            if let badge = traits.badge {
                RowBadge(label: badge).padding(.trailing, metrics.rowInsets.trailing).fixedSize()
            }
            if let link = traits.link, link.showsChevron(isMac: metrics.isMac && !metrics.isMacForm), !selection.isChoice || selection.showsNextColumn
            {
                Image(systemName: "chevron.forward")
                    .font(.system(size: 13, weight: .semibold, relativeTo: .body))
                    .foregroundStyle(.tertiary)
                    .padding(.trailing, metrics.rowInsets.trailing)
                    .accessibilityHidden(true)
            }
            if context.isEditing, !metrics.isMac, traits.move != nil { moveHandle }
        }
        .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
    }

    private func select() {
        if context.isEditing { return selection.select() }
        let keys = traits.row.heldModifierKeys
        if !metrics.isMac, let action = selectionMenu?.primaryAction, let tag = selection.tag, keys.isDisjoint(with: [.command, .shift]) {
            action([tag])
        } else {
            selection.click(keys)
        }
    }

    private var minHeight: CGFloat { context.settings.minRowHeight ?? metrics.minRowHeight }

    private var content: some View {
        LazyRowPlaceholder()
            .alignmentGuide(.listRowSeparatorLeading) { $0[explicit: .listRowSeparatorLeading] ?? $0[.leading] }
            .padding(traits.edgeInsets?.applied(to: traits.insets ?? metrics.rowInsets) ?? traits.insets ?? metrics.rowInsets)
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var moveHandle: some View {
        Image(systemName: "line.3.horizontal")
            .foregroundStyle(.tertiary)
            .frame(width: 44, height: 44)
            .contentShape(Rectangle())
            .highPriorityGesture(
                DragGesture(minimumDistance: 1, coordinateSpace: .global)
                    .onChanged { dragged = $0.translation.height }
                    .onEnded { value in
                        defer { dragged = 0 }
                        guard let move = traits.move, let index = place.index,
                            let destination = context.rowHeights.destination(of: place, draggedBy: value.translation.height)
                        else { return }
                        if destination != index { move(IndexSet(integer: index), destination) }
                    }
            )
            .accessibilityLabel(Text("Reorder"))
    }

    // MARK: Around the content

    private var shape: UnevenRoundedRectangle {
        let isAlone = context.settings.rowSpacing.map { $0 > 0 } ?? false
        let top = place.isFirst || isAlone ? metrics.cornerRadius : 0
        let bottom = place.isLast || isAlone ? metrics.cornerRadius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
            style: .continuous)
    }

    @ViewBuilder private var outline: some View {
        if metrics.isMac, metrics.appearance == .insetGrouped { CardOutline(place: place, radius: metrics.cornerRadius, color: surfaces.cardOutline) }
    }

    @ViewBuilder private var background: some View {
        if let background = traits.background {
            background
        } else if metrics.isGrouped {
            surfaces.card
        } else if !context.settings.hidesBackground, metrics.appearance != .sidebar {
            surfaces.list
        }
        // The stripes run through the whole list, as those of a table of AppKit, in which headers are rows too.
        if alternatesRowBackgrounds, place.isOdd { highlight(Color.primary.opacity(0.04)) }
        if showsSelection { highlight(emphasis ?? surfaces.selectedRow) }
        if metrics.isMac, traits.hasOpenMenu || isSelectionMenuOpen {
            highlightShape.strokeBorder(accent ?? surfaces.emphasizedRow ?? .accentColor, lineWidth: 2)
                .padding(.horizontal, metrics.style.selectionInset)
        }
    }

    private var highlightShape: RoundedRectangle {
        RoundedRectangle(cornerRadius: metrics.style.selectionCornerRadius ?? metrics.list.selectionCornerRadius, style: .continuous)
    }

    private func highlight(_ color: Color) -> some View {
        highlightShape.fill(color).padding(.horizontal, metrics.style.selectionInset)
    }

    /// The separator at an edge of the row, if it has one.
    @ViewBuilder private func separator(_ edge: VerticalEdge) -> some View {
        let visibility = traits.separators[edge] ?? .automatic
        let isDefault =
            (edge == .top || !place.isLast || metrics.hasOuterSeparators) && !(metrics.isMac && (alternatesRowBackgrounds || showsSelection))
        if visibility == .visible || (visibility == .automatic && metrics.hasSeparators && isDefault && !(context.settings.rowSpacing ?? 0 > 0)) {
            if let tint = traits.separatorTints[edge] {
                tint.frame(height: metrics.list.tintedSeparatorThickness)
            } else {
                Hairline()
            }
        }
    }
}

/// The part of a card's outline at one row: the sides, and the rounded ends at the first and last row.
private struct CardOutline: View {
    var place: LazyRowPlace
    var radius: CGFloat
    var color: Color

    var body: some View {
        GeometryReader { proxy in
            let above = place.isFirst ? 0 : radius
            let below = place.isLast ? 0 : radius
            RoundedRectangle(cornerRadius: radius, style: .continuous)
                .strokeBorder(color, lineWidth: 1)
                .frame(height: proxy.size.height + above + below)
                .offset(y: -above)
        }
        .clipped()
        .allowsHitTesting(false)
    }
}

/// The accessibility of a row and its actions. A row with a navigation link is a button that keys can press.
private struct RowAccessibility {
    var link: RowLink?
    var selection: RowSelection
    var hasActions: Bool
    var select: () -> Void
    var delete: (() -> Void)?

    nonisolated init(
        link: RowLink?, selection: RowSelection, hasActions: Bool, select: @escaping () -> Void, delete: (() -> Void)?
    ) {
        self.link = link
        self.selection = selection
        self.hasActions = hasActions
        self.select = select
        self.delete = delete
    }

    private var isNavigation: Bool { link?.isNavigation ?? false }
}

extension RowAccessibility: ViewModifier {
    func body(content: Content) -> some View {
        let (link, select, delete) = (link, select, delete)
        content
            .primaryAction(
                isFocusable: selection.tag == nil, perform: isNavigation && link?.isEnabled == true ? { link?.action() } : nil
            )
            .accessibility {
                if isNavigation {
                    $0.childBehavior = .combine
                    $0.role = .button
                    $0.addedTraits = .isButton
                    $0.actions = [AccessibilityActionEntry(.activate) { if link?.isEnabled == true { link?.action() } }]
                } else if link == nil, selection.isSelectable || hasActions || delete != nil {
                    $0.roleOfPlainContent = .row
                    if selection.isSelectable { $0.actions = [AccessibilityActionEntry(.activate, perform: select)] }
                }
                if let delete { $0.actions.append(AccessibilityActionEntry(.delete, perform: delete)) }
                if selection.isSelected { $0.addedTraits.insert(.isSelected) }
            }
    }
}

/// Offers the swipe actions of a row as named accessibility actions.
private struct SwipeActionsForAssistance {
    var leading: SwipeActions?
    var trailing: SwipeActions?

    nonisolated init(leading: SwipeActions?, trailing: SwipeActions?) {
        self.leading = leading
        self.trailing = trailing
    }
}

extension SwipeActionsForAssistance: ViewModifier {
    func body(content: Content) -> some View {
        // Most rows have no actions.
        if leading == nil, trailing == nil {
            content
        } else {
            content.accessibilityActions {
                leading?.content
                trailing?.content
            }
        }
    }
}

/// Registers a row with the keyboard selection of its list.
private struct RowForKeys {
    var selection: RowSelection
    var traits: ListRowTraits
    var index: Int?

    nonisolated init(selection: RowSelection, traits: ListRowTraits, index: Int?) {
        self.selection = selection
        self.traits = traits
        self.index = index
    }
}

extension RowForKeys: ViewModifier {
    func body(content: Content) -> some View {
        // The content stays in one branch while rows become selectable and cease to be.
        let (cursor, traits, index, tag) = (selection.cursor, traits, index, selection.tag)
        let isSelectable = tag != nil
        content
            .onGeometryChange(for: CGRect.self, of: { isSelectable ? $0.frame(in: .global) : .null }) { frame in
                guard let tag else { return }
                cursor.place(
                    tag,
                    ListCursor.Row(
                        frame: frame, delete: traits.delete, index: index, text: traits.text, expansion: traits.expansion, time: traits.time))
            }
            .onChange(of: tag) { old, _ in if let old { cursor.remove(old) } }
            .onDisappear { if let tag { cursor.remove(tag) } }
    }
}

extension View {
    /// Lets the separators of list rows begin at the leading edge of a control instead of at the first text in it. As on Apple's systems, only
    /// texts of the row itself move the separators.
    nonisolated func separatedFromLeadingEdge() -> some View {
        alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
}
