/// The part of Core Animation that SwiftUI programs use: its clock, its display links, its transactions and its curves. Layers do not exist.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import func FoundationOverlay.CACurrentMediaTime
