import Foundation
import SwiftUI

/// The name of a view of UIKit in which SwiftUI showed lists before iOS 16. As on the systems since then, its appearance does not change
/// lists: use `scrollContentBackground(_:)` and `listRowSeparator(_:edges:)`.
@MainActor public final class UITableView: NSObject {
    private static let proxy = UITableView()

    /// Returns an appearance that no view has.
    public static func appearance() -> UITableView { proxy }

    private override nonisolated init() { super.init() }

    /// The colour of the background, without effect on lists.
    public var backgroundColor: UIColor?
    /// The colour of separators, without effect on lists.
    public var separatorColor: UIColor?
    /// How rows are separated, without effect on lists.
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The space above headers in points, without effect on lists.
    public var sectionHeaderTopPadding: CGFloat = 0
}

/// The name of a view of UIKit in which SwiftUI showed rows before iOS 16. As on the systems since then, its appearance does not change rows:
/// use `listRowBackground(_:)`.
@MainActor public final class UITableViewCell: NSObject {
    /// How rows are separated.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// How selected rows look.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    private static let proxy = UITableViewCell()

    /// Returns an appearance that no view has.
    public static func appearance() -> UITableViewCell { proxy }

    private override nonisolated init() { super.init() }

    /// The colour of the background, without effect on rows.
    public var backgroundColor: UIColor?
    /// How selected rows look, without effect on rows.
    public var selectionStyle = SelectionStyle.default
}

/// The name of a view of UIKit in which SwiftUI shows editors. As on iOS since 16, its appearance does not change the background of editors:
/// use `scrollContentBackground(_:)`.
@MainActor public final class UITextView: NSObject {
    private static let proxy = UITextView()

    /// Returns an appearance that no view has.
    public static func appearance() -> UITextView { proxy }

    private override nonisolated init() { super.init() }

    /// The colour of the background, without effect on editors.
    public var backgroundColor: UIColor?
}

/// The name of a view of UIKit in which SwiftUI shows lists. As on iOS since 16, its appearance does not change the background of lists: use
/// `scrollContentBackground(_:)`.
@MainActor public final class UICollectionView: NSObject {
    private static let proxy = UICollectionView()

    /// Returns an appearance that no view has.
    public static func appearance() -> UICollectionView { proxy }

    private override nonisolated init() { super.init() }

    /// The colour of the background, without effect on lists.
    public var backgroundColor: UIColor?
}
