// For what contexts of Core Graphics are made with.
@_exported import CairoRendering
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUICore
// On Apple's systems every program has these, by way of the Objective-C runtime.
@_exported import func os.objc_sync_enter
@_exported import func os.objc_sync_exit
