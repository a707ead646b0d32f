import CoreLocation
import SwiftUICore

/// A map with markers, annotations and overlays.
///
///     Map(initialPosition: .region(region)) {
///         Marker("Joshua Tree", coordinate: joshuaTree)
///         MapCircle(center: joshuaTree, radius: 5_000).foregroundStyle(.green.opacity(0.3))
///     }
///
/// The ground is made of the tiles of OpenStreetMap in windows, and otherwise, or as long as they are not loaded, a plain area with meridians and parallels.
/// A map takes the proposed size, with 10 points for each unspecified dimension, and continues below bars at the edges of the window.
///
/// Follows https://developer.apple.com/documentation/mapkit/map.
public struct Map<Content: View> {
    private let content: Content

    nonisolated init(content: Content) { self.content = content }
}

extension Map: View {
    public var body: some View { content }
}

// MARK: Without a selection

extension Map {
    /// Creates a map without content that shows the world.
    nonisolated public init(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil)
    where Content == MapContentView<Never, EmptyMapContent> {
        self.init(bounds: bounds, interactionModes: interactionModes, scope: scope) { EmptyMapContent() }
    }

    /// Creates a map that shows all of its content.
    ///
    /// - Parameters:
    ///   - bounds: Limits of where the map can be moved.
    ///   - interactionModes: What the user can do with the map.
    ///   - scope: The name by which controls find the map.
    ///   - content: The markers, annotations and overlays.
    nonisolated public init<C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, scope: scope, content: content)
    }

    /// Creates a map without content.
    nonisolated public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope) { EmptyMapContent() }
    }

    /// Creates a map.
    ///
    /// - Parameters:
    ///   - initialPosition: What the map shows at first.
    ///   - bounds: Limits of where the map can be moved.
    ///   - interactionModes: What the user can do with the map.
    ///   - scope: The name by which controls find the map.
    ///   - content: The markers, annotations and overlays.
    nonisolated public init<C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        let configuration = MapConfiguration(
            initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope)
        self.init(content: MapContentView(configuration: configuration, content: content()))
    }

    /// Creates a map without content.
    nonisolated public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope) { EmptyMapContent() }
    }

    /// Creates a map.
    ///
    /// - Parameters:
    ///   - position: What the map shows. When the user moves the map, it becomes a position that is `positionedByUser`.
    ///   - bounds: Limits of where the map can be moved.
    ///   - interactionModes: What the user can do with the map.
    ///   - scope: The name by which controls find the map.
    ///   - content: The markers, annotations and overlays.
    nonisolated public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        let configuration = MapConfiguration(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope)
        self.init(content: MapContentView(configuration: configuration, content: content()))
    }
}

// MARK: With a selection of tags

extension Map {
    /// Creates a map without content, on which nothing can be selected.
    @_disfavoredOverload
    nonisolated public init<SelectedValue: Hashable>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<SelectedValue, EmptyMapContent> {
        self.init(bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope) { EmptyMapContent() }
    }

    /// Creates a map that shows all of its content, with a selection: the tag of the marker or annotation that was tapped.
    @_disfavoredOverload
    nonisolated public init<SelectedValue: Hashable, C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope, content: content)
    }

    /// Creates a map with a selection: the tag of the marker or annotation that was tapped.
    @_disfavoredOverload
    nonisolated public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        let configuration = MapConfiguration(
            initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, selection: MapSelectionBinding(selection),
            scope: scope)
        self.init(content: MapContentView(configuration: configuration, content: content()))
    }

    /// Creates a map with a selection: the tag of the marker or annotation that was tapped.
    @_disfavoredOverload
    nonisolated public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        let configuration = MapConfiguration(
            position: position, bounds: bounds, interactionModes: interactionModes, selection: MapSelectionBinding(selection), scope: scope)
        self.init(content: MapContentView(configuration: configuration, content: content()))
    }
}

// MARK: With a selection of features, which cannot be selected

extension Map {
    /// Creates a map without content. Features cannot be selected.
    nonisolated public init(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<MapFeature, EmptyMapContent> {
        self.init(initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope)
    }

    /// Creates a map that shows all of its content. Features cannot be selected.
    nonisolated public init<C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<MapFeature, C> {
        self.init(
            initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope, content: content)
    }

    /// Creates a map without content. Features cannot be selected.
    nonisolated public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
    ) where Content == MapContentView<MapFeature, EmptyMapContent> {
        self.init(initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope) {
            EmptyMapContent()
        }
    }

    /// Creates a map. Features cannot be selected.
    nonisolated public init<C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<MapFeature?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<MapFeature, C> {
        let configuration = MapConfiguration(
            initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, selection: MapSelectionBinding(selection),
            scope: scope)
        self.init(content: MapContentView(configuration: configuration, content: content()))
    }

    /// Creates a map without content. Features cannot be selected.
    nonisolated public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
    ) where Content == MapContentView<MapFeature, EmptyMapContent> {
        self.init(position: position, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope) {
            EmptyMapContent()
        }
    }

    /// Creates a map. Features cannot be selected.
    nonisolated public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<MapFeature?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<MapFeature, C> {
        let configuration = MapConfiguration(
            position: position, bounds: bounds, interactionModes: interactionModes, selection: MapSelectionBinding(selection), scope: scope)
        self.init(content: MapContentView(configuration: configuration, content: content()))
    }
}

// MARK: With a selection of either

extension Map {
    /// Creates a map that shows all of its content, with a selection: the tag of the marker or annotation that was tapped.
    nonisolated public init<SelectedValue: MapSelectable, C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapSelectableContentView<SelectedValue, C> {
        self.init(
            initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope, content: content)
    }

    /// Creates a map with a selection: the tag of the marker or annotation that was tapped.
    nonisolated public init<SelectedValue: MapSelectable, C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapSelectableContentView<SelectedValue, C> {
        let configuration = MapConfiguration(
            initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, selection: MapSelectionBinding(selection),
            scope: scope)
        self.init(content: MapSelectableContentView(configuration: configuration, content: content()))
    }

    /// Creates a map with a selection: the tag of the marker or annotation that was tapped.
    nonisolated public init<SelectedValue: MapSelectable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapSelectableContentView<SelectedValue, C> {
        let configuration = MapConfiguration(
            position: position, bounds: bounds, interactionModes: interactionModes, selection: MapSelectionBinding(selection), scope: scope)
        self.init(content: MapSelectableContentView(configuration: configuration, content: content()))
    }
}
