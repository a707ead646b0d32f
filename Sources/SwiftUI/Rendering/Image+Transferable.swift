import CoreTransferable
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension Image: Transferable {
    /// A picture as a PNG file with its own pixels; drawings and symbols with two pixels per point. Made of any picture file that is known.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .png) { try await $0.png() } importing: { try Image(file: $0, .png) }
        DataRepresentation(importedContentType: .image) { try Image(file: $0, .image) }
    }

    @MainActor private func png() throws -> Data {
        let renderer = ImageRenderer(content: self)
        renderer.scale = pixelsPerPoint ?? 2
        return try renderer.pngData()
    }

    private init(file: Data, _ type: UTType) throws {
        // A program that shows no picture has no decoder yet.
        Engines.install()
        guard let image = Image(data: file) else { throw TransferError.unreadable(type) }
        self = image
    }
}
