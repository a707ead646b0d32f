// On Apple's systems code that imports AppIntents alone finds Foundation, to which localized resources belong there.
@_exported import Foundation
@_exported import FoundationOverlay
@_exported import protocol SwiftUICore.CustomLocalizedStringResourceConvertible
@_exported import struct SwiftUICore.LocalizedStringResource
