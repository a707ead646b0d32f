/// How colours outside of the gamut of a colour space are converted to it. Kept only: components are not limited to the gamut.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric = 1
    case relativeColorimetric = 2
    case perceptual = 3
    case saturation = 4
}
