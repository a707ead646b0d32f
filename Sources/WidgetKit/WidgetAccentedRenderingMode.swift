import SwiftUI

/// How an image is drawn in a widget of two colours.
///
/// Follows https://developer.apple.com/documentation/widgetkit/widgetaccentedrenderingmode.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    fileprivate enum Kind {
        case accented, desaturated, accentedDesaturated, fullColor
    }

    fileprivate let kind: Kind

    /// As a template in the accent colour.
    public static let accented = WidgetAccentedRenderingMode(kind: .accented)
    /// Without colours.
    public static let desaturated = WidgetAccentedRenderingMode(kind: .desaturated)
    /// In shades of the accent colour.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(kind: .accentedDesaturated)
    /// In its own colours.
    public static let fullColor = WidgetAccentedRenderingMode(kind: .fullColor)
}

extension Image {
    /// Sets how the image is drawn where the `widgetRenderingMode` of the environment is `accented`; nil for as it is.
    ///
    /// `apus` draws no widgets of two colours: the setting holds where the program sets that mode, as in previews.
    nonisolated public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
        AccentedImage(image: self, mode: mode)
    }
}

private struct AccentedImage: View {
    let image: Image
    let mode: WidgetAccentedRenderingMode?
    @Environment(\.widgetRenderingMode) private var renderingMode

    var body: some View {
        switch renderingMode == .accented ? mode?.kind : nil {
        case .accented: image.renderingMode(.template).foregroundStyle(.tint)
        case .desaturated: image.saturation(0)
        case .accentedDesaturated: image.saturation(0).colorMultiply(.accentColor)
        case .fullColor, nil: image
        }
    }
}
