import CoreGraphics

/// The sizes of a window's content, which limit those of the window, in points.
package struct WindowContentSizes {
    /// The default size of a window's content if neither its scene nor its content specifies one: with the title bar, that of a window on macOS.
    package static let standard = CGSize(width: 900, height: 418)

    package private(set) var minimum: CGSize
    package private(set) var maximum: CGSize
    package let ideal: CGSize
    /// Whether the maximum size of the content limits the window.
    package let isLimited: Bool
    private let fitsContent: Bool
    private let defaultSize: CGSize?

    /// Creates the sizes of the content of a tree. Without content, any size is possible.
    ///
    /// - Parameters:
    ///   - source: The scene or the program's code, which determines whether the content limits the window.
    ///   - attributes: The limits of the program's code.
    @MainActor package init(of tree: ViewTree, _ source: any WindowSource, _ attributes: WindowAttributes) {
        let root = tree.rootNode
        let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
        minimum = root?.contentSize(for: Proposal(CGSize.zero)) ?? .zero
        maximum = root?.contentSize(for: Proposal(unlimited)) ?? unlimited
        ideal = root?.contentSize(for: .unspecified) ?? Self.standard
        let (settings, kind) = (source.settings, source.description.kind)
        isLimited = attributes.maximumSize != nil || settings.resizability.limitsMaximum(of: kind)
        fitsContent = kind == .settings || settings.isUtility || settings.fitsContent
        defaultSize = settings.defaultSize
        if let limit = attributes.minimumSize {
            minimum = CGSize(width: max(minimum.width, limit.width), height: max(minimum.height, limit.height))
        }
        if let limit = attributes.maximumSize {
            maximum = CGSize(
                width: max(minimum.width, min(maximum.width, limit.width)), height: max(minimum.height, min(maximum.height, limit.height)))
        }
    }

    /// Whether the window can have one size only.
    package var isFixed: Bool { isLimited && maximum.width <= minimum.width && maximum.height <= minimum.height }

    /// Returns the size with which the window opens.
    ///
    /// - Parameter wanted: The size in place of the source's; nil for that.
    package func initialSize(wanted: CGSize? = nil) -> CGSize {
        possible(wanted ?? defaultSize ?? (fitsContent ? ideal : Self.standard))
    }

    /// Returns the size nearest to a wanted one that the window can have.
    package func possible(_ size: CGSize) -> CGSize {
        func clamped(_ wanted: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
            max(minimum, isLimited ? min(wanted, maximum) : wanted)
        }
        return CGSize(width: clamped(size.width, minimum.width, maximum.width), height: clamped(size.height, minimum.height, maximum.height))
    }
}
