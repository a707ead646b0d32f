import SwiftUICore

/// Shows the inspector in a column beside the content, or in a sheet where the horizontal size class is compact.
private struct InspectorModifier<Inspector: View> {
    var isPresented: Binding<Bool>
    var inspector: Inspector
    @State private var width: ColumnWidth?
    /// The width to which the user has resized the column; nil before the first resize.
    @State private var chosenWidth: CGFloat?
    @State private var room: CGFloat = .infinity
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.surfaces) private var surfaces

    nonisolated init(isPresented: Binding<Bool>, inspector: Inspector) {
        self.isPresented = isPresented
        self.inspector = inspector
    }

    private var isColumn: Bool { sizeClass != .compact }
    private var range: ColumnWidth? { width ?? ColumnWidth(min: nil, ideal: surfaces.profile.bars.inspectorWidth, max: nil) }

    /// The minimum width of a column whose content sets none, in points.
    private static var leastWidth: CGFloat { 150 }
    /// The width that remains for the content when the column is resized, in points.
    private static var leastContentWidth: CGFloat { 200 }

    private var columnWidth: CGFloat {
        guard let range else { return 0 }
        return chosenWidth.map { range.limits(defaultMin: Self.leastWidth).nearest(to: $0) } ?? range.ideal
    }

    /// The handle with which the user resizes the column; nil if its width is fixed.
    @MainActor private var handle: ResizeHandle? {
        guard surfaces.isMac, let range, range.isFlexible(defaultMin: Self.leastWidth) else { return nil }
        return ResizeHandle(
            axis: .horizontal, side: .trailing, length: columnWidth,
            limits: range.limits(defaultMin: Self.leastWidth, room: room - 1 - Self.leastContentWidth)
        ) { chosenWidth = $0 }
    }
}

extension InspectorModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (inspector, isColumn) = (inspector, isColumn)
        return HStack(spacing: 0) {
            content.frame(maxWidth: isColumn ? .infinity : nil, maxHeight: isColumn ? .infinity : nil)
            if isColumn, isPresented.wrappedValue {
                SplitDivider(axis: .horizontal, ignoresSafeArea: true, handle: handle)
                    .transition(.move(edge: .trailing).combined(with: .opacity))
                inspector
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
                    .background { (surfaces.isMac ? surfaces.window : surfaces.grouped).ignoresSafeArea() }
                    .environment(\.isSidebar, false)
                    .environment(\.offeredSearch, nil)
                    .changingEnvironment(\.formAppearance) { if $0 == .automatic { $0 = .grouped } }
                    .frame(width: columnWidth)
                    .accessibilityElement(children: .contain)
                    .transition(.move(edge: .trailing))
            }
        }
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { room = $0 }
        .sheet(
            isPresented: Binding {
                !isColumn && isPresented.wrappedValue
            } set: {
                isPresented.wrappedValue = $0
            }
        ) { inspector }
        .focusedSceneValue(\.isInspectorShown, isPresented)
    }
}

private struct InspectorWidthKey: PreferenceKey {
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Presents an inspector, a panel with details about the content of this view, while `isPresented` is true.
    ///
    /// The inspector is a column at the trailing edge, or a sheet where the horizontal size class is compact; dismissing the sheet sets
    /// `isPresented` to false. Unless its content uses `inspectorColumnWidth`, the column is 225 points wide on macOS, where the user
    /// can resize it, and 320 points on iOS.
    ///
    /// ```swift
    /// Editor(document: document)
    ///     .inspector(isPresented: $showsDetails) { DocumentDetails(document: document) }
    /// ```
    ///
    /// Follows developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:).
    nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Fixes the width of the inspector that contains this view, in points. Values that are not positive are ignored.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
    }

    /// Sets the ideal width of the inspector that contains this view, and the range within which the user can resize it, in points.
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
    }
}

/// Commands that show and hide the inspector of the focused window.
///
/// Adds a command to the View menu with the shortcut Control-Command-I, which is disabled while the focused window has no inspector.
/// Follows developer.apple.com/documentation/swiftui/inspectorcommands.
public struct InspectorCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands {
        CommandGroup(after: .sidebar) { InspectorCommand() }
    }
}

private struct InspectorCommand: View {
    @FocusedBinding(\.isInspectorShown) private var isShown

    var body: some View {
        Button(isShown == true ? "Hide Inspector" : "Show Inspector") {
            withAnimation { isShown?.toggle() }
        }
        .keyboardShortcut("i", modifiers: [.control, .command])
        .disabled(isShown == nil)
    }
}

private enum InspectorShownKey: FocusedValueKey {
    typealias Value = Binding<Bool>
}

extension FocusedValues {
    /// Whether the inspector of the window is shown; nil when the window has none.
    fileprivate var isInspectorShown: Binding<Bool>? {
        get { self[InspectorShownKey.self] }
        set { self[InspectorShownKey.self] = newValue }
    }
}
