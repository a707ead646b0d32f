import Foundation
import SwiftUI

/// Shows a view without a window, for tests, with a clock and input that only the test controls.
///
/// Every action is followed by an update, so that its effects can be queried at once. A host uses no threads or processes; its view
/// ends with it.
///
///     let host = ViewHost(Counter())
///     try host.tap(.text("Increment"))
///     #expect(host.contains(.text("1")))
@MainActor public final class ViewHost {
    package let tree: ViewTree
    private let trace = BodyTrace()
    let fileDialogs = FileDialogRecord()
    /// The runtime warnings reported so far, in order and without duplicates.
    public private(set) var warnings: [String] = []

    /// The platform whose metrics and colours the view has.
    public enum Profile: String, CaseIterable, Sendable {
        /// iOS before the design of 2025.
        case iOS
        /// macOS before the design of 2025.
        case macOS
        /// iOS 26, without glass effects.
        case iOS26
        /// macOS 26, without glass effects.
        case macOS26
    }

    /// Creates a host that shows a view.
    ///
    /// - Parameters:
    ///   - root: The view.
    ///   - size: The size of the window, in points.
    ///   - profile: The platform.
    ///   - scale: The number of pixels per point.
    ///   - colorScheme: The colour scheme, light or dark.
    ///   - locale: The user's locale, which Foundation's `Locale.current` and `Calendar.current` follow from now on. The default is fixed, so
    ///     that tests do not depend on the machine.
    ///   - dynamicTypeSize: The user's preferred text size.
    ///   - safeAreaInsets: The insets covered at each edge of the window, in points; see ``safeAreaInsets``.
    ///   - recordsReasons: Whether the causes of evaluations are recorded for ``explanation(of:)``, which keeps removed views alive.
    public convenience init<Root: View>(
        _ root: Root, size: CGSize = CGSize(width: 390, height: 844), profile: Profile = .iOS, scale: CGFloat = 2,
        colorScheme: ColorScheme = .light, locale: Locale = Locale(identifier: "en_US"), dynamicTypeSize: DynamicTypeSize = .large,
        safeAreaInsets: EdgeInsets = EdgeInsets(), recordsReasons: Bool = false
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let platform = PlatformProfile(profile)
        environment.platformProfile = platform
        environment.colorScheme = colorScheme
        Locale.ofSession = locale
        environment.setLocaleOfUser(locale)
        environment.dynamicTypeSize = dynamicTypeSize
        if !platform.isMac { environment.horizontalSizeClass = .compact }
        self.init(root, size: size, environment: environment, safeAreaInsets: safeAreaInsets, purpose: recordsReasons ? .explanation : .test)
    }

    /// The purpose for which a view is shown.
    enum Purpose {
        case test
        /// A picture in which every animation has ended, and a description of the tree.
        case stillPicture
        /// A test that asks why a view has its frame.
        case explanation
    }

    /// - Parameters:
    ///   - size: The size of the window in points; nil for the view's ideal size.
    init<Root: View>(
        _ root: Root, size: CGSize?, environment: EnvironmentValues, safeAreaInsets: EdgeInsets, purpose: Purpose = .test
    ) {
        Engines.install()
        var environment = environment
        environment.fileDialogHost = WeakFileDialogHost(fileDialogs)
        tree = ViewTree(size: size, environment: environment)
        tree.safeAreas.windowInsets = safeAreaInsets
        tree.inspection.bodyTrace = trace
        tree.clock.animatesChanges = purpose != .stillPicture
        if purpose != .test { tree.inspection.viewNames = ViewNames() }
        if purpose == .explanation { tree.recordEvaluations() }
        tree.diagnostics.onWarning = { [weak self] message in MainActor.assumeIsolated { self?.warnings.append(message) } }
        tree.setRootView(root)
        tree.update()
        guard size == nil else { return }
        tree.sizeToFit()
        tree.update()
    }

    /// Replaces the view. It keeps its state if it is of the same type.
    public func show<Root: View>(_ root: Root) {
        tree.setRootView(root)
        tree.update()
    }

    /// The size of the window, in points.
    public var size: CGSize {
        get { tree.size }
        set {
            tree.size = newValue
            tree.update()
        }
    }

    /// The insets covered at each edge of the window, such as by a status bar, in points.
    public var safeAreaInsets: EdgeInsets {
        get { tree.safeAreas.windowInsets }
        set {
            tree.safeAreas.windowInsets = newValue
            tree.update()
        }
    }

    // MARK: Time

    /// The time of the host's clock, in seconds since its creation.
    public var time: Double { tree.clock.time }

    /// Advances the clock by a number of seconds, in frames of a sixtieth of a second with an update in each. It does not wait in real
    /// time. Durations that are not positive and finite have no effect.
    public func advance(by duration: Double) {
        guard duration > 0, duration.isFinite else { return }
        let start = tree.clock.time
        let frames = max(1, Int((duration * 60).rounded(.up)))
        for frame in 1...frames {
            tree.advance(to: start + min(duration, Double(frame) / 60))
            tree.update()
        }
    }

    /// Lets tasks and the main queue run, with updates in between, until nothing changes any more.
    ///
    /// Stops after 120 updates if the view keeps changing. The host's clock does not advance.
    public func settle() async {
        var quietRounds = 0
        var frames = 0
        while quietRounds < 4, frames < 120 {
            if tree.isUpdateNeeded {
                tree.update()
                frames += 1
                quietRounds = 0
            } else {
                quietRounds += 1
            }
            // Give tasks on other threads time to return to the main actor.
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
    }

    /// Whether an animation, or a view that changes with time, is in progress.
    public var isAnimating: Bool { tree.clock.isAnimating }

    // MARK: Queries

    /// Returns how often the bodies of views of a type have been evaluated since the last reset.
    public func evaluations<Content: View>(of type: Content.Type) -> Int {
        trace.evaluations(of: type)
    }

    /// Resets the counts of evaluated bodies.
    public func resetEvaluations() {
        trace.reset()
    }

    /// Returns the value of a preference at the root, combined from all views, or the default value of the key.
    public func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
        guard let root = tree.rootNode else { return Key.defaultValue }
        return PreferenceCollector<Key>.value(from: root)
    }

    /// Returns the frame of a view in the window, in points, not rounded to pixels. Throws `ViewHostError.notFound` if there is
    /// no such view.
    public func frame(of locator: ViewLocator) throws -> CGRect {
        try find(locator).frame
    }

    /// Returns the text of a view and its descendants in view order, separated by spaces; empty if there is none. Throws
    /// `ViewHostError.notFound` if there is no such view.
    public func text(of locator: ViewLocator) throws -> String {
        try find(locator).text ?? ""
    }

    /// Whether there is a view for a locator.
    public func contains(_ locator: ViewLocator) -> Bool {
        node(locator) != nil
    }

    /// Returns the view of a locator. Throws `ViewHostError.notFound` if there is none.
    public func find(_ locator: ViewLocator) throws -> FoundView {
        guard let node = node(locator) else { throw ViewHostError.notFound(locator, dump: dump()) }
        return FoundView(node)
    }

    /// Returns all views that match a locator, in view order; those in hidden views come last.
    public func findAll(_ locator: ViewLocator) -> [FoundView] {
        nodes(locator.kind).map(FoundView.init)
    }

    /// Returns a description of all views, one per line, indented by depth: kind, frame in the window, text and colour.
    ///
    /// The same views give the same text in every run: it contains no addresses or random numbers.
    public func dump() -> String {
        guard let root = tree.rootNode else { return "" }
        return TreeText(root).text
    }
}
