import CairoRendering
import CoreGraphics
import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// An image made from a file, a resource, a symbol, a bitmap or a closure that draws it.
open class NSImage: NSObject, @unchecked Sendable {
    private let mark = FoundationObjectMark()
    /// The name of an image.
    public typealias Name = String

    package private(set) var image: UIImage

    /// Replaces the contents of the image without changing its size.
    func replaceContent(_ content: UIImage) {
        chosenSize = size
        image = content
    }

    /// The pictures that were added, from the first to the last.
    var addedRepresentations: [NSImageRep] = []
    private var chosenSize: CGSize?
    /// Whether views draw the image as a template.
    open var isTemplate = false {
        didSet {
            image = UIImage(
                content: image.content, scale: image.scale, environment: image.environment, renderingMode: isTemplate ? .alwaysTemplate : .automatic)
        }
    }
    /// A description of the image for people who use a screen reader.
    open var accessibilityDescription: String?

    package init(_ image: UIImage, size: CGSize? = nil) {
        self.image = image
        chosenSize = size
        super.init()
    }

    /// The size in points. Setting it scales the image.
    open var size: CGSize {
        get { chosenSize ?? image.size }
        set { chosenSize = newValue }
    }

    /// Creates an image without content, of no size.
    public override convenience init() { self.init(UIImage()) }

    /// Creates an image without content of a size in points.
    public convenience init(size: CGSize) { self.init(UIImage(), size: size) }

    /// Creates an image from the contents of a file; nil if they cannot be decoded.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image)
    }

    /// Creates an image from a file; nil if it cannot be read.
    public convenience init?(contentsOfFile fileName: String) {
        guard let image = UIImage(contentsOfFile: fileName) else { return nil }
        self.init(image)
    }

    /// Creates an image from a file; nil if it cannot be read, or is not a local file.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }

    /// Creates an image from a file; one of no size if it cannot be read, or is not a local file.
    public convenience init(byReferencing url: URL) {
        self.init(url.isFileURL ? UIImage(contentsOfFile: url.path) ?? UIImage() : UIImage())
    }

    /// Creates an image from a file; one of no size if it cannot be read.
    public convenience init?(byReferencingFile fileName: String) { self.init(byReferencing: URL(fileURLWithPath: fileName)) }

    /// Creates an image from the resources of the program, or an image of the system such as `NSImage.folderName`; nil if no image has the
    /// name.
    public convenience init?(named name: Name) {
        if let image = UIImage(named: name) {
            self.init(image)
        } else if let image = SystemImages.image(named: name) {
            self.init(image.image, size: image.size)
            isTemplate = image.isTemplate
        } else {
            return nil
        }
    }

    /// Creates an image of a symbol; nil if no symbol has the name.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        guard let image = UIImage(systemName: name) else { return nil }
        self.init(image)
        accessibilityDescription = description
    }

    /// Creates an image of a symbol, of whose layers the share of a value between 0 and 1 is drawn in full; nil if no symbol has the name.
    public convenience init?(systemSymbolName name: String, variableValue value: Double, accessibilityDescription description: String?) {
        guard let image = UIImage(systemName: name, variableValue: value) else { return nil }
        self.init(image)
        accessibilityDescription = description
    }

    /// Creates an image from an image set.
    public convenience init(resource: ImageResource) { self.init(UIImage(resource: resource)) }

    /// Creates an image of a bitmap in a size in points; a size of zero is that of the pixels.
    public convenience init(cgImage: CGImage, size: CGSize) {
        self.init(UIImage(cgImage: cgImage), size: size == .zero ? nil : size)
    }

    /// Creates an image of a size in points that a closure draws, at once and with two pixels per point.
    ///
    /// - Parameters:
    ///   - drawingHandlerShouldBeCalledWithFlippedContext: Whether the y axis points down while the closure draws.
    ///   - drawingHandler: Draws into the current graphics context. If it returns false the image is empty.
    public convenience init(
        size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: @escaping (CGRect) -> Bool
    ) {
        let image = Self.drawn(size: size, isFlipped: drawingHandlerShouldBeCalledWithFlippedContext, drawingHandler)
        self.init(image.map { UIImage(cgImage: $0, scale: 2) } ?? UIImage(), size: size)
    }

    private static func drawn(size: CGSize, isFlipped: Bool, _ drawingHandler: (CGRect) -> Bool) -> CGImage? {
        guard let context = GraphicsStack.bitmap(size: size, scale: 2) else { return nil }
        if !isFlipped {
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
        }
        let isDrawn = GraphicsStack.draw(in: context) { drawingHandler(CGRect(origin: .zero, size: size)) }
        return isDrawn ? context.makeImage() : nil
    }

    /// The image as a TIFF file, which a `NSBitmapImageRep` reads; nil for an image of no size.
    open var tiffRepresentation: Data? { image.cgImage?.tiffData }

    /// Returns another image with the same content. Drawing into one does not change the other.
    open override func copy() -> Any {
        let copy = NSImage(image, size: chosenSize)
        copy.isTemplate = isTemplate
        copy.accessibilityDescription = accessibilityDescription
        return copy
    }

    /// Has no effect: images keep no pixels besides their content.
    open func recache() {}

    /// Whether the image can be drawn.
    open var isValid: Bool { image.size.width > 0 }

    /// Returns the pixels, drawing the image first if it is not a bitmap. The arguments are ignored.
    open func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context: NSGraphicsContext?, hints: [AnyHashable: Any]?)
        -> CGImage?
    {
        image.cgImage
    }

    /// Draws the image, fitted to a rectangle, into the current graphics context.
    open func draw(in rect: CGRect) {
        guard let context = GraphicsStack.current else { return }
        // The context's y axis points up unless it is flipped; images are drawn upright in both.
        guard context.ctm.d > 0 else { return image.draw(in: rect) }
        context.saveGState()
        context.translateBy(x: 0, y: rect.minY + rect.maxY)
        context.scaleBy(x: 1, y: -1)
        image.draw(in: rect)
        context.restoreGState()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSImage else { return false }
        return self === other || (image == other.image && chosenSize == other.chosenSize)
    }

    open override var hash: Int { image.hash }
}

extension NSImage: KitImage {
    /// The image as a bitmap; nil for an image without pixels.
    public var kitPixels: CGImage? { image.cgImage }
}

extension Image {
    /// Creates an image view from an image of AppKit.
    public init(nsImage: NSImage) {
        let natural = nsImage.image.size
        guard nsImage.size != natural, nsImage.size.width > 0, let pixels = nsImage.image.cgImage else {
            self.init(uiImage: nsImage.image)
            return
        }
        self.init(uiImage: UIImage(cgImage: pixels, scale: CGFloat(pixels.width) / nsImage.size.width))
    }
}
