import CoreGraphics
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension View {
    // MARK: Dragging

    /// Lets the view be dragged: a mouse moves it, a finger holds it first.
    ///
    /// - Parameter data: Makes what is dragged, when the drag begins.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSourceModifier(items: { [data()] }, preview: nil, name: "onDrag"))
    }

    /// Lets the view be dragged, with another view under the pointer.
    nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V) -> some View {
        modifier(DragSourceModifier(items: { [data()] }, preview: { AnyView(preview()) }, name: "onDrag"))
    }

    /// Lets the view, such as a row of a list, be dragged where the function gives something; nil for nothing.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(DragSourceModifier(items: { action?().map { [$0] } ?? [] }, preview: nil, name: "itemProvider"))
    }

    /// Lets a value be dragged as the view shows it.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragSourceModifier(items: { [NSItemProvider(value: payload())] }, preview: nil, name: "draggable"))
    }

    /// Lets a value be dragged, with another view under the pointer.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(DragSourceModifier(
            items: { [NSItemProvider(value: payload())] }, preview: { AnyView(preview()) }, name: "draggable"))
    }

    // MARK: Dropping

    /// Lets things be dropped on the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: What can be dropped: these types and special cases of them.
    ///   - isTargeted: True while such things are over the view.
    ///   - action: Called with what is dropped; says whether it is what was wanted.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
    }

    /// Lets things be dropped on the view; the action also hears where, in the view's coordinates.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        modifier(DropTargetModifier(
            contentTypes: supportedContentTypes,
            delegate: ClosureDropDelegate(setTargeted: { isTargeted?.wrappedValue = $0 }) { action($0.items, $0.location) },
            name: "onDrop"))
    }

    /// Lets things be dropped on the view; a delegate decides what happens.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropTargetModifier(contentTypes: supportedContentTypes, delegate: delegate, name: "onDrop"))
    }

    /// Lets things be dropped on the view.
    @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: UTType.types(supportedTypes), isTargeted: isTargeted, perform: action)
    }

    /// Lets things be dropped on the view; the action also hears where, in the view's coordinates.
    @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: UTType.types(supportedTypes), isTargeted: isTargeted, perform: action)
    }

    /// Lets things be dropped on the view; a delegate decides what happens.
    @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: UTType.types(supportedTypes), delegate: delegate)
    }

    /// Lets values of a type be dropped on the view.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Called with the values, once all are there, and with the place in the view's coordinates. What cannot be
    ///     read is left out; when nothing is left nobody is called.
    ///   - isTargeted: Called with true when such values come over the view, and with false when they leave or are dropped.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropTargetModifier(
            contentTypes: T.importedContentTypes(),
            delegate: ClosureDropDelegate(setTargeted: isTargeted) { info in
                TransferLoading.load(payloadType, from: info.items) { _ = action($0, info.location) }
            }, name: "dropDestination"))
    }
}

extension UTType {
    /// The types with some identifiers; an unknown identifier is one of a type of its own.
    static func types(_ identifiers: [String]) -> [UTType] {
        identifiers.map { UTType($0) ?? UTType(importedAs: $0) }
    }
}

extension NSItemProvider {
    /// What a value can be given as.
    convenience init<T: Transferable>(value: T) {
        self.init()
        register(value: value)
    }
}

/// A delegate that is two functions.
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

/// Makes values of what is dropped or pasted.
package enum TransferLoading {
    /// Calls a function on the main actor with the values that can be made of some items, if any. Says whether any seem to be.
    package static func load<T: Transferable>(
        _ type: T.Type, from items: [NSItemProvider], _ body: @escaping ([T]) -> Void
    ) -> Bool {
        let items = items.filter { $0.canLoadTransferable(type) }
        guard !items.isEmpty else { return false }
        // Called on the main actor only, as it came from there.
        nonisolated(unsafe) let body = body
        Task { @MainActor in
            var values: [T] = []
            for item in items {
                if let value = try? await item.transferable(type) { values.append(value) }
            }
            if !values.isEmpty { body(values) }
        }
        return true
    }
}
