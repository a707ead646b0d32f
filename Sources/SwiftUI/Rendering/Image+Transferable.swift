import CoreTransferable
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension Image: Transferable {
    /// Exports an image as PNG with its own pixels, or with two pixels per point if it is a drawing or symbol. Imports any known image
    /// format.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .png) {
            try await $0.png()
        } importing: {
            try Image(file: $0, .png)
        }
        DataRepresentation(importedContentType: .image) { try Image(file: $0, .image) }
    }

    @MainActor private func png() throws -> Data {
        let renderer = ImageRenderer(content: self)
        renderer.scale = pixelsPerPoint ?? 2
        return try renderer.pngData()
    }

    private init(file: Data, _ type: UTType) throws {
        // A program that has not shown any image has no decoder yet.
        Engines.install()
        guard let image = Image(data: file) else { throw TransferError.unreadable(type) }
        self = image
    }
}
