// On Apple's systems code that imports Foundation finds these names of Combine and Observation.
@_exported import class Combine.AnyCancellable
@_exported import class Combine.CurrentValueSubject
@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import class Combine.PassthroughSubject
@_exported import struct Combine.Published
@_exported import Observation
