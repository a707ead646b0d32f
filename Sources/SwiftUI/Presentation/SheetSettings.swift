import SwiftUICore

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, @unchecked Sendable {
    // Sendable as in SwiftUI: the function is a static member of a type.
    enum Kind: Hashable, Sendable {
        case medium, large
        case height(CGFloat), fraction(CGFloat)
        case custom(ObjectIdentifier), identified(String)
    }

    let kind: Kind
    private let resolve: ((Context) -> CGFloat?)?

    /// The information from which a custom detent computes its height.
    @dynamicMemberLookup public struct Context {
        /// The maximum height of a sheet, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// Returns a value of the sheet's environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    private init(kind: Kind, resolve: ((Context) -> CGFloat?)? = nil) {
        self.kind = kind
        self.resolve = resolve
    }

    /// About half of the height of the window: 56 % of the maximum height above the safe area at the bottom.
    ///
    /// Measured on iOS 26.1 (a medium sheet is 469.67 points high in a window of 874, of which 62 and 34 are safe areas); sheets of earlier systems
    /// take 53 % of the window, which agrees.
    public static let medium = PresentationDetent(kind: .medium)
    /// The maximum height.
    public static let large = PresentationDetent(kind: .large)

    /// A fraction of the maximum height. Values are clamped to 0...1; non-finite values count as 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction.isFinite ? min(max(0, fraction), 1) : 1))
    }

    /// A height in points above the safe area at the bottom, at most the maximum height. Negative and non-finite values count as 0.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height.isFinite ? max(0, height) : 0))
    }

    /// A height computed by a custom type.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    /// A height that a function computes for the maximum height, both in points; nil for the maximum. Detents with the same identifier are equal.
    package static func identified(by identifier: String, height: @escaping (_ largest: CGFloat) -> CGFloat?) -> PresentationDetent {
        PresentationDetent(kind: .identified(identifier)) { height($0.maxDetentValue) }
    }

    public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool { lhs.kind == rhs.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// Returns the height of a sheet whose largest height is `largest`, both with the safe area at the bottom, in points.
    ///
    /// The heights that programs give are those above the safe area, as UIKit documents for the resolvers of detents, so that a sheet at an edge
    /// shows as much of its content as one that floats.
    func height(largest: CGFloat, bottomInset: CGFloat = 0, environment: EnvironmentValues) -> CGFloat {
        let available = max(0, largest - bottomInset)
        func sheet(_ height: CGFloat) -> CGFloat { min(height, available) + bottomInset }
        return switch kind {
        case .medium: sheet((0.56 * available / environment.pixelLength).rounded() * environment.pixelLength)
        case .large: largest
        case .height(let height): sheet(height)
        case .fraction(let fraction): sheet(fraction * available)
        case .custom, .identified: sheet(resolve?(Context(maxDetentValue: available, environment: environment)) ?? available)
        }
    }
}

/// A type that computes the height of a custom detent.
public protocol CustomPresentationDetent {
    /// Returns the height in points; nil for the maximum.
    static func height(in context: Self.Context) -> CGFloat?

    /// The information from which the height is computed.
    typealias Context = PresentationDetent.Context
}

/// Whether the user can interact with the views behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Hashable, Sendable { case automatic, enabled, disabled, upThrough(PresentationDetent) }
    let kind: Kind

    /// The default of the platform: no interaction.
    public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .automatic) }
    /// The views behind the sheet accept input.
    public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .enabled) }
    /// The views behind the sheet do not accept input.
    public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .disabled) }
    /// The views behind the sheet accept input while the sheet is no higher than `detent`.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// The effect of a vertical drag in a scroll view of a sheet that can become higher.
public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind { case automatic, resizes, scrolls }
    private let kind: Kind

    /// The default of the platform: the drag resizes the sheet.
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction(kind: .automatic) }
    /// The drag resizes the sheet. The content scrolls when the sheet has its largest height.
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(kind: .resizes) }
    /// The drag scrolls the content.
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(kind: .scrolls) }
}

/// The settings that the content of a sheet makes for its sheet.
struct SheetSettings {
    var detents: Set<PresentationDetent> = []
    var selectedDetent: Binding<PresentationDetent>?
    var dragIndicator = Visibility.automatic
    var isDismissDisabled = false
    var cornerRadius: CGFloat?
    var background: SheetBackground?
    var backgroundInteraction = PresentationBackgroundInteraction.automatic.kind
    /// Nil for the default of the platform.
    var sizing: SheetSizing?
    var contentInteraction = PresentationContentInteraction.automatic
    var adaptation: CompactAdaptation?
}

/// Holds the background of a sheet, which is not equatable. A new object is made whenever the content that sets the background changes.
final class SheetBackground {
    let view: AnyView

    init(_ view: AnyView) {
        self.view = view
    }
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
        value.sizing = value.sizing ?? next.sizing
        if value.contentInteraction == .automatic { value.contentInteraction = next.contentInteraction }
        value.adaptation = value.adaptation ?? next.adaptation
    }
}

extension View {
    nonisolated private func sheetSetting(_ change: @escaping (inout SheetSettings) -> Void) -> some View {
        transformPreference(SheetSettingsKey.self, change)
    }

    /// Sets the heights at which the enclosing sheet can rest. Applies on iOS; without detents a sheet has its maximum height.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetSetting { $0.detents = detents }
    }

    /// Sets the heights at which the enclosing sheet can rest, with a binding to the current one. Applies on iOS.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        sheetSetting {
            $0.detents = detents
            $0.selectedDetent = selection
        }
    }

    /// Sets the visibility of the enclosing sheet's drag indicator. The automatic value shows it if there are several detents.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetSetting { $0.dragIndicator = visibility }
    }

    /// Sets whether the user cannot close the enclosing sheet by dragging it, clicking outside of it or pressing Escape.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetSetting { $0.isDismissDisabled = isDisabled }
    }

    /// Sets the corner radius of the enclosing sheet, in points; nil or a non-finite value for the default. Negative values count as 0.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetSetting { $0.cornerRadius = cornerRadius.flatMap { $0.isFinite ? max(0, $0) : nil } }
    }

    /// Sets the background of the enclosing sheet to a style.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let background = SheetBackground(AnyView(Rectangle().fill(style)))
        return sheetSetting { $0.background = background }
    }

    /// Sets the background of the enclosing sheet to a view.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = SheetBackground(AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
        return sheetSetting { $0.background = background }
    }

    /// Sets whether the user can interact with the views behind the enclosing sheet.
    nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        sheetSetting { $0.backgroundInteraction = interaction.kind }
    }

    /// Sets whether a vertical drag in a scroll view of the enclosing sheet resizes the sheet or scrolls, while the sheet can become
    /// higher. Has no effect on macOS; wheels always scroll.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        sheetSetting { $0.contentInteraction = behavior }
    }

    /// Sets how large the enclosing sheet is: on macOS, and on iOS where both size classes are regular, as in a large iPad window. There
    /// a sheet with a sizing other than `automatic` stands in the middle of the window. Elsewhere a sheet is as wide as the window, and
    /// `presentationDetents(_:)` determines its height.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let chosen = sizing is AutomaticPresentationSizing ? nil : SheetSizing(sizing)
        return sheetSetting { $0.sizing = chosen }
    }
}
