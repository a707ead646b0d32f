import CairoRendering
import CoreGraphics
import Foundation
import SwiftUICore
import Synchronization

/// An image under the name that it has in UIKit: a file, a resource, a symbol or a bitmap.
///
/// Images are immutable and can be used on any thread. They are equal if they show the same content in the same way.
open class UIImage: NSObject, @unchecked Sendable {
    private let mark = FoundationObjectMark()
    /// The orientation of an image's pixels relative to the upright image.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether an image is drawn as a template or in its own colours.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The view that shows the image.
    package let content: Image
    /// The environment of a symbol: its font and scale.
    package let environment: EnvironmentValues
    /// The colour of a template; nil for the colour of the context.
    package let tint: UIColor?
    /// Whether the image is drawn as a template or in its own colours.
    public let renderingMode: RenderingMode
    /// The orientation with which the image was made. The pixels are turned upright when it is made.
    public let imageOrientation: Orientation
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The pixels of a symbol or a vector image, once they have been asked for.
    let drawnPixels = Mutex<CGImage?>(nil)

    package init(
        content: Image, scale: CGFloat = 1, orientation: Orientation = .up, environment: EnvironmentValues = UIImage.plainEnvironment,
        renderingMode: RenderingMode = .automatic, tint: UIColor? = nil
    ) {
        var content = content
        switch renderingMode {
        case .automatic: break
        case .alwaysOriginal: content.style.renderingMode = .original
        case .alwaysTemplate: content.style.renderingMode = .template
        }
        self.content = content
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.environment = environment
        self.renderingMode = renderingMode
        self.tint = tint
        imageOrientation = orientation
        super.init()
    }

    /// The environment in which images have their natural size.
    package static var plainEnvironment: EnvironmentValues {
        Engines.install()
        var environment = EnvironmentValues()
        environment.displayScale = ScreenMetrics.main.scale
        return environment
    }

    package convenience init(resource source: Image.Source) {
        let environment = Self.plainEnvironment
        let content = Image(source: source)
        let scale = content.bitmap(in: environment)?.scale ?? environment.displayScale
        self.init(content: content, scale: scale, environment: environment)
    }

    /// Creates an image of no size.
    public override convenience init() {
        self.init(content: Image(source: .empty), environment: EnvironmentValues())
    }

    /// Creates an image from a file in the resources or an image set of an asset catalogue; nil if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, bundle: nil)
    }

    package convenience init?(named name: String, bundle: Bundle?) {
        guard ResourceLookup.picture(named: name, in: bundle) != nil else { return nil }
        self.init(resource: .named(name, bundle))
    }

    /// Creates the image of a literal from its name. A missing image is empty, with a warning where it is shown.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(resource: .named(name, nil))
    }

    /// Creates an image from an image set.
    public convenience init(resource: ImageResource) {
        self.init(resource: resource.image.source)
    }

    /// Creates an image of a symbol; nil if there is none of the name.
    public convenience init?(systemName name: String) {
        let environment = Self.plainEnvironment
        guard Image(systemName: name).exists(in: environment) else { return nil }
        self.init(content: Image(systemName: name), scale: environment.displayScale, environment: environment)
    }

    /// Creates an image of a symbol, of whose layers the share of a value between 0 and 1 is drawn in full; nil if there is none of the name.
    public convenience init?(systemName name: String, variableValue value: Double) {
        let environment = Self.plainEnvironment
        guard Image(systemName: name).exists(in: environment) else { return nil }
        self.init(content: Image(systemName: name, variableValue: value), scale: environment.displayScale, environment: environment)
    }

    /// Creates an image from the contents of a file with a number of pixels per point; nil if they cannot be decoded.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        Engines.install()
        guard let content = Image(data: data, scale: scale) else { return nil }
        self.init(content: content, scale: scale)
    }

    /// Creates an image from a file; nil if it cannot be read. `@2x` and `@3x` at the end of its name are its pixels per point.
    public convenience init?(contentsOfFile path: String) {
        Engines.install()
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale: CGFloat = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
        guard let content = Image(contentsOf: URL(fileURLWithPath: path), scale: scale) else { return nil }
        self.init(content: content, scale: scale)
    }

    /// Creates an image from a bitmap with a number of pixels per point and the orientation of its pixels.
    public convenience init(cgImage: CGImage, scale: CGFloat = 1, orientation: Orientation = .up) {
        self.init(
            content: Image(decorative: cgImage, scale: scale, orientation: Image.Orientation(orientation)), scale: scale, orientation: orientation)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (content == other.content && scale == other.scale && tint == other.tint)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(scale)
        hasher.combine(tint)
        return hasher.finalize()
    }
}

extension Image {
    /// Creates an image view from an image of UIKit. A symbol with a configuration keeps its size, its weight and its colours.
    public init(uiImage: UIImage) {
        guard uiImage.isConfiguredSymbol, let pixels = uiImage.cgImage else {
            self = uiImage.content
            return
        }
        self.init(decorative: pixels, scale: uiImage.scale)
        label = uiImage.content.label
        let isTemplate = uiImage.renderingMode == .automatic && !uiImage.hasOwnColors && uiImage.tint == nil
        style.renderingMode = isTemplate ? .template : uiImage.content.style.renderingMode
    }
}

extension Image.Orientation {
    /// Creates the orientation of an image of UIKit.
    public init(_ orientation: UIImage.Orientation) {
        self =
            switch orientation {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
    }
}
