/// Values and services that UIKit and AppKit have in common. Programs import one of these.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationOverlay
@_exported import class SwiftUI.UIColor
@_exported import class SwiftUI.UIImage
