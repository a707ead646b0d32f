import CoreGraphics
import Foundation

// The classes of the filters with properties: each property is the value of a key.

final class CIColorControlsFilter: BuiltinFilter, CIColorControls, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var saturation: Float {
        get { number(kCIInputSaturationKey) }
        set { setValue(newValue, forKey: kCIInputSaturationKey) }
    }
    var brightness: Float {
        get { number(kCIInputBrightnessKey) }
        set { setValue(newValue, forKey: kCIInputBrightnessKey) }
    }
    var contrast: Float {
        get { number(kCIInputContrastKey) }
        set { setValue(newValue, forKey: kCIInputContrastKey) }
    }
}

final class CIExposureAdjustFilter: BuiltinFilter, CIExposureAdjust, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var ev: Float {
        get { number(kCIInputEVKey) }
        set { setValue(newValue, forKey: kCIInputEVKey) }
    }
}

final class CIGammaAdjustFilter: BuiltinFilter, CIGammaAdjust, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var power: Float {
        get { number("inputPower") }
        set { setValue(newValue, forKey: "inputPower") }
    }
}

final class CIHueAdjustFilter: BuiltinFilter, CIHueAdjust, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var angle: Float {
        get { number(kCIInputAngleKey) }
        set { setValue(newValue, forKey: kCIInputAngleKey) }
    }
}

final class CIVibranceFilter: BuiltinFilter, CIVibrance, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var amount: Float {
        get { number(kCIInputAmountKey) }
        set { setValue(newValue, forKey: kCIInputAmountKey) }
    }
}

final class CITemperatureAndTintFilter: BuiltinFilter, CITemperatureAndTint, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var neutral: CIVector {
        get { vector("inputNeutral") }
        set { setValue(newValue, forKey: "inputNeutral") }
    }
    var targetNeutral: CIVector {
        get { vector("inputTargetNeutral") }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }
}

final class CIWhitePointAdjustFilter: BuiltinFilter, CIWhitePointAdjust, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var color: CIColor {
        get { color(kCIInputColorKey) }
        set { setValue(newValue, forKey: kCIInputColorKey) }
    }
}

final class CIColorMatrixFilter: BuiltinFilter, CIColorMatrix, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var rVector: CIVector {
        get { vector("inputRVector") }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var gVector: CIVector {
        get { vector("inputGVector") }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var bVector: CIVector {
        get { vector("inputBVector") }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var biasVector: CIVector {
        get { vector(kCIInputBiasVectorKey) }
        set { setValue(newValue, forKey: kCIInputBiasVectorKey) }
    }
}

final class CIColorClampFilter: BuiltinFilter, CIColorClamp, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
}

final class CILinearToSRGBToneCurveFilter: BuiltinFilter, CILinearToSRGBToneCurve, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

final class CISRGBToneCurveToLinearFilter: BuiltinFilter, CISRGBToneCurveToLinear, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

final class CIColorInvertFilter: BuiltinFilter, CIColorInvert, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

final class CISepiaToneFilter: BuiltinFilter, CISepiaTone, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
}

final class CIColorMonochromeFilter: BuiltinFilter, CIColorMonochrome, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var color: CIColor {
        get { color(kCIInputColorKey) }
        set { setValue(newValue, forKey: kCIInputColorKey) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
}

final class CIFalseColorFilter: BuiltinFilter, CIFalseColor, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var color0: CIColor {
        get { color(kCIInputColor0Key) }
        set { setValue(newValue, forKey: kCIInputColor0Key) }
    }
    var color1: CIColor {
        get { color(kCIInputColor1Key) }
        set { setValue(newValue, forKey: kCIInputColor1Key) }
    }
}

final class CIColorPosterizeFilter: BuiltinFilter, CIColorPosterize, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var levels: Float {
        get { number("inputLevels") }
        set { setValue(newValue, forKey: "inputLevels") }
    }
}

final class CIColorThresholdFilter: BuiltinFilter, CIColorThreshold, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var threshold: Float {
        get { number("inputThreshold") }
        set { setValue(newValue, forKey: "inputThreshold") }
    }
}

final class CIMaskToAlphaFilter: BuiltinFilter, CIMaskToAlpha, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

final class CIMaximumComponentFilter: BuiltinFilter, CIMaximumComponent, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

