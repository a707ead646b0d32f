import SwiftUICore

/// A sheet above the window. On iOS it rises from the bottom and can be dragged down to close it; on macOS, and with a sizing in a large
/// window on iOS, it appears in the centre.
struct SheetPresentation<Content: View>: View {
    var content: Content
    /// Ends the presentation.
    var end: @MainActor () -> Void
    @State private var questions = DismissalQuestions()
    @State private var settings = SheetSettingsBox()
    @State private var revision = 0
    /// Whether the sheet has been shown with the settings of its content.
    @State private var isSettled = false
    @State private var drag: CGFloat = 0
    @State private var ownDetent: PresentationDetent?
    @State private var sizes = SizeHistory()
    @State private var transition = PageTransition()
    @Environment(\.surfaces) private var surfaces
    @Environment(reading: { $0 }) private var environment

    init(content: Content, dismiss: @escaping @MainActor () -> Void) {
        self.content = content
        end = dismiss
    }

    /// Ends the presentation once the questions of the content have been answered.
    private var dismiss: @MainActor () -> Void { questions.asking(before: end) }

    private var lifted: Surfaces {
        var surfaces = surfaces
        surfaces.isElevated = true
        return surfaces
    }

    var body: some View {
        _ = revision
        let settings = settings.value
        let isInteractive = allowsBackground(settings)
        return Group {
            surfaces.dimming
                .ignoresSafeArea()
                .contentShape(Rectangle())
                .onTapGesture { if !settings.isDismissDisabled, !surfaces.isMac { dismiss() } }
                .opacity(isInteractive ? 0 : 1)
                .allowsHitTesting(!isInteractive)
                .transition(.opacity.animation(SheetMotion.fade))
                .accessibilityHidden(true)
            GeometryReader { proxy in
                if isCard(settings) { cardSheet(settings) } else { phoneSheet(settings, in: proxy) }
            }
            .transition(
                surfaces.isMac
                    ? AnyTransition.opacity.animation(SheetMotion.fade)
                    : AnyTransition.page(transition, from: .bottom).animation(SheetMotion.rise)
            )
            .accessibilityAddTraits(.isModal)
            .escaping(settings.isDismissDisabled ? nil : dismiss)
        }
    }

    private func allowsBackground(_ settings: SheetSettings) -> Bool {
        switch settings.backgroundInteraction {
        case .enabled: true
        case .upThrough(let detent):
            detent.height(largest: 1000, environment: environment) >= current(settings).height(largest: 1000, environment: environment)
        default: false
        }
    }

    private func current(_ settings: SheetSettings) -> PresentationDetent {
        let chosen = settings.selectedDetent?.wrappedValue ?? ownDetent
        if let chosen, settings.detents.contains(chosen) { return chosen }
        return settings.detents.min { $0.height(largest: 1000, environment: environment) < $1.height(largest: 1000, environment: environment) }
            ?? .large
    }

    /// Whether the sheet is centred in the window instead of rising from the bottom.
    private func isCard(_ settings: SheetSettings) -> Bool {
        if surfaces.isMac { return true }
        return environment.horizontalSizeClass == .regular && environment.verticalSizeClass != .compact
            && !(settings.adaptation ?? CompactAdaptation()).coversWindow(in: environment)
    }

    /// The highest of the heights at which the sheet can rest.
    private func highest(_ settings: SheetSettings) -> PresentationDetent? {
        settings.detents.max { $0.height(largest: 1000, environment: environment) < $1.height(largest: 1000, environment: environment) }
    }

    // MARK: iOS

