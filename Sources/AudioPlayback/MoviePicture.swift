/// A picture of a film.
package struct MoviePicture: Sendable {
    /// The size in square pixels.
    package let width, height: Int
    /// Rows from top to bottom without padding, of four bytes for each pixel: red, green, blue and an unused byte.
    package let pixels: [UInt8]

    /// - Parameter pixels: Has four bytes for each pixel.
    init(width: Int, height: Int, pixels: UnsafePointer<UInt8>) {
        self.width = width
        self.height = height
        self.pixels = Array(UnsafeBufferPointer(start: pixels, count: width * height * 4))
    }
}
