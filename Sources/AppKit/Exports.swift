/// The values and services of AppKit that SwiftUI programs use. Views, controllers and representables of AppKit do not exist.
@_exported import ApplicationServices
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import Foundation
@_exported import ImageIO
@_exported import KitNumbers
@_exported import QuartzCore
@_exported import class KitValues.BezierPath
@_exported import class KitValues.NSDataAsset
@_exported import class KitValues.NSMutableParagraphStyle
@_exported import class KitValues.NSParagraphStyle
@_exported import class KitValues.NSTextTab
@_exported import enum KitValues.NSLineBreakMode
@_exported import enum KitValues.NSTextAlignment
@_exported import let KitValues.kDefaultLowerCaseSelector
@_exported import let KitValues.kDefaultUpperCaseSelector
@_exported import let KitValues.kLowerCaseSmallCapsSelector
@_exported import let KitValues.kLowerCaseType
@_exported import let KitValues.kMonospacedNumbersSelector
@_exported import let KitValues.kNumberSpacingType
@_exported import let KitValues.kUpperCaseSmallCapsSelector
@_exported import let KitValues.kUpperCaseType
@_exported import struct KitValues.NSStringDrawingOptions
@_exported import struct KitValues.NSUnderlineStyle
@_exported import typealias KitValues.CTFont
import KitValues
@_exported import typealias SwiftUI.NSColor

/// A font of a size in points.
public typealias NSFont = KitValues.UIFont
/// The description of a font by its traits.
public typealias NSFontDescriptor = KitValues.UIFontDescriptor