    private func phoneSheet(_ settings: SheetSettings, in proxy: GeometryProxy) -> some View {
        let insets = proxy.safeAreaInsets
        let covers = (settings.adaptation ?? CompactAdaptation()).coversWindow(in: environment)
        let metrics = surfaces.profile.dialogs
        let radius = covers ? 0 : settings.cornerRadius ?? metrics.sheetRadius
        // The sheet leaves a strip of the window visible below the status bar.
        let largest = proxy.size.height + insets.bottom - (covers ? 0 : metrics.sheetTop)
        let isResting = covers || current(settings) == .large || settings.detents.isEmpty
        let resizes = !isResting && settings.contentInteraction != .scrolls && current(settings) != highest(settings)
        let height =
            isResting ? largest : min(largest, current(settings).height(largest: largest, bottomInset: insets.bottom, environment: environment))
        let inset = isResting ? 0 : metrics.sheetInset
        let bottomRadius = inset == 0 ? 0 : settings.cornerRadius ?? (insets.bottom > 0 ? metrics.sheetBottomRadius : radius)
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: radius, bottomLeadingRadius: bottomRadius, bottomTrailingRadius: bottomRadius, topTrailingRadius: radius,
            style: .continuous)
        // The parts of the window in the safe areas that the sheet covers.
        let covered = covers ? insets : EdgeInsets(top: 0, leading: 0, bottom: insets.bottom, trailing: 0)
        // As in UIKit, an inset sheet is laid out at the width of the window and drawn smaller.
        let scale = max(0, 1 - 2 * inset / max(1, proxy.size.width))
        return VStack(spacing: 0) {
            Spacer(minLength: 0)
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .modifier(DismissTargetProvider(dismiss: dismiss))
                .onPreferenceChange(DismissalQuestionsKey.self) { [questions] in questions.questions = $0 }
                .environment(\.yieldsVerticalDrags, resizes)
                .environment(\.yieldsPulls, !covers)
                .presentedEnvironment(isOnSheet: true)
                .environment(\.pageTransition, transition)
                .preferenceInset(SheetSettingsKey.self, edge: .bottom) { SheetSettingsReader(settings: $0, box: self.settings, revision: $revision) }
                .onChange(of: revision) { isSettled = true }
                .frame(height: max(0, height - insets.bottom - max(0, drag)))
                .presentedSafeArea(edges: covers ? .all : .bottom)
                .overlay(alignment: .top) {
                    if !covers, settings.dragIndicator == .visible || (settings.dragIndicator == .automatic && settings.detents.count > 1) {
                        Capsule().fill(Color.gray.opacity(0.5)).frame(width: 36, height: 5).padding(.top, 5)
                    }
                }
                .background {
                    Group {
                        if let background = settings.background { background.view } else if covers { surfaces.page } else { lifted.window }
                    }
                    .clipShape(shape)
                    .panelShadow(color: .black.opacity(0.12), radius: 4)
                    .padding(covered.negated)
                }
                .clipShape(SheetClip(shape: shape, insets: covered))
                .gesture(dragGesture(settings, height: height, largest: largest, bottomInset: insets.bottom), including: covers ? .subviews : .all)
                .scaleEffect(scale, anchor: .bottom)
                .offset(y: insets.bottom * (1 - scale) - inset)
                // The height that the content asks for as it appears is not a change.
                .animation(isSettled ? SheetMotion.rise : nil, value: current(settings))
        }
        .frame(width: proxy.size.width, height: proxy.size.height)
    }

    private func dragGesture(_ settings: SheetSettings, height: CGFloat, largest: CGFloat, bottomInset: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 10, coordinateSpace: .global)
            .onChanged { value in
                if abs(value.translation.height) >= abs(value.translation.width) { drag = value.translation.height }
            }
            .onEnded { value in
                let target = height - value.predictedEndTranslation.height
                let heights = settings.detents.map { ($0, $0.height(largest: largest, bottomInset: bottomInset, environment: environment)) }
                let smallest = heights.map(\.1).min() ?? height
                withAnimation(.spring(duration: 0.35)) {
                    if !settings.isDismissDisabled, target < smallest / 2 {
                        dismiss()
                    } else if let nearest = heights.min(by: { abs($0.1 - target) < abs($1.1 - target) }) {
                        ownDetent = nearest.0
                        settings.selectedDetent?.wrappedValue = nearest.0
                    }
                    drag = 0
                }
            }
    }

    // MARK: Cards

    private func cardSheet(_ settings: SheetSettings) -> some View {
        let shape = RoundedRectangle(cornerRadius: settings.cornerRadius ?? surfaces.profile.dialogs.sheetRadius, style: .continuous)
        var sizing = settings.sizing ?? .automatic
        if !surfaces.isMac, sizing.sizing is AutomaticPresentationSizing { sizing = .form }
        return PresentationSizingLayout(sizing: sizing, history: sizes) {
            content
                .outerToolbar(isMac: surfaces.isMac)
                .modifier(DismissTargetProvider(dismiss: dismiss))
                .onPreferenceChange(DismissalQuestionsKey.self) { [questions] in questions.questions = $0 }
                .presentedEnvironment(isOnSheet: true)
                .environment(\.pageTransition, transition)
                .preferenceInset(SheetSettingsKey.self, edge: .bottom) { SheetSettingsReader(settings: $0, box: self.settings, revision: $revision) }
                .frame(minWidth: 120, minHeight: 60)
                .modifier(FillingCard(isFilling: sizing !== SheetSizing.automatic))
                .background {
                    if let background = settings.background { background.view } else { lifted.window }
                }
                .clipShape(shape)
                .overlay { shape.strokeBorder(surfaces.separator, lineWidth: 0.5) }
                .panelShadow(color: .black.opacity(0.3), radius: 9, y: 8)
                .contentShape(shape)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// Lets the background of a card fill the size that a sizing gives it.
private struct FillingCard: ViewModifier {
    var isFilling: Bool

    func body(content: Content) -> some View {
        content.frame(maxWidth: isFilling ? .infinity : nil, maxHeight: isFilling ? .infinity : nil)
    }
}

/// Holds the settings, which are not equatable.
final class SheetSettingsBox {
    var value = SheetSettings()
}

/// Passes the settings that the content requests to the sheet.
private struct SheetSettingsReader: View {
    var settings: SheetSettings
    var box: SheetSettingsBox
    @Binding var revision: Int
    @Environment(reading: { $0 }) private var environment

    init(settings: SheetSettings, box: SheetSettingsBox, revision: Binding<Int>) {
        self.settings = settings
        self.box = box
        _revision = revision
    }

    var body: some View {
        box.value = settings
        return Color.clear.frame(height: 0).onChange(of: identity, initial: true) { revision += 1 }
    }

    /// The comparable part of the settings; a change re-evaluates the sheet.
    private var identity: [AnyHashable] {
        [
            settings.detents, settings.selectedDetent?.wrappedValue.kind, settings.dragIndicator, settings.isDismissDisabled,
            settings.cornerRadius, settings.background.map { ObjectIdentifier($0) }, settings.backgroundInteraction,
            settings.sizing.map { ObjectIdentifier($0) }, settings.contentInteraction == .scrolls,
            settings.adaptation.map { $0.coversWindow(in: environment) },
        ]
    }
}

/// The shape of a sheet, extended by the safe areas above and below its frame that it covers, in points.
private struct SheetClip: Shape {
    var shape: UnevenRoundedRectangle
    /// The distances by which the sheet extends beyond its content. Both sides have the same.
    var insets: EdgeInsets

    nonisolated init(shape: UnevenRoundedRectangle, insets: EdgeInsets) {
        self.shape = shape
        self.insets = insets
    }

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(
            in: CGRect(
                x: rect.minX - insets.leading, y: rect.minY - insets.top, width: rect.width + insets.leading + insets.trailing,
                height: rect.height + insets.top + insets.bottom))
    }
}

extension EdgeInsets {
    /// The insets that extend a frame by these.
    fileprivate var negated: EdgeInsets { EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing) }
}
