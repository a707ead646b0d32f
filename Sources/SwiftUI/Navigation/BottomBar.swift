import SwiftUICore

/// The bar at the bottom of a page, shown when the content has items for it.
///
/// Items that produce no views, such as a condition that is false, do not bring up a bar.
struct BottomBar: View {
    var state: NavigationBarState
    /// Whether the items produce no views.
    @State private var isEmpty = false
    /// The safe area below the bar.
    @State private var safeBottom: CGFloat = 0
    @Environment(\.surfaces) private var surfaces
    @Environment(\.isOnSheet) private var isOnSheet
    @Environment(\.barSize) private var size

    init(state: NavigationBarState) {
        self.state = state
    }

    /// The placements of the buttons of a sheet on macOS at the leading and at the trailing end of the row, in their order, which does not depend on
    /// that of their declarations.
    private static let leadingSheetActions: [ToolbarItemPlacement.Kind] = [.destructiveAction, .automatic]
    private static let sheetActions: [ToolbarItemPlacement.Kind] = [
        .bottomBar, .cancellationAction, .secondaryAction, .primaryAction, .confirmationAction,
    ]

    private var leadingEntries: [ToolbarEntry] {
        surfaces.isMac && isOnSheet ? Self.leadingSheetActions.flatMap { state.items($0) } : []
    }

    private var entries: [ToolbarEntry] {
        if surfaces.isMac {
            return isOnSheet ? Self.sheetActions.flatMap { state.items($0) } : state.items(.bottomBar)
        }
        return state.items(.bottomBar, .status)
    }

    private var showsBackground: Bool { state.backgroundVisibility[.bottomBar] != .hidden }
    private var glass: GlassBarMetrics? { surfaces.profile.bars.glass }
    /// Whether the program sets the background of the bar.
    private var hasOwnBackground: Bool { state.backgrounds[.bottomBar] != nil || state.backgroundVisibility[.bottomBar] == .visible }

    var body: some View {
        if !entries.isEmpty || !leadingEntries.isEmpty, !state.isHidden(.bottomBar) {
            HStack(spacing: surfaces.profile.bars.bottomSpacing) {
                if surfaces.isMac && isOnSheet {
                    ToolbarRow(entries: leadingEntries)
                    Spacer()
                }
                if let glass { GlassBarRow(entries: entries, height: glass.bottomItemHeight) } else { ToolbarRow(entries: entries) }
            }
            .fixedTextSize()
            .onGeometryChange(for: Bool.self, of: { $0.size == .zero }) { isEmpty = $0 }
            .barForeground(state.foregrounds[.bottomBar] ?? (glass == nil ? nil : AnyShapeStyle(.primary)))
            .padding(.horizontal, glass?.bottomMargin ?? surfaces.profile.bars.bottomMargin)
            .frame(maxWidth: .infinity)
            .offset(y: min(safeBottom, glass?.bottomOverlap ?? 0))
            .frame(height: isEmpty ? 0 : surfaces.profile.bars.bottomHeights[size])
            .onGeometryChange(for: CGFloat.self, of: { $0.safeAreaInsets.bottom }) { safeBottom = $0 }
            .background(alignment: .bottom) {
                if glass != nil, !hasOwnBackground {
                    if showsBackground, !isEmpty { SoftEdge(edge: .bottom) }
                } else if showsBackground && !surfaces.isMac && !isEmpty {
                    BarBackground(style: state.backgrounds[.bottomBar])
                        .overlay(alignment: .top) { Hairline() }
                        .ignoresSafeArea(edges: [.bottom, .horizontal])
                }
            }
            .barColorScheme(showsBackground ? state.colorSchemes[.bottomBar] : nil)
        }
    }
}
