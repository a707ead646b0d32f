import SwiftUICore

/// What the initialiser of a map was given, apart from its content.
struct MapConfiguration {
    /// The position, if the program has a binding of it.
    var position: Binding<MapCameraPosition>?
    /// The position at first, without a binding.
    var initialPosition = MapCameraPosition.automatic
    var bounds: MapCameraBounds?
    var interactionModes = MapInteractionModes.all
    var selection: MapSelectionBinding?
    var scope: Namespace.ID?
    /// Whether the map continues below bars at the edges of the window.
    var extendsUnderBars = true
    /// Told what the map shows after the user has moved it.
    var userMoved: ((Viewport) -> Void)?
}

/// The selection of a map, whatever its type is.
struct MapSelectionBinding {
    /// Whether the user can select an item.
    let isSelectable: (MapItem) -> Bool
    let isSelected: (MapItem) -> Bool
    /// Selects an item, or nothing.
    let select: (MapItem?) -> Void

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        func value(_ item: MapItem) -> Value? {
            guard let tag = item.tag else { return nil }
            return Self.value(of: tag)
        }
        isSelectable = { value($0) != nil }
        isSelected = { item in
            guard let selected = binding.wrappedValue else { return false }
            return value(item) == selected
        }
        select = { item in
            let new = item.flatMap(value)
            if binding.wrappedValue != new { binding.wrappedValue = new }
        }
    }

    /// Returns the selection that a tag stands for; nil if it is of another type.
    private static func value<Value: Hashable>(of tag: AnyHashable) -> Value? {
        if let value = tag.base as? Value { return value }
        return (Value.self as? any WrappingSelection.Type)?.wrapping(tag.base) as? Value
    }
}

/// A selection that contains a tag.
private protocol WrappingSelection {
    static func wrapping(_ tag: Any) -> Any?
}

extension MapSelection: WrappingSelection {
    fileprivate static func wrapping(_ tag: Any) -> Any? { (tag as? SelectionValue).map { MapSelection($0) } }
}
