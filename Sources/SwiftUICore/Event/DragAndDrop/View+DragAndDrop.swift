import CoreGraphics
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension View {
    // MARK: Dragging

    /// Makes the view the source of a drag.
    ///
    /// A mouse starts the drag by moving with its button down; a finger must hold the view first.
    ///
    ///     Text(title).onDrag { NSItemProvider(object: title as NSString) }
    ///
    /// - Parameter data: Creates the dragged item when the drag starts.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSourceModifier(items: { [data()] }, preview: nil, name: "onDrag"))
    }

    /// Makes the view the source of a drag, with a custom preview that is shown under the pointer instead of an image of the view.
    nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
        let preview = preview()
        return modifier(DragSourceModifier(items: { [data()] }, preview: { AnyView(preview) }, name: "onDrag"))
    }

    /// Makes the view, such as a row of a list, the source of a drag. If the action is nil or returns nil, nothing is dragged.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(DragSourceModifier(items: { action?().map { [$0] } ?? [] }, preview: nil, name: "itemProvider"))
    }

    /// Makes the view the source of a drag of a value. The payload is evaluated when the drag starts.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragSourceModifier(items: { [NSItemProvider(value: payload())] }, preview: nil, name: "draggable"))
    }

    /// Makes the view the source of a drag of a value, with a custom preview that is shown under the pointer.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        let preview = preview()
        return modifier(
            DragSourceModifier(items: { [NSItemProvider(value: payload())] }, preview: { AnyView(preview) }, name: "draggable"))
    }

    // MARK: Dropping

    /// Makes the view a drop target.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted content types; types that conform to one of them are accepted too.
    ///   - isTargeted: Set to true while accepted items are dragged over the view.
    ///   - action: Called with the dropped items. Returns whether the drop succeeded.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
    }

    /// Makes the view a drop target. The action also receives the location of the drop, in the view's coordinate space.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropTargetModifier(
                contentTypes: supportedContentTypes,
                delegate: ClosureDropDelegate(setTargeted: { isTargeted?.wrappedValue = $0 }) { action($0.items, $0.location) },
                name: "onDrop"))
    }

    /// Makes the view a drop target that is controlled by a delegate.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropTargetModifier(contentTypes: supportedContentTypes, delegate: delegate, name: "onDrop"))
    }

    /// Makes the view a drop target for types given by their identifiers.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: UTType.types(supportedTypes), isTargeted: isTargeted, perform: action)
    }

    /// Makes the view a drop target for types given by their identifiers. The action also receives the location of the drop, in the
    /// view's coordinate space.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: UTType.types(supportedTypes), isTargeted: isTargeted, perform: action)
    }

    /// Makes the view a drop target for types given by their identifiers, controlled by a delegate.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: UTType.types(supportedTypes), delegate: delegate)
    }

    /// Makes the view a drop target for values of a transferable type.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Called with the values once all are loaded, and with the location in the view's coordinate space. Items that
    ///     cannot be loaded are omitted; if none can, the action is not called. Its result is ignored.
    ///   - isTargeted: Called with true when such items are dragged over the view, and with false when they leave or are dropped.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropTargetModifier(
                contentTypes: T.importedContentTypes(),
                delegate: ClosureDropDelegate(setTargeted: isTargeted) { info in
                    TransferLoading.load(payloadType, from: info.items) { _ = action($0, info.location) }
                }, name: "dropDestination"))
    }

    /// Lets the user drop transferable values on the view.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - isEnabled: Whether the view accepts drops.
    ///   - action: Called with the values once all are loaded, and with the drag that brought them. Items that cannot be loaded are
    ///     omitted; if none can, the action is not called.
    nonisolated public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping (_ items: [T], _ session: DropSession) -> Void
    ) -> some View {
        modifier(
            DropTargetModifier(
                contentTypes: isEnabled ? T.importedContentTypes() : [],
                delegate: ClosureDropDelegate(setTargeted: { _ in }) { info in
                    let session = info.session
                    return TransferLoading.load(type, from: info.items) { action($0, session) }
                }, name: "dropDestination"))
    }
}

extension UTType {
    /// Returns the types with the given identifiers; an unknown identifier yields an imported type.
    package static func types(_ identifiers: [String]) -> [UTType] {
        identifiers.map { UTType($0) ?? UTType(importedAs: $0) }
    }
}

extension NSItemProvider {
    /// Creates an item provider with the representations of a value.
    convenience init<T: Transferable>(value: T) {
        self.init()
        register(value: value)
    }
}

/// A delegate made of closures.
private struct ClosureDropDelegate {
    let setTargeted: (Bool) -> Void
    let perform: (DropInfo) -> Bool
}

extension ClosureDropDelegate: DropDelegate {
    func dropEntered(info: DropInfo) { setTargeted(true) }
    func dropExited(info: DropInfo) { setTargeted(false) }

    func performDrop(info: DropInfo) -> Bool {
        setTargeted(false)
        return perform(info)
    }
}

/// Loads transferable values from dropped or pasted items.
package enum TransferLoading {
    /// Loads the values of a type from the items and then calls a function on the main actor with them, unless there are none.
    /// Returns whether any of the items claims to contain such a value.
    package static func load<T: Transferable>(
        _ type: T.Type, from items: [NSItemProvider], _ body: @escaping ([T]) -> Void
    ) -> Bool {
        let items = items.filter { $0.canLoadTransferable(type) }
        guard !items.isEmpty else { return false }
        // Safe: the function came from the main actor and is called on it only.
        nonisolated(unsafe) let body = body
        Task { @MainActor in
            var values: [T] = []
            for item in items {
                if let value = try? await item.transferable(type) { values.append(value) }
            }
            if !values.isEmpty { body(values) }
            let completed = items.first?.transferCompleted
            for item in items { item.transferCompleted = nil }
            completed?()
        }
        return true
    }
}
