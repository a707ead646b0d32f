import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A button that reads items from the clipboard. It has no effect if the clipboard has no items of the supported types.
///
/// ```swift
/// PasteButton(payloadType: String.self) { text += $0.joined() }
/// ```
public struct PasteButton {
    private let contentTypes: [UTType]
    private let action: ([NSItemProvider]) -> Void
    @Environment(\.pasteItems) private var paste

    /// Creates a button that passes clipboard items of the given types, or of types conforming to them, to an action.
    nonisolated public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        contentTypes = supportedContentTypes
        action = payloadAction
    }

    /// Creates a button that passes the value made by `validator` to an action. If the validator returns nil, the action is not called.
    nonisolated public init<Payload>(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {
        self.init(supportedContentTypes: supportedContentTypes) { items in
            if let payload = validator(items) { payloadAction(payload) }
        }
    }

    /// Creates a button that loads values of a transferable type and calls `onPaste` once all of them have been loaded.
    nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        self.init(supportedContentTypes: T.importedContentTypes()) { items in
            _ = TransferLoading.load(payloadType, from: items, onPaste)
        }
    }
}

extension PasteButton: View {
    public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") { paste(contentTypes, action) }
    }
}