final class CIMinimumComponentFilter: BuiltinFilter, CIMinimumComponent, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

final class CIPhotoEffectMonoFilter: BuiltinFilter, CIPhotoEffectMono, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

final class CIPhotoEffectNoirFilter: BuiltinFilter, CIPhotoEffectNoir, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

final class CIPhotoEffectTonalFilter: BuiltinFilter, CIPhotoEffectTonal, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

final class CIPhotoEffectChromeFilter: BuiltinFilter, CIPhotoEffectChrome, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

final class CIPhotoEffectFadeFilter: BuiltinFilter, CIPhotoEffectFade, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

final class CIPhotoEffectInstantFilter: BuiltinFilter, CIPhotoEffectInstant, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

final class CIPhotoEffectProcessFilter: BuiltinFilter, CIPhotoEffectProcess, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

final class CIPhotoEffectTransferFilter: BuiltinFilter, CIPhotoEffectTransfer, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

final class CIGaussianBlurFilter: BuiltinFilter, CIGaussianBlur, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
}

final class CIBoxBlurFilter: BuiltinFilter, CIBoxBlur, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
}

final class CIDiscBlurFilter: BuiltinFilter, CIDiscBlur, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
}

final class CIMotionBlurFilter: BuiltinFilter, CIMotionBlur, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var angle: Float {
        get { number(kCIInputAngleKey) }
        set { setValue(newValue, forKey: kCIInputAngleKey) }
    }
}

final class CIUnsharpMaskFilter: BuiltinFilter, CIUnsharpMask, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
}

final class CISharpenLuminanceFilter: BuiltinFilter, CISharpenLuminance, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var sharpness: Float {
        get { number(kCIInputSharpnessKey) }
        set { setValue(newValue, forKey: kCIInputSharpnessKey) }
    }
}

final class CIBloomFilter: BuiltinFilter, CIBloom, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
}

final class CIGloomFilter: BuiltinFilter, CIGloom, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
}

final class CIEdgesFilter: BuiltinFilter, CIEdges, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
}

final class CIPixellateFilter: BuiltinFilter, CIPixellate, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var center: CGPoint {
        get { point(kCIInputCenterKey) }
        set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
    }
    var scale: Float {
        get { number(kCIInputScaleKey) }
        set { setValue(newValue, forKey: kCIInputScaleKey) }
    }
}

final class CICrystallizeFilter: BuiltinFilter, CICrystallize, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var center: CGPoint {
        get { point(kCIInputCenterKey) }
        set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
    }
}

final class CIVignetteFilter: BuiltinFilter, CIVignette, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
}

final class CIVignetteEffectFilter: BuiltinFilter, CIVignetteEffect, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var center: CGPoint {
        get { point(kCIInputCenterKey) }
        set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
    var falloff: Float {
        get { number("inputFalloff") }
        set { setValue(newValue, forKey: "inputFalloff") }
    }
}

final class CIAreaAverageFilter: BuiltinFilter, CIAreaAverage, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var extent: CGRect {
        get { rect(kCIInputExtentKey) }
        set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
    }
}

final class CIAreaMaximumFilter: BuiltinFilter, CIAreaMaximum, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var extent: CGRect {
        get { rect(kCIInputExtentKey) }
        set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
    }
}

final class CIAreaMinimumFilter: BuiltinFilter, CIAreaMinimum, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var extent: CGRect {
        get { rect(kCIInputExtentKey) }
        set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
    }
}

final class CIBumpDistortionFilter: BuiltinFilter, CIBumpDistortion, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var center: CGPoint {
        get { point(kCIInputCenterKey) }
        set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var scale: Float {
        get { number(kCIInputScaleKey) }
        set { setValue(newValue, forKey: kCIInputScaleKey) }
    }
}

final class CITwirlDistortionFilter: BuiltinFilter, CITwirlDistortion, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var center: CGPoint {
        get { point(kCIInputCenterKey) }
        set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var angle: Float {
        get { number(kCIInputAngleKey) }
        set { setValue(newValue, forKey: kCIInputAngleKey) }
    }
}

