// For what contexts of Core Graphics are made with.
@_exported import CairoRendering
// On Apple's systems code that imports SwiftUI alone finds few names of Combine: types of other modules may be called `Subscription` or `Record`.
@_exported import class Combine.AnyCancellable
@_exported import struct Combine.AnyPublisher
@_exported import protocol Combine.Cancellable
@_exported import protocol Combine.ConnectablePublisher
@_exported import class Combine.CurrentValueSubject
@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import class Combine.PassthroughSubject
@_exported import struct Combine.Published
@_exported import protocol Combine.Publisher
@_exported import enum Combine.Publishers
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationOverlay
@_exported import Observation
@_exported import SwiftUICore
