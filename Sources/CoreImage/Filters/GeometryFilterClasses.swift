import CoreGraphics
import Foundation

// The classes of filters that reduce, distort, combine and generate images: each property is the value of a key.

final class CIAreaAverageFilter: ImageInputFilter, CIAreaAverage, @unchecked Sendable {
    var extent: CGRect {
        get { rect(kCIInputExtentKey) }
        set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
    }
}

final class CIAreaMaximumFilter: ImageInputFilter, CIAreaMaximum, @unchecked Sendable {
    var extent: CGRect {
        get { rect(kCIInputExtentKey) }
        set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
    }
}

final class CIAreaMinimumFilter: ImageInputFilter, CIAreaMinimum, @unchecked Sendable {
    var extent: CGRect {
        get { rect(kCIInputExtentKey) }
        set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
    }
}

final class CIBumpDistortionFilter: ImageInputFilter, CIBumpDistortion, @unchecked Sendable {
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

final class CITwirlDistortionFilter: ImageInputFilter, CITwirlDistortion, @unchecked Sendable {
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

final class CIPinchDistortionFilter: ImageInputFilter, CIPinchDistortion, @unchecked Sendable {
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

final class CILanczosScaleTransformFilter: ImageInputFilter, CILanczosScaleTransform, @unchecked Sendable {
    var scale: Float {
        get { number(kCIInputScaleKey) }
        set { setValue(newValue, forKey: kCIInputScaleKey) }
    }
    var aspectRatio: Float {
        get { number(kCIInputAspectRatioKey) }
        set { setValue(newValue, forKey: kCIInputAspectRatioKey) }
    }
}

final class CIAffineClampFilter: ImageInputFilter, CIAffineClamp, @unchecked Sendable {
    var transform: CGAffineTransform {
        get { transform(kCIInputTransformKey) }
        set { setValue(newValue, forKey: kCIInputTransformKey) }
    }
}

final class CIBlendWithMaskFilter: ImageInputFilter, CIBlendWithMask, @unchecked Sendable {
    var backgroundImage: CIImage? {
        get { image(kCIInputBackgroundImageKey) }
        set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
    }
    var maskImage: CIImage? {
        get { image(kCIInputMaskImageKey) }
        set { setValue(newValue, forKey: kCIInputMaskImageKey) }
    }
}

final class CIBlendWithAlphaMaskFilter: ImageInputFilter, CIBlendWithAlphaMask, @unchecked Sendable {
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

final class CICompositeOperationFilter: ImageInputFilter, CICompositeOperation, @unchecked Sendable {
    var backgroundImage: CIImage? {
        get { image(kCIInputBackgroundImageKey) }
        set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
    }
}
