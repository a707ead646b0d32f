import Foundation
import SwiftUI

/// The part of a navigation bar that a page determines.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// How the title is shown.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never, inline

        var mode: NavigationBarItem.TitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .always: .large
            case .never, .inline: .inline
            }
        }
    }

    /// Called when the program has changed the item.
    var changed: @MainActor () -> Void = {}

    /// Creates an item with a title.
    public init(title: String) { self.title = title }

    override init() {}

    /// The title; nil for that of the controller.
    open var title: String? { didSet { changed() } }
    /// How the title is shown.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    /// Whether there is no back button.
    open var hidesBackButton = false { didSet { changed() } }
    /// The buttons at the leading edge, from the edge inwards; nil for none.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// The buttons at the trailing edge, from the edge inwards; nil for none.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// The first button at the leading edge; nil for none.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first button at the trailing edge; nil for none.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}
