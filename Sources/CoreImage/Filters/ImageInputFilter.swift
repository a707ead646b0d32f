/// A filter with an input image.
class ImageInputFilter: BuiltinFilter, @unchecked Sendable {
    final var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}
