import SwiftUICore

/// The navigation containers of a tab, which go back to their roots when the user selects the tab that is shown.
@MainActor final class TabReselection {
    private struct Container {
        weak var model: NavigationModel?
    }

    private var containers: [Container] = []

    nonisolated init() {}

    func add(_ model: NavigationModel) {
        containers.removeAll { $0.model == nil || $0.model === model }
        containers.append(Container(model: model))
    }

    /// Removes all pages above the roots; returns whether there were any.
    func popToRoots() -> Bool {
        let pops = containers.compactMap { $0.model?.popToRoot }
        for pop in pops { pop() }
        return !pops.isEmpty
    }
}

extension EnvironmentValues {
    /// The reselection of the tab around a view, on platforms on which the selected tab can be selected again.
    @Entry var tabReselection: TabReselection?
}
