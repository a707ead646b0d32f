import CoreTransferable
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// Images that are dragged, dropped, copied and pasted: written as TIFF and PNG, read from every format that can be decoded.
extension NSImage: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.tiff, .png].map(\.identifier) }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data: Data? =
            switch UTType(typeIdentifier) {
            case .tiff: tiffRepresentation
            case .png: pasteboardData[.png]
            default: nil
            }
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }

    public static var readableTypeIdentifiersForItemProvider: [String] { UIImage.readableTypeIdentifiersForItemProvider }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = NSImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}
