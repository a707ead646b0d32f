// `ColorMatrix`, `ProjectionTransform` and `Color.Resolved` are SwiftUI's names.
@_exported import DisplayLists
// It declares nothing public: exported for the files of this module.
@_exported import TextLayouts
