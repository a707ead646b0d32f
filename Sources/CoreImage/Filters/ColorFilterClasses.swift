import CoreGraphics
import Foundation

// The classes of filters that change colours: each property is the value of a key.

final class CIColorControlsFilter: ImageInputFilter, CIColorControls, @unchecked Sendable {
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

final class CIExposureAdjustFilter: ImageInputFilter, CIExposureAdjust, @unchecked Sendable {
    var ev: Float {
        get { number(kCIInputEVKey) }
        set { setValue(newValue, forKey: kCIInputEVKey) }
    }
}

final class CIGammaAdjustFilter: ImageInputFilter, CIGammaAdjust, @unchecked Sendable {
    var power: Float {
        get { number("inputPower") }
        set { setValue(newValue, forKey: "inputPower") }
    }
}

final class CIHueAdjustFilter: ImageInputFilter, CIHueAdjust, @unchecked Sendable {
    var angle: Float {
        get { number(kCIInputAngleKey) }
        set { setValue(newValue, forKey: kCIInputAngleKey) }
    }
}

final class CIVibranceFilter: ImageInputFilter, CIVibrance, @unchecked Sendable {
    var amount: Float {
        get { number(kCIInputAmountKey) }
        set { setValue(newValue, forKey: kCIInputAmountKey) }
    }
}

final class CITemperatureAndTintFilter: ImageInputFilter, CITemperatureAndTint, @unchecked Sendable {
    var neutral: CIVector {
        get { vector("inputNeutral") }
        set { setValue(newValue, forKey: "inputNeutral") }
    }
    var targetNeutral: CIVector {
        get { vector("inputTargetNeutral") }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }
}

final class CIWhitePointAdjustFilter: ImageInputFilter, CIWhitePointAdjust, @unchecked Sendable {
    var color: CIColor {
        get { color(kCIInputColorKey) }
        set { setValue(newValue, forKey: kCIInputColorKey) }
    }
}

final class CIColorMatrixFilter: ImageInputFilter, CIColorMatrix, @unchecked Sendable {
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

final class CIColorClampFilter: ImageInputFilter, CIColorClamp, @unchecked Sendable {
    var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
}

final class CILinearToSRGBToneCurveFilter: ImageInputFilter, CILinearToSRGBToneCurve, @unchecked Sendable {
}

final class CISRGBToneCurveToLinearFilter: ImageInputFilter, CISRGBToneCurveToLinear, @unchecked Sendable {
}

final class CIColorInvertFilter: ImageInputFilter, CIColorInvert, @unchecked Sendable {
}

final class CISepiaToneFilter: ImageInputFilter, CISepiaTone, @unchecked Sendable {
    var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
}

final class CIColorMonochromeFilter: ImageInputFilter, CIColorMonochrome, @unchecked Sendable {
    var color: CIColor {
        get { color(kCIInputColorKey) }
        set { setValue(newValue, forKey: kCIInputColorKey) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
}

final class CIFalseColorFilter: ImageInputFilter, CIFalseColor, @unchecked Sendable {
    var color0: CIColor {
        get { color(kCIInputColor0Key) }
        set { setValue(newValue, forKey: kCIInputColor0Key) }
    }
    var color1: CIColor {
        get { color(kCIInputColor1Key) }
        set { setValue(newValue, forKey: kCIInputColor1Key) }
    }
}

final class CIColorPosterizeFilter: ImageInputFilter, CIColorPosterize, @unchecked Sendable {
    var levels: Float {
        get { number("inputLevels") }
        set { setValue(newValue, forKey: "inputLevels") }
    }
}

final class CIColorThresholdFilter: ImageInputFilter, CIColorThreshold, @unchecked Sendable {
    var threshold: Float {
        get { number("inputThreshold") }
        set { setValue(newValue, forKey: "inputThreshold") }
    }
}

final class CIMaskToAlphaFilter: ImageInputFilter, CIMaskToAlpha, @unchecked Sendable {
}

final class CIMaximumComponentFilter: ImageInputFilter, CIMaximumComponent, @unchecked Sendable {
}

final class CIMinimumComponentFilter: ImageInputFilter, CIMinimumComponent, @unchecked Sendable {
}

final class CIPhotoEffectMonoFilter: ImageInputFilter, CIPhotoEffectMono, @unchecked Sendable {
}

final class CIPhotoEffectNoirFilter: ImageInputFilter, CIPhotoEffectNoir, @unchecked Sendable {
}

final class CIPhotoEffectTonalFilter: ImageInputFilter, CIPhotoEffectTonal, @unchecked Sendable {
}

final class CIPhotoEffectChromeFilter: ImageInputFilter, CIPhotoEffectChrome, @unchecked Sendable {
}

final class CIPhotoEffectFadeFilter: ImageInputFilter, CIPhotoEffectFade, @unchecked Sendable {
}

final class CIPhotoEffectInstantFilter: ImageInputFilter, CIPhotoEffectInstant, @unchecked Sendable {
}

final class CIPhotoEffectProcessFilter: ImageInputFilter, CIPhotoEffectProcess, @unchecked Sendable {
}

final class CIPhotoEffectTransferFilter: ImageInputFilter, CIPhotoEffectTransfer, @unchecked Sendable {
}
