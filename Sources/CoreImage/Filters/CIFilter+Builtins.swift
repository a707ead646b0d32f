import CoreGraphics
import Foundation

extension CIFilter {
    /// Changes saturation, brightness and contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { CIColorControlsFilter(builtin: "CIColorControls") }
    /// Changes the exposure.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { CIExposureAdjustFilter(builtin: "CIExposureAdjust") }
    /// Changes the middle tones.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { CIGammaAdjustFilter(builtin: "CIGammaAdjust") }
    /// Turns the hues around the circle of colours.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { CIHueAdjustFilter(builtin: "CIHueAdjust") }
    /// Changes the saturation, most of all of dull colours.
    public class func vibrance() -> any CIFilter & CIVibrance { CIVibranceFilter(builtin: "CIVibrance") }
    /// Adapts colours to another white.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { CITemperatureAndTintFilter(builtin: "CITemperatureAndTint") }
    /// Makes white another colour.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { CIWhitePointAdjustFilter(builtin: "CIWhitePointAdjust") }
    /// Makes each component of a weighted sum of all.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { CIColorMatrixFilter(builtin: "CIColorMatrix") }
    /// Limits components.
    public class func colorClamp() -> any CIFilter & CIColorClamp { CIColorClampFilter(builtin: "CIColorClamp") }
    /// Makes linear components those of sRGB.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
        CILinearToSRGBToneCurveFilter(builtin: "CILinearToSRGBToneCurve")
    }
    /// Makes components of sRGB linear.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
        CISRGBToneCurveToLinearFilter(builtin: "CISRGBToneCurveToLinear")
    }
    /// Inverts colours.
    public class func colorInvert() -> any CIFilter & CIColorInvert { CIColorInvertFilter(builtin: "CIColorInvert") }
    /// Makes colours shades of brown.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { CISepiaToneFilter(builtin: "CISepiaTone") }
    /// Makes colours shades of one colour.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { CIColorMonochromeFilter(builtin: "CIColorMonochrome") }
    /// Makes dark pixels one colour and bright ones another.
    public class func falseColor() -> any CIFilter & CIFalseColor { CIFalseColorFilter(builtin: "CIFalseColor") }
    /// Leaves few levels of each component.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { CIColorPosterizeFilter(builtin: "CIColorPosterize") }
    /// Makes pixels white or black.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { CIColorThresholdFilter(builtin: "CIColorThreshold") }
    /// Makes luminance opacity of white.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { CIMaskToAlphaFilter(builtin: "CIMaskToAlpha") }
    /// Makes each pixel the gray of its greatest component.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { CIMaximumComponentFilter(builtin: "CIMaximumComponent") }
    /// Makes each pixel the gray of its least component.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { CIMinimumComponentFilter(builtin: "CIMinimumComponent") }
    /// Colours like those of a black-and-white film of low contrast.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffectMono { CIPhotoEffectMonoFilter(builtin: "CIPhotoEffectMono") }
    /// Colours like those of a black-and-white film of high contrast.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffectNoir { CIPhotoEffectNoirFilter(builtin: "CIPhotoEffectNoir") }
    /// Colours like those of a black-and-white film without a change of contrast.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffectTonal { CIPhotoEffectTonalFilter(builtin: "CIPhotoEffectTonal") }
    /// Colours like those of a film with strong colours.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffectChrome { CIPhotoEffectChromeFilter(builtin: "CIPhotoEffectChrome") }
    /// Colours like those of a film with faded colours.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffectFade { CIPhotoEffectFadeFilter(builtin: "CIPhotoEffectFade") }
    /// Colours like those of a film of an instant camera.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffectInstant { CIPhotoEffectInstantFilter(builtin: "CIPhotoEffectInstant") }
    /// Colours like those of a film with cool colours.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffectProcess { CIPhotoEffectProcessFilter(builtin: "CIPhotoEffectProcess") }
    /// Colours like those of a film with warm colours.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffectTransfer { CIPhotoEffectTransferFilter(builtin: "CIPhotoEffectTransfer") }
    /// Blurs by a Gaussian function.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { CIGaussianBlurFilter(builtin: "CIGaussianBlur") }
    /// Makes pixels averages of squares.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { CIBoxBlurFilter(builtin: "CIBoxBlur") }
    /// Makes pixels averages of discs.
    public class func discBlur() -> any CIFilter & CIDiscBlur { CIDiscBlurFilter(builtin: "CIDiscBlur") }
    /// Blurs in a direction.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { CIMotionBlurFilter(builtin: "CIMotionBlur") }
    /// Makes edges stronger.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { CIUnsharpMaskFilter(builtin: "CIUnsharpMask") }
    /// Makes edges of the luminance stronger.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { CISharpenLuminanceFilter(builtin: "CISharpenLuminance") }
    /// Lets bright parts glow.
    public class func bloom() -> any CIFilter & CIBloom { CIBloomFilter(builtin: "CIBloom") }
    /// Dims bright parts.
    public class func gloom() -> any CIFilter & CIGloom { CIGloomFilter(builtin: "CIGloom") }
    /// Shows edges in colour.
    public class func edges() -> any CIFilter & CIEdges { CIEdgesFilter(builtin: "CIEdges") }
    /// Makes squares of one colour.
    public class func pixellate() -> any CIFilter & CIPixellate { CIPixellateFilter(builtin: "CIPixellate") }
    /// Makes polygons of one colour.
    public class func crystallize() -> any CIFilter & CICrystallize { CICrystallizeFilter(builtin: "CICrystallize") }
    /// Darkens the corners.
    public class func vignette() -> any CIFilter & CIVignette { CIVignetteFilter(builtin: "CIVignette") }
    /// Darkens the pixels outside of a circle.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { CIVignetteEffectFilter(builtin: "CIVignetteEffect") }
    /// Makes one pixel of the average of an area.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { CIAreaAverageFilter(builtin: "CIAreaAverage") }
    /// Makes one pixel of the greatest components of an area.
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { CIAreaMaximumFilter(builtin: "CIAreaMaximum") }
    /// Makes one pixel of the least components of an area.
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { CIAreaMinimumFilter(builtin: "CIAreaMinimum") }
    /// Makes a bump.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { CIBumpDistortionFilter(builtin: "CIBumpDistortion") }
    /// Turns pixels around a point, most of all in the middle.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { CITwirlDistortionFilter(builtin: "CITwirlDistortion") }
    /// Pinches pixels towards a point.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { CIPinchDistortionFilter(builtin: "CIPinchDistortion") }
    /// Changes the size well.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        CILanczosScaleTransformFilter(builtin: "CILanczosScaleTransform")
    }
    /// Transforms an image and extends the pixels at its edges to infinity.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { CIAffineClampFilter(builtin: "CIAffineClamp") }
    /// Shows an image where a mask is bright.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { CIBlendWithMaskFilter(builtin: "CIBlendWithMask") }
    /// Shows an image where a mask is opaque.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithAlphaMask { CIBlendWithAlphaMaskFilter(builtin: "CIBlendWithAlphaMask") }
    /// Makes squares of two colours.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        CICheckerboardGeneratorFilter(builtin: "CICheckerboardGenerator")
    }
    /// Makes a gradient along a line.
    public class func linearGradient() -> any CIFilter & CILinearGradient { CILinearGradientFilter(builtin: "CILinearGradient") }
    /// Makes a gradient around a point.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { CIRadialGradientFilter(builtin: "CIRadialGradient") }
    /// Makes a QR code, one pixel for each of its squares.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CIQRCodeGeneratorFilter(builtin: "CIQRCodeGenerator") }
    /// Makes a barcode of Code 128, one pixel wide for each of its modules.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        CICode128BarcodeGeneratorFilter(builtin: "CICode128BarcodeGenerator")
    }
    /// The image over the one below.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        CICompositeOperationFilter(builtin: "CISourceOverCompositing")
    }
    /// The image over the one below, where that is.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        CICompositeOperationFilter(builtin: "CISourceAtopCompositing")
    }
    /// The image where the one below is.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { CICompositeOperationFilter(builtin: "CISourceInCompositing") }
    /// The image where the one below is not.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { CICompositeOperationFilter(builtin: "CISourceOutCompositing") }
    /// The sum of both images.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { CICompositeOperationFilter(builtin: "CIAdditionCompositing") }
    /// The product of both images.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { CICompositeOperationFilter(builtin: "CIMultiplyCompositing") }
    /// The product of both images, and each where the other is not.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { CICompositeOperationFilter(builtin: "CIMultiplyBlendMode") }
    /// Both images as two lights.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { CICompositeOperationFilter(builtin: "CIScreenBlendMode") }
    /// The least components of both images.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { CICompositeOperationFilter(builtin: "CIMinimumCompositing") }
    /// The greatest components of both images.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { CICompositeOperationFilter(builtin: "CIMaximumCompositing") }
}

// The values of filters as their properties have them.
extension CIFilter {
    func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }
    func number(_ key: String) -> Float { Float(FilterValues.number(value(forKey: key)) ?? 0) }
    func vector(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector(x: 0) }
    func point(_ key: String) -> CGPoint { vector(key).cgPointValue }
    func rect(_ key: String) -> CGRect { vector(key).cgRectValue }
    func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }
    func data(_ key: String) -> Data { value(forKey: key) as? Data ?? Data() }
    func text(_ key: String) -> String { value(forKey: key) as? String ?? "" }
    func transform(_ key: String) -> CGAffineTransform { value(forKey: key) as? CGAffineTransform ?? .identity }
}
