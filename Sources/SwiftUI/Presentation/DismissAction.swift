import SwiftUICore

/// An action, obtained from the environment, that ends the presentation of the view: it closes the sheet or leaves the page.
///
/// Call it as a function. It has no effect in a view that is not presented.
public struct DismissAction {
    let target: DismissTarget?

    /// Ends the presentation.
    @MainActor @preconcurrency public func callAsFunction() {
        target?.dismiss()
    }
}

// The target is used on the main actor only.
extension DismissAction: @unchecked Sendable {}

/// The object that ends a presentation. It stays the same for the lifetime of the presentation, so that the environment does not change.
final class DismissTarget {
    var dismiss: @MainActor () -> Void = {}

    /// A binding that ends the presentation when it is dismissed, for views that use `presentationMode`.
    private(set) lazy var mode = Binding<PresentationMode>(
        get: { PresentationMode(isPresented: true) },
        set: { [weak self] mode in
            guard !mode.isPresented, let dismiss = self?.dismiss else { return }
            onMainActor { dismiss() }
        })
}

/// The presentation state of a view, with a method that ends the presentation.
public struct PresentationMode {
    /// Whether the view is presented.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) {
        self.isPresented = isPresented
    }

    /// Ends the presentation. Has no effect if the view is not presented.
    public mutating func dismiss() {
        isPresented = false
    }
}

extension PresentationMode: Sendable {}

private let absentPresentationMode = Locked(Binding<PresentationMode>.constant(PresentationMode(isPresented: false)))

extension EnvironmentValues {
    /// The object that ends the presentation of the view; nil if the view is not presented.
    @Entry var dismissTarget: DismissTarget?

    /// The action that ends the current presentation.
    public var dismiss: DismissAction { DismissAction(target: dismissTarget) }

    /// Whether the view is presented, as a sheet, a popover or a page above others.
    public var isPresented: Bool { dismissTarget != nil }

    /// A binding to the presentation state of the view.
    public var presentationMode: Binding<PresentationMode> {
        dismissTarget?.mode ?? absentPresentationMode.withLock { $0 }
    }
}

/// Provides presented content with the action that ends its presentation.
struct DismissTargetProvider {
    var dismiss: @MainActor () -> Void
    @State private var target = DismissTarget()

    nonisolated init(dismiss: @escaping @MainActor () -> Void) {
        self.dismiss = dismiss
        _target = State(initialValue: DismissTarget())
    }
}

extension DismissTargetProvider: ViewModifier {
    func body(content: Content) -> some View {
        target.dismiss = dismiss
        return content.environment(\.dismissTarget, target)
    }
}

extension DismissalQuestions {
    /// Returns a function that dismisses a presentation unless the user cancels one of the questions.
    func asking(before dismiss: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        { [self] in ask { if $0 { dismiss() } } }
    }
}
