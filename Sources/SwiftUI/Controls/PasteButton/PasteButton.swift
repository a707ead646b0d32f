import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A button that takes what is in the clipboard. Where nothing there is of its types it does nothing.
public struct PasteButton {
    private let contentTypes: [UTType]
    private let action: ([NSItemProvider]) -> Void
    @Environment(\.pasteItems) private var paste

    /// A button that takes things of these types and special cases of them.
    nonisolated public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        contentTypes = supportedContentTypes
        action = payloadAction
    }

    /// A button that takes things of these types of which the validator makes a value.
    nonisolated public init<Payload>(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {
        self.init(supportedContentTypes: supportedContentTypes) { items in
            if let payload = validator(items) { payloadAction(payload) }
        }
    }

    /// A button that takes values of a type, once all are there.
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
