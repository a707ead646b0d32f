import CoreGraphics
import Foundation

// The properties of the filters that `CIFilter` makes by functions, such as `CIFilter.sepiaTone()`.

/// Changes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The saturation: 0 for grays, 1 for no change.
    var saturation: Float { get set }
    /// The brightness that the filter adds to each component, from -1 to 1; 0 changes nothing.
    var brightness: Float { get set }
    /// The contrast: 1 for no change.
    var contrast: Float { get set }
}

/// Changes the exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The exposure in stops: 1 doubles the light.
    var ev: Float { get set }
}

/// Changes the middle tones.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The exponent: 1 for no change.
    var power: Float { get set }
}

/// Turns the hues around the circle of colours.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// Changes the saturation, most of all of dull colours.
public protocol CIVibrance: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The change: 0 for none.
    var amount: Float { get set }
}

/// Adapts colours to another white.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The temperature in kelvins and the tint of the white in the image.
    var neutral: CIVector { get set }
    /// The temperature in kelvins and the tint of the white that it becomes.
    var targetNeutral: CIVector { get set }
}

/// Makes white another colour.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The colour to which white is mapped.
    var color: CIColor { get set }
}

/// Makes each component of a weighted sum of all.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The weights for red.
    var rVector: CIVector { get set }
    /// The weights for green.
    var gVector: CIVector { get set }
    /// The weights for blue.
    var bVector: CIVector { get set }
    /// The weights for alpha.
    var aVector: CIVector { get set }
    /// The components that the filter adds to those of each pixel.
    var biasVector: CIVector { get set }
}

/// Limits components.
public protocol CIColorClamp: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The least components.
    var minComponents: CIVector { get set }
    /// The greatest components.
    var maxComponents: CIVector { get set }
}

/// Makes linear components those of sRGB.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Makes components of sRGB linear.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Inverts colours.
public protocol CIColorInvert: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Makes colours shades of brown.
public protocol CISepiaTone: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The share of the brown colour, between 0 and 1.
    var intensity: Float { get set }
}

/// Makes colours shades of one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
    /// Its share, between 0 and 1.
    var intensity: Float { get set }
}

/// Makes dark pixels one colour and bright ones another.
public protocol CIFalseColor: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The colour of black.
    var color0: CIColor { get set }
    /// The colour of white.
    var color1: CIColor { get set }
}

/// Leaves few levels of each component.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The number of levels, at least 2.
    var levels: Float { get set }
}

/// Makes pixels white or black.
public protocol CIColorThreshold: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The luminance from which on pixels are white.
    var threshold: Float { get set }
}

/// Makes luminance opacity of white.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Makes each pixel the gray of its greatest component.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Makes each pixel the gray of its least component.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Colours like those of a black-and-white film of low contrast.
public protocol CIPhotoEffectMono: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Colours like those of a black-and-white film of high contrast.
public protocol CIPhotoEffectNoir: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Colours like those of a black-and-white film without a change of contrast.
public protocol CIPhotoEffectTonal: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Colours like those of a film with strong colours.
public protocol CIPhotoEffectChrome: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Colours like those of a film with faded colours.
public protocol CIPhotoEffectFade: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Colours like those of a film of an instant camera.
public protocol CIPhotoEffectInstant: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Colours like those of a film with cool colours.
public protocol CIPhotoEffectProcess: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Colours like those of a film with warm colours.
public protocol CIPhotoEffectTransfer: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Blurs by a Gaussian function.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The standard deviation in pixels.
    var radius: Float { get set }
}

/// Makes pixels averages of squares.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The side of the squares in pixels.
    var radius: Float { get set }
}

/// Makes pixels averages of discs.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// Blurs in a direction.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// Half of the length in pixels.
    var radius: Float { get set }
    /// The direction in radians.
    var angle: Float { get set }
}

/// Makes edges stronger.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The width of the edges in pixels.
    var radius: Float { get set }
    /// The strength of the effect; 0 leaves the image as it is.
    var intensity: Float { get set }
}

/// Makes edges of the luminance stronger.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The width of the edges in pixels.
    var radius: Float { get set }
    /// The strength of the effect; 0 leaves the image as it is.
    var sharpness: Float { get set }
}