final class CIPinchDistortionFilter: BuiltinFilter, CIPinchDistortion, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var center: CGPoint {
        get { point(kCIInputCenterKey) }
        set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var scale: Float {
        get { number(kCIInputScaleKey) }
        set { setValue(newValue, forKey: kCIInputScaleKey) }
    }
}

final class CILanczosScaleTransformFilter: BuiltinFilter, CILanczosScaleTransform, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var scale: Float {
        get { number(kCIInputScaleKey) }
        set { setValue(newValue, forKey: kCIInputScaleKey) }
    }
    var aspectRatio: Float {
        get { number(kCIInputAspectRatioKey) }
        set { setValue(newValue, forKey: kCIInputAspectRatioKey) }
    }
}

final class CIAffineClampFilter: BuiltinFilter, CIAffineClamp, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var transform: CGAffineTransform {
        get { transform(kCIInputTransformKey) }
        set { setValue(newValue, forKey: kCIInputTransformKey) }
    }
}

final class CIBlendWithMaskFilter: BuiltinFilter, CIBlendWithMask, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var backgroundImage: CIImage? {
        get { image(kCIInputBackgroundImageKey) }
        set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
    }
    var maskImage: CIImage? {
        get { image(kCIInputMaskImageKey) }
        set { setValue(newValue, forKey: kCIInputMaskImageKey) }
    }
}

final class CIBlendWithAlphaMaskFilter: BuiltinFilter, CIBlendWithAlphaMask, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var backgroundImage: CIImage? {
        get { image(kCIInputBackgroundImageKey) }
        set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
    }
    var maskImage: CIImage? {
        get { image(kCIInputMaskImageKey) }
        set { setValue(newValue, forKey: kCIInputMaskImageKey) }
    }
}

final class CICheckerboardGeneratorFilter: BuiltinFilter, CICheckerboardGenerator, @unchecked Sendable {
    var center: CGPoint {
        get { point(kCIInputCenterKey) }
        set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
    }
    var color0: CIColor {
        get { color(kCIInputColor0Key) }
        set { setValue(newValue, forKey: kCIInputColor0Key) }
    }
    var color1: CIColor {
        get { color(kCIInputColor1Key) }
        set { setValue(newValue, forKey: kCIInputColor1Key) }
    }
    var width: Float {
        get { number(kCIInputWidthKey) }
        set { setValue(newValue, forKey: kCIInputWidthKey) }
    }
    var sharpness: Float {
        get { number(kCIInputSharpnessKey) }
        set { setValue(newValue, forKey: kCIInputSharpnessKey) }
    }
}

final class CILinearGradientFilter: BuiltinFilter, CILinearGradient, @unchecked Sendable {
    var point0: CGPoint {
        get { point("inputPoint0") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { point("inputPoint1") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
    var color0: CIColor {
        get { color(kCIInputColor0Key) }
        set { setValue(newValue, forKey: kCIInputColor0Key) }
    }
    var color1: CIColor {
        get { color(kCIInputColor1Key) }
        set { setValue(newValue, forKey: kCIInputColor1Key) }
    }
}

final class CIRadialGradientFilter: BuiltinFilter, CIRadialGradient, @unchecked Sendable {
    var center: CGPoint {
        get { point(kCIInputCenterKey) }
        set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
    }
    var radius0: Float {
        get { number("inputRadius0") }
        set { setValue(newValue, forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { number("inputRadius1") }
        set { setValue(newValue, forKey: "inputRadius1") }
    }
    var color0: CIColor {
        get { color(kCIInputColor0Key) }
        set { setValue(newValue, forKey: kCIInputColor0Key) }
    }
    var color1: CIColor {
        get { color(kCIInputColor1Key) }
        set { setValue(newValue, forKey: kCIInputColor1Key) }
    }
}

final class CIQRCodeGeneratorFilter: BuiltinFilter, CIQRCodeGenerator, @unchecked Sendable {
    var message: Data {
        get { data("inputMessage") }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { text("inputCorrectionLevel") }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

final class CICode128BarcodeGeneratorFilter: BuiltinFilter, CICode128BarcodeGenerator, @unchecked Sendable {
    var message: Data {
        get { data("inputMessage") }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
}

final class CICompositeOperationFilter: BuiltinFilter, CICompositeOperation, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var backgroundImage: CIImage? {
        get { image(kCIInputBackgroundImageKey) }
        set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
    }
}
