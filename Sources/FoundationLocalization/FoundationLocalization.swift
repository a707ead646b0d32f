// On Apple's systems `LocalizedStringResource` and `String(localized:)` belong to Foundation. Here SwiftUICore declares them, as texts look
// them up. Programs import this module into every file, so that code which imports Foundation alone finds them.
@_exported import struct SwiftUICore.LocalizedStringResource
@_exported import protocol SwiftUICore.CustomLocalizedStringResourceConvertible
