import Foundation
import SwiftUI

/// Shows a view without a window, for tests: with a clock that only the test moves, and input that only the test makes.
///
/// Every action is followed by an update, so that what it has changed can be asked for at once. A host owns no thread and
/// no process; its view ends with it.
@MainActor public final class ViewHost {
    package let tree: ViewTree
    private let trace = BodyTrace()
    let fileDialogs = FileDialogRecord()
    /// Mistakes of the view's author that were reported, in order, each once.
    public private(set) var warnings: [String] = []

    /// The platform whose metrics and colours the view has.
    public enum Profile: String, CaseIterable, Sendable {
        /// iOS before the design of 2025.
        case iOS
        /// macOS before the design of 2025.
        case macOS
        /// iOS 26, without its glass.
        case iOS26
        /// macOS 26, without its glass.
        case macOS26
    }

    /// Shows a view.
    ///
    /// - Parameters:
    ///   - root: The view.
    ///   - size: The window's size in points.
    ///   - profile: The platform.
    ///   - scale: Pixels per point.
    ///   - colorScheme: Light or dark.
    ///   - locale: The locale; always the same unless given, so that tests do not depend on the machine.
    ///   - dynamicTypeSize: How large the user wants text.
    ///   - safeAreaInsets: What is covered of the window at each edge, in points; see ``safeAreaInsets``.
    public convenience init<Root: View>(
        _ root: Root, size: CGSize = CGSize(width: 390, height: 844), profile: Profile = .iOS, scale: CGFloat = 2,
        colorScheme: ColorScheme = .light, locale: Locale = Locale(identifier: "en_US"), dynamicTypeSize: DynamicTypeSize = .large,
        safeAreaInsets: EdgeInsets = EdgeInsets()
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let platform = PlatformProfile(profile)
        environment.platformProfile = platform
        environment.colorScheme = colorScheme
        environment.locale = locale
        environment.dynamicTypeSize = dynamicTypeSize
        if !platform.isMac { environment.horizontalSizeClass = .compact }
        self.init(root, size: size, environment: environment, safeAreaInsets: safeAreaInsets)
    }

    init<Root: View>(_ root: Root, size: CGSize, environment: EnvironmentValues, safeAreaInsets: EdgeInsets) {
        Engines.install()
        var environment = environment
        environment.fileDialogHost = WeakFileDialogHost(fileDialogs)
        tree = ViewTree(size: size, environment: environment)
        tree.safeAreaInsets = safeAreaInsets
        tree.bodyTrace = trace
        tree.onWarning = { [weak self] message in MainActor.assumeIsolated { self?.warnings.append(message) } }
        tree.setRootView(root)
        tree.update()
    }

    /// Shows another value of the view, which keeps its state when it is of the same type.
    public func show<Root: View>(_ root: Root) {
        tree.setRootView(root)
        tree.update()
    }

    /// The window's size in points.
    public var size: CGSize {
        get { tree.size }
        set {
            tree.size = newValue
            tree.update()
        }
    }

    /// The parts of the window that are covered at each edge, such as by a status bar, in points.
    public var safeAreaInsets: EdgeInsets {
        get { tree.safeAreaInsets }
        set {
            tree.safeAreaInsets = newValue
            tree.update()
        }
    }

    // MARK: Time

    /// The time on the host's clock, in seconds since it began.
    public var time: Double { tree.time }

    /// Moves the clock on in frames of a sixtieth of a second, with an update in each. Nothing really waits.
    public func advance(by duration: Double) {
        guard duration > 0, duration.isFinite else { return }
        let start = tree.time
        let frames = max(1, Int((duration * 60).rounded(.up)))
        for frame in 1...frames {
            tree.advance(to: start + min(duration, Double(frame) / 60))
            tree.update()
        }
    }

    /// Lets tasks and what waits on the main queue run, updating in between, until nothing changes any more.
    ///
    /// A view that changes in every one of 120 frames is left as it is. The host's clock stands still meanwhile.
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
            // Tasks run on other threads too: give them the time to come back.
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
    }

    /// Whether something moves with the time.
    public var isAnimating: Bool { tree.isAnimating }

    // MARK: Looking

    /// How often the body of a view was computed since the last reset, all views of the type together.
    public func evaluations<Content: View>(of type: Content.Type) -> Int {
        trace.evaluations(of: type)
    }

    /// Starts counting computed bodies anew.
    public func resetEvaluations() {
        trace.reset()
    }

    /// The value of a preference at the root: what all views together give, or the key's default.
    public func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
        guard let root = tree.rootNode else { return Key.defaultValue }
        return PreferenceCollector<Key>.value(from: root)
    }

    /// The frame of a view in the window, in points, not rounded to pixels.
    public func frame(of locator: ViewLocator) throws -> CGRect {
        try find(locator).frame
    }

    /// The text of a view and the views inside it, in view order, with a space between.
    public func text(of locator: ViewLocator) throws -> String {
        try find(locator).text ?? ""
    }

    /// Whether there is such a view.
    public func contains(_ locator: ViewLocator) -> Bool {
        node(locator) != nil
    }

    /// The view that a locator means.
    public func find(_ locator: ViewLocator) throws -> FoundView {
        guard let node = node(locator) else { throw ViewHostError.notFound(locator, dump: dump()) }
        return FoundView(node)
    }

    /// All views that a locator means, in view order.
    public func findAll(_ locator: ViewLocator) -> [FoundView] {
        nodes(locator.kind).map(FoundView.init)
    }

    /// All views as text, a line each, indented by depth: kind, frame in the window, text, colour.
    ///
    /// The same views give the same text in every run: it holds no addresses and no random numbers.
    public func dump() -> String {
        guard let root = tree.rootNode else { return "" }
        return TreeText(root).text
    }
}
