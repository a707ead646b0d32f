// Names that Foundation has on Apple's systems.
@_exported import class CoreTransferable.NSItemProvider
@_exported import struct CoreTransferable.NSItemProviderFileOptions
@_exported import protocol CoreTransferable.NSItemProviderReading
@_exported import enum CoreTransferable.NSItemProviderRepresentationVisibility
@_exported import protocol CoreTransferable.NSItemProviderWriting
