import SwiftUICore

/// The view of a map with content and a selection.
///
/// Programs create it with the initialisers of ``Map``.
public struct MapContentView<SelectionValue: Hashable, Content: MapContent> {
    private let configuration: MapConfiguration
    private let content: Content

    nonisolated init(configuration: MapConfiguration, content: Content) { (self.configuration, self.content) = (configuration, content) }
}

extension MapContentView: View {
    public var body: some View { InteractiveMap(configuration: configuration, items: _MapItemCollector.items(of: content)) }
}

/// The view of a map with content, and a selection of content or features.
///
/// Programs create it with the initialisers of ``Map``.
public struct MapSelectableContentView<SelectionValue: MapSelectable, Content: MapContent> {
    private let configuration: MapConfiguration
    private let content: Content

    nonisolated init(configuration: MapConfiguration, content: Content) { (self.configuration, self.content) = (configuration, content) }
}

extension MapSelectableContentView: View {
    public var body: some View { InteractiveMap(configuration: configuration, items: _MapItemCollector.items(of: content)) }
}
