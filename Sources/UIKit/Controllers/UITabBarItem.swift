import Foundation
import SwiftUI

/// The item of a controller in the bar of a `UITabBarController`.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
    /// An item with the title and the symbol of the system.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed

        fileprivate var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        fileprivate var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "square.and.arrow.down"
            case .mostViewed: "list.number"
            }
        }
    }

    /// Called when the program has changed the item.
    var changed: @MainActor () -> Void = {}

    /// The title; nil for that of the controller.
    open var title: String? { didSet { changed() } }
    /// The picture; nil for none.
    open var image: UIImage? { didSet { changed() } }
    /// The picture while the controller is selected; nil for `image`.
    open var selectedImage: UIImage? { didSet { changed() } }
    /// The text of the badge at the picture; nil for none.
    open var badgeValue: String? { didSet { changed() } }
    /// A number of the program's own.
    open var tag = 0

    /// Creates an item without a title and a picture.
    public override init() {}

    /// Creates an item with a title, a picture and a number of the program's own.
    public init(title: String?, image: UIImage?, tag: Int) {
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Creates an item with a title and pictures.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// Creates an item of the system with a number of the program's own.
    public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        (title, image, self.tag) = (systemItem.title, UIImage(systemName: systemItem.symbol), tag)
    }
}
