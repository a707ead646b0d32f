import Foundation
import KitValues
import SwiftUI

/// The name of SwiftUI's navigation bars in UIKit, which has their appearance only: there are no views of UIKit.
///
///     init() { UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.orange] }
@preconcurrency @MainActor public final class UINavigationBar: NSObject {
    private static let proxy = UINavigationBar()

    /// Returns the appearance of all navigation bars. Set it before they are shown; toolbar modifiers of views take precedence.
    public static func appearance() -> UINavigationBar { proxy }

    private override nonisolated init() { super.init() }

    private var bars: BarAppearances {
        get { ControlAppearances.navigationBar }
        set { ControlAppearances.navigationBar = newValue }
    }

    /// Changes the looks in all states.
    private func changeAll(_ change: (inout BarAppearance) -> Void) {
        change(&bars.standard)
        if bars.scrollEdge != nil { change(&bars.scrollEdge!) }
    }

    /// The look over scrolled content.
    public var standardAppearance: UINavigationBarAppearance {
        get { UINavigationBarAppearance(bars.standard) }
        set { bars.standard = newValue.bar }
    }
    /// The look while the content is at its upper edge; nil for that over scrolled content without a background.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { bars.scrollEdge.map { UINavigationBarAppearance($0) } }
        set { bars.scrollEdge = newValue?.bar }
    }
    /// The look over scrolled content in windows of small height, which are shown like others: the last look that is set counts.
    public var compactAppearance: UINavigationBarAppearance? {
        get { standardAppearance }
        set { if let newValue { standardAppearance = newValue } }
    }
    /// The look of small windows while the content is at its upper edge; the same as `scrollEdgeAppearance`.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { scrollEdgeAppearance }
        set { scrollEdgeAppearance = newValue }
    }
    /// The font and the colour of titles in the row of the buttons.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { bars.standard.title.attributes }
        set { changeAll { $0.title = TextAppearance(newValue) } }
    }
    /// The font and the colour of large titles.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { bars.standard.largeTitle.attributes }
        set { changeAll { $0.largeTitle = TextAppearance(newValue) } }
    }
    /// The colour of buttons; nil for the tint of views.
    public var tintColor: UIColor? {
        get { bars.tint.map { UIColor($0) } }
        set { bars.tint = newValue?.color }
    }
    /// The colour of the background over scrolled content; nil for the platform's.
    public var barTintColor: UIColor? {
        get { standardAppearance.backgroundColor }
        set { bars.standard.background = newValue.map { .color($0.color) } ?? .automatic }
    }
    /// The colour of the background in all states; nil for the platform's.
    public var backgroundColor: UIColor? {
        get { standardAppearance.backgroundColor }
        set {
            let background = newValue.map { BarAppearance.Background.color($0.color) } ?? .automatic
            bars.standard.background = background
            var edge = bars.scrollEdge ?? bars.standard
            edge.background = background
            bars.scrollEdge = edge
        }
    }
    /// The picture below the bar: one without content removes the line, others are not shown. Nil for the line of the platform.
    public var shadowImage: UIImage? {
        get { bars.standard.shadow == .clear ? UIImage() : nil }
        set { changeAll { $0.shadow = newValue == nil ? nil : .clear } }
    }

    /// Whether content shows through the bar. If false, the background over scrolled content is opaque, in the colour of the system unless another
    /// background is set.
    public var isTranslucent: Bool {
        get { bars.standard.background == .automatic }
        set { if newValue != isTranslucent { bars.standard.background = newValue ? .automatic : .color(UIColor.systemBackground.color) } }
    }
    /// Whether titles are large at first. Kept only: as on iOS, `navigationBarTitleDisplayMode(_:)` determines that for SwiftUI's bars.
    public var prefersLargeTitles = false
    /// The picture before the title of the back button; nil for that of the platform.
    public var backIndicatorImage: UIImage? {
        get { bars.standard.backImage }
        set { bars.standard.backImage = newValue }
    }
    /// The picture behind which titles are moved on iOS. Kept only: titles are not moved behind it.
    public var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the picture behind the bar: one without content removes the background, others are not shown. Nil for that of the platform.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        changeAll { $0.background = backgroundImage.map { $0.size.width > 0 } == false ? .none : .automatic }
    }
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt = 102
}
