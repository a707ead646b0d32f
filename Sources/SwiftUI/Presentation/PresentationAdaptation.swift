import SwiftUICore

/// The form of a presentation where a size class is compact.
public struct PresentationAdaptation: Equatable, Sendable {
    enum Kind { case automatic, none, popover, sheet, fullScreenCover }
    let kind: Kind

    /// The default: a popover becomes a sheet where the width is compact, a sheet becomes a cover where the height is.
    public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
    /// The same form as in a regular size class.
    public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
    /// A popover. Sheets, which belong to no view that an arrow could point to, stay sheets.
    public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
    /// A sheet.
    public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
    /// A full-screen cover.
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

/// The adaptations that the content of a presentation sets for compact size classes.
struct CompactAdaptation: Equatable {
    var horizontal = PresentationAdaptation.automatic
    var vertical = PresentationAdaptation.automatic

    /// Returns the adaptation that applies; nil where no size class is compact. If both are compact, the vertical one applies.
    private func adaptation(_ environment: EnvironmentValues) -> PresentationAdaptation? {
        if environment.isMac { return nil }
        if environment.verticalSizeClass == .compact { return vertical }
        return environment.horizontalSizeClass == .compact ? horizontal : nil
    }

    /// Whether a popover stays a popover in the environment; otherwise it is presented in another form.
    func keepsPopover(in environment: EnvironmentValues) -> Bool {
        switch adaptation(environment)?.kind {
        case nil, .some(.none), .some(.popover): true
        case .some(.automatic): environment.horizontalSizeClass != .compact
        case .some(.sheet), .some(.fullScreenCover): false
        }
    }

    /// Whether a sheet covers the whole window.
    func coversWindow(in environment: EnvironmentValues) -> Bool {
        switch adaptation(environment)?.kind {
        case .fullScreenCover: true
        case .automatic: environment.verticalSizeClass == .compact
        default: false
        }
    }
}

struct CompactAdaptationKey: OffstagePreferenceKey {
    static var defaultValue: CompactAdaptation? { nil }

    static func reduce(value: inout CompactAdaptation?, nextValue: () -> CompactAdaptation?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the form of the enclosing presentation where the width or the height of the window is compact.
    ///
    /// Applied to the content of a sheet or a popover. macOS has no compact size classes.
    ///
    /// ```swift
    /// .popover(isPresented: $isShown) { Hint().presentationCompactAdaptation(.popover) }
    /// ```
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets the forms of the enclosing presentation where the width and where the height of the window is compact. If both are, the
    /// vertical one applies.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        let adaptation = CompactAdaptation(horizontal: horizontalAdaptation, vertical: verticalAdaptation)
        return preference(key: CompactAdaptationKey.self, value: adaptation)
            .transformPreference(SheetSettingsKey.self) { $0.adaptation = adaptation }
    }
}

/// Makes the content of a popover without showing it, to read the adaptation it sets before it is presented.
struct AdaptationReader<Content: View>: View {
    var content: Content
    var found: (CompactAdaptation) -> Void

    var body: some View {
        content
            .presentedEnvironment(isOnSheet: true)
            .offstage(true)
            .onPreferenceChange(CompactAdaptationKey.self) { found($0 ?? CompactAdaptation()) }
            .accessibilityHidden(true)
    }
}
