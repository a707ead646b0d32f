import Foundation
import SwiftUI

/// The name of a view of UIKit in which SwiftUI showed lists before iOS 16. As on the systems since then, its appearance does not change
/// lists: use `scrollContentBackground(_:)` and `listRowSeparator(_:edges:)`.
@preconcurrency @MainActor public final class UITableView: NSObject {
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
    /// The insets of separators in points, without effect on lists.
    public var separatorInset = UIEdgeInsets.zero
    /// The height of headers in points, without effect on lists.
    public var sectionHeaderHeight: CGFloat = 0
    /// The height of footers in points, without effect on lists.
    public var sectionFooterHeight: CGFloat = 0
    /// The insets of the content in points, without effect on lists.
    public var contentInset = UIEdgeInsets.zero
    /// Whether rows can be selected, without effect on lists.
    public var allowsSelection = true
    /// Whether the list shows a scroll indicator, without effect on lists.
    public var showsVerticalScrollIndicator = true
    /// The tint, without effect on lists.
    public var tintColor: UIColor?
    /// The space above headers in points, without effect on lists.
    public var sectionHeaderTopPadding: CGFloat = 0
}

/// The name of a view of UIKit in which SwiftUI showed rows before iOS 16. As on the systems since then, its appearance does not change rows:
/// use `listRowBackground(_:)`.
@preconcurrency @MainActor public final class UITableViewCell: NSObject {
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
    /// The tint, without effect on rows.
    public var tintColor: UIColor?
    /// The insets of separators in points, without effect on rows.
    public var separatorInset = UIEdgeInsets.zero
    /// How selected rows look, without effect on rows.
    public var selectionStyle = SelectionStyle.default
}

/// The name of a view of UIKit in which SwiftUI shows editors. As on iOS since 16, its appearance does not change the background of editors:
/// use `scrollContentBackground(_:)`.
@preconcurrency @MainActor public final class UITextView: NSObject {
    private static let proxy = UITextView()

    /// Returns an appearance that no view has.
    public static func appearance() -> UITextView { proxy }

    private override nonisolated init() { super.init() }

    /// The colour of the background, without effect on editors.
    public var backgroundColor: UIColor?
}

/// The name of a view of UIKit in which SwiftUI shows lists. As on iOS since 16, its appearance does not change the background of lists: use
/// `scrollContentBackground(_:)`.
@preconcurrency @MainActor public final class UICollectionView: NSObject {
    private static let proxy = UICollectionView()

    /// Returns an appearance that no view has.
    public static func appearance() -> UICollectionView { proxy }

    private override nonisolated init() { super.init() }

    /// The colour of the background, without effect on lists.
    public var backgroundColor: UIColor?
}
