// For what contexts of Core Graphics are made with.
@_exported import CairoRendering
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationOverlay
@_exported import Observation
@_exported import SwiftUICore