/// Lets bright parts glow.
public protocol CIBloom: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The width of the glow in pixels.
    var radius: Float { get set }
    /// Its share, between 0 and 1.
    var intensity: Float { get set }
}

/// Dims bright parts.
public protocol CIGloom: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The width of the change in pixels.
    var radius: Float { get set }
    /// Its share, between 0 and 1.
    var intensity: Float { get set }
}

/// Shows edges in colour.
public protocol CIEdges: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The brightness of the edges.
    var intensity: Float { get set }
}

/// Makes squares of one colour.
public protocol CIPixellate: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// A corner of the squares.
    var center: CGPoint { get set }
    /// The side of the squares in pixels.
    var scale: Float { get set }
}

/// Makes polygons of one colour.
public protocol CICrystallize: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The size of the polygons in pixels.
    var radius: Float { get set }
    /// The origin of the pattern.
    var center: CGPoint { get set }
}

/// Darkens the corners.
public protocol CIVignette: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The amount by which the corners are darkened; 0 leaves the image as it is.
    var intensity: Float { get set }
    /// The radius of the bright middle, relative to the usual radius.
    var radius: Float { get set }
}

/// Darkens the pixels outside of a circle.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The centre.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The amount by which the corners are darkened; 0 leaves the image as it is.
    var intensity: Float { get set }
    /// The softness of the edge, between 0 and 1.
    var falloff: Float { get set }
}

/// Makes one pixel of the average of an area.
public protocol CIAreaAverage: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The area.
    var extent: CGRect { get set }
}

/// Makes one pixel of the greatest components of an area.
public protocol CIAreaMaximum: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The area.
    var extent: CGRect { get set }
}

/// Makes one pixel of the least components of an area.
public protocol CIAreaMinimum: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The area.
    var extent: CGRect { get set }
}

/// Makes a bump.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The centre.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The height, between -1 for a dent and 1.
    var scale: Float { get set }
}

/// Turns pixels around a point, most of all in the middle.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The centre.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The angle in the middle, in radians.
    var angle: Float { get set }
}

/// Pinches pixels towards a point.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The centre.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The strength, between 0 and 2.
    var scale: Float { get set }
}

/// Changes the size well.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The factor of the size.
    var scale: Float { get set }
    /// The further factor of the width.
    var aspectRatio: Float { get set }
}

/// Transforms an image and extends the pixels at its edges to infinity.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// Shows an image where a mask is bright.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image elsewhere.
    var backgroundImage: CIImage? { get set }
    /// The mask.
    var maskImage: CIImage? { get set }
}

/// Shows an image where a mask is opaque.
public protocol CIBlendWithAlphaMask: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image elsewhere.
    var backgroundImage: CIImage? { get set }
    /// The mask.
    var maskImage: CIImage? { get set }
}

/// Makes squares of two colours.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// A corner of the squares.
    var center: CGPoint { get set }
    /// A colour.
    var color0: CIColor { get set }
    /// The other colour.
    var color1: CIColor { get set }
    /// The side of the squares in pixels.
    var width: Float { get set }
    /// Ignored: edges are sharp.
    var sharpness: Float { get set }
}

/// Makes a gradient along a line.
public protocol CILinearGradient: CIFilterProtocol {
    /// The start.
    var point0: CGPoint { get set }
    /// The end.
    var point1: CGPoint { get set }
    /// The colour at the start.
    var color0: CIColor { get set }
    /// The colour at the end.
    var color1: CIColor { get set }
}

/// Makes a gradient around a point.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The centre.
    var center: CGPoint { get set }
    /// The radius of the first colour in pixels.
    var radius0: Float { get set }
    /// The radius of the second colour in pixels.
    var radius1: Float { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// Makes a QR code, one pixel for each of its squares.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The bytes of the code, at most 2,953. Others have no image.
    var message: Data { get set }
    /// The level of error correction: "L", "M", "Q" or "H". Others have no image.
    var correctionLevel: String { get set }
}

/// Makes a barcode of Code 128, one pixel wide for each of its modules.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The characters in ASCII. Others have no image.
    var message: Data { get set }
    /// The white space around in pixels.
    var quietSpace: Float { get set }
    /// The height of the bars in pixels.
    var barcodeHeight: Float { get set }
}

/// Puts an image over another one.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image below.
    var backgroundImage: CIImage? { get set }
}
