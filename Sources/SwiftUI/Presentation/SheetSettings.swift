import SwiftUICore

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, @unchecked Sendable {
    // Sendable as in SwiftUI: the function is that of a type.
    enum Kind: Hashable, Sendable {
        case medium, large
        case height(CGFloat), fraction(CGFloat)
        case custom(ObjectIdentifier)
    }

    let kind: Kind
    private let resolve: ((Context) -> CGFloat?)?

    /// What a custom detent may look at.
    @dynamicMemberLookup public struct Context {
        /// The largest height that a sheet may have, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the environment of the sheet.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    private init(kind: Kind, resolve: ((Context) -> CGFloat?)? = nil) {
        self.kind = kind
        self.resolve = resolve
    }

    /// Half of the window.
    public static let medium = PresentationDetent(kind: .medium)
    /// Nearly all of the window.
    public static let large = PresentationDetent(kind: .large)

    /// A fraction of the largest height; values outside of 0 to 1 count as the nearest.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction.isFinite ? min(max(0, fraction), 1) : 1))
    }

    /// A height in points; one that is negative or not finite counts as zero.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height.isFinite ? max(0, height) : 0))
    }

    /// A height that a type of the program's computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool { lhs.kind == rhs.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// The height in a window where the largest is `largest`, both in points.
    func height(largest: CGFloat, environment: EnvironmentValues) -> CGFloat {
        switch kind {
        case .medium: largest / 2
        case .large: largest
        case .height(let height): min(height, largest)
        case .fraction(let fraction): fraction * largest
        case .custom: min(resolve?(Context(maxDetentValue: largest, environment: environment)) ?? largest, largest)
        }
    }
}

/// A height for sheets that the program computes.
public protocol CustomPresentationDetent {
    /// The height in points; nil for the largest.
    static func height(in context: Self.Context) -> CGFloat?

    /// What the height may depend on.
    typealias Context = PresentationDetent.Context
}

/// Where views behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Equatable, Sendable { case automatic, enabled, disabled, upThrough(PresentationDetent) }
    let kind: Kind

    /// As the platform does.
    public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .automatic) }
    /// They can be used.
    public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .enabled) }
    /// They cannot be used.
    public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .disabled) }
    /// They can be used while the sheet is no higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// What the content of a sheet says of the sheet.
struct SheetSettings {
    var detents: Set<PresentationDetent> = []
    var selectedDetent: Binding<PresentationDetent>?
    var dragIndicator = Visibility.automatic
    var isDismissDisabled = false
    var cornerRadius: CGFloat?
    var background: AnyView?
    var backgroundInteraction = PresentationBackgroundInteraction.automatic.kind
}

struct SheetSettingsKey: PreferenceKey {
    static var defaultValue: SheetSettings { SheetSettings() }

    static func reduce(value: inout SheetSettings, nextValue: () -> SheetSettings) {
        let next = nextValue()
        if value.detents.isEmpty {
            value.detents = next.detents
            value.selectedDetent = next.selectedDetent
        }
        if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
        value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.background = value.background ?? next.background
        if value.backgroundInteraction == .automatic { value.backgroundInteraction = next.backgroundInteraction }
    }
}

extension View {
    nonisolated private func sheetSetting(_ change: @escaping (inout SheetSettings) -> Void) -> some View {
        transformPreference(SheetSettingsKey.self, change)
    }

    /// Sets the heights at which the sheet around this view rests.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetSetting { $0.detents = detents }
    }

    /// Sets the heights at which the sheet around this view rests, and binds the one at which it does.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        sheetSetting {
            $0.detents = detents
            $0.selectedDetent = selection
        }
    }

    /// Shows or hides the handle of the sheet around this view.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetSetting { $0.dragIndicator = visibility }
    }

    /// Says whether the user cannot close the sheet around this view by a gesture.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetSetting { $0.isDismissDisabled = isDisabled }
    }

    /// Rounds the corners of the sheet around this view, in points; nil for the platform's radius.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetSetting { $0.cornerRadius = cornerRadius.flatMap { $0.isFinite ? max(0, $0) : nil } }
    }

    /// Fills the sheet around this view.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        sheetSetting { $0.background = AnyView(Rectangle().fill(style)) }
    }

    /// Puts a view behind the content of the sheet around this view.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return sheetSetting { $0.background = background }
    }

    /// Says whether views behind the sheet around this view can be used.
    nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        sheetSetting { $0.backgroundInteraction = interaction.kind }
    }
}
