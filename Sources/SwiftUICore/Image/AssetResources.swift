import Foundation

/// An image of an asset catalogue. Symbols for the catalogues of a program are generated when it is built.
///
///     Image(.landscape)
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the resource of an image set.
    ///
    /// - Parameters:
    ///   - name: The name of the image set, after the names of the enclosing folders that provide a namespace: `Icons/home`.
    ///   - bundle: The bundle that contains the catalogue.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A colour of an asset catalogue. Symbols for the catalogues of a program are generated when it is built.
///
///     Text("Hello").foregroundStyle(Color(.brand))
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the resource of a colour set.
    ///
    /// - Parameters:
    ///   - name: The name of the colour set, after the names of the enclosing folders that provide a namespace: `Theme/brand`.
    ///   - bundle: The bundle that contains the catalogue.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// Creates an image from a resource.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}

extension Color {
    /// Creates a colour from a resource.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}

extension ImageResource {
    /// The image as a view, for classes that hold images.
    package var image: Image { Image(self) }
}

extension ColorResource {
    /// The colour, for classes that hold colours.
    package var color: Color { Color(self) }
}
