import CoreLocation
import Observation
import SwiftUI
import SwiftUICore

/// A place where controls and readers find a map.
@MainActor @Observable final class MapScope {
    private final class Reference {
        weak var controller: MapController?

        init(_ controller: MapController) { self.controller = controller }
    }

    private var reference: Reference?

    nonisolated init() {}

    /// The map; nil before it has appeared.
    var controller: MapController? { reference?.controller }

    /// Takes a map, unless there is an earlier one.
    func adopt(_ controller: MapController) {
        if reference?.controller == nil { reference = Reference(controller) }
    }
}

extension EnvironmentValues {
    /// The scopes around the view, by their names.
    @Entry var mapScopes: [Namespace.ID: MapScope] = [:]

    /// The scope of the map reader around the view.
    @Entry var mapReaderScope: MapScope?

    /// The map for the controls inside of `mapControls`.
    @Entry var controlledMap: MapController?
}

extension View {
    /// Makes controls in the view find the map in it that has the same scope.
    ///
    ///     @Namespace private var scope
    ///
    ///     VStack {
    ///         Map(scope: scope)
    ///         MapCompass(scope: scope)
    ///     }
    ///     .mapScope(scope)
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier(name: scope)) }
}

private struct MapScopeModifier: ViewModifier {
    let name: Namespace.ID
    @State private var scope = MapScope()

    func body(content: Content) -> some View {
        content.transformEnvironment(\.mapScopes) { $0[name] = scope }
    }
}
