import SwiftUICore

/// Ends the presentation of the view that has read it: closes its sheet, goes back from its page.
///
/// Call it as a function. Where nothing is presented it does nothing.
public struct DismissAction {
    let target: DismissTarget?

    /// Ends the presentation.
    @MainActor @preconcurrency public func callAsFunction() {
        target?.dismiss()
    }
}

/// Who ends a presentation. One object for the whole life of it, so that views need not be told of another.
final class DismissTarget {
    var dismiss: @MainActor () -> Void = {}

    /// The same as a binding, for views that use `presentationMode`.
    private(set) lazy var mode = Binding<PresentationMode>(
        get: { PresentationMode(isPresented: true) },
        set: { [weak self] mode in
            guard !mode.isPresented, let dismiss = self?.dismiss else { return }
            onMainActor { dismiss() }
        })
}

/// Says whether a view is presented, and ends its presentation.
public struct PresentationMode {
    /// Whether the view is presented.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) {
        self.isPresented = isPresented
    }

    /// Ends the presentation if the view is presented.
    public mutating func dismiss() {
        isPresented = false
    }
}

extension PresentationMode: Sendable {}

private enum DismissTargetKey: EnvironmentKey {
    static var defaultValue: DismissTarget? { nil }
}

private let absentPresentationMode = Locked(Binding<PresentationMode>.constant(PresentationMode(isPresented: false)))

extension EnvironmentValues {
    /// Who ends the presentation of the view.
    var dismissTarget: DismissTarget? {
        get { self[DismissTargetKey.self] }
        set { self[DismissTargetKey.self] = newValue }
    }

    /// Ends the current presentation.
    public var dismiss: DismissAction { DismissAction(target: dismissTarget) }

    /// Whether the view is presented by another: on a sheet, or on a page pushed over others.
    public var isPresented: Bool { dismissTarget != nil }

    /// The presentation of the view.
    public var presentationMode: Binding<PresentationMode> {
        dismissTarget?.mode ?? absentPresentationMode.withLock { $0 }
    }
}

/// Makes what a view presents able to end its presentation.
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
