import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Images that are dragged, dropped, copied and pasted: written as PNG and JPEG, read from every format that can be decoded.
extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png, .jpeg].map(\.identifier) }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data: Data? =
            switch UTType(typeIdentifier) {
            case .png: pngData()
            case .jpeg: jpegData(compressionQuality: 1)
            default: nil
            }
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }

    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.png, .jpeg, .tiff, .gif, .webP, .heic, .bmp, .svg, .image].map(\.identifier)
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}
