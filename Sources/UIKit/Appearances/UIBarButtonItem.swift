import Foundation
import KitValues
import SwiftUI

/// A button in the bar of a `UINavigationController`, or the appearance of those in SwiftUI's navigation bars.
///
///     init() { UIBarButtonItem.appearance().tintColor = .orange }
@preconcurrency @MainActor public final class UIBarButtonItem: NSObject {
    /// The meaning of a button.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    /// A button with the title or symbol of the system.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera,
            trash
        case play, pause, rewind, fastForward, undo, redo
        case close = 24

        /// The title; nil for a button with a symbol.
        fileprivate var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        /// The name of the symbol; nil for a space or a button with a title.
        fileprivate var symbol: String? {
            switch self {
            case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            }
        }
    }

    private static let proxy = UIBarButtonItem()

    /// Returns the appearance of all buttons in navigation bars. Set it before they are shown; modifiers of views take precedence.
    public static func appearance() -> UIBarButtonItem { proxy }

    private override init() { super.init() }

    // MARK: A button

    /// The title; nil for none.
    public var title: String?
    /// The picture; nil for none.
    public var image: UIImage?
    /// Whether the button can be pressed. Set it before the button is shown.
    public var isEnabled = true
    /// The meaning of the button.
    public var style = Style.plain
    /// The object whose method is called; nil for none.
    public weak var target: AnyObject?
    /// The method that is called, whose argument is the button; nil for none.
    public var action: Selector?
    private var symbol: String?

    /// Creates a button with a title that calls a method.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target as AnyObject?
    }

    /// Creates a button with a picture that calls a method.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// Creates a button of the system that calls a method. Spaces are empty: the bar arranges its buttons.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: systemItem.title, style: systemItem == .done ? .done : .plain, target: target, action: action)
        symbol = systemItem.symbol
    }

    /// Where the button is.
    final class Place: ObservableObject {
        /// The frame in the window, in points; nil before the button has been shown.
        @Published var frame: CGRect?
    }

    let place = Place()

    /// The button as a view.
    @ViewBuilder var button: some View {
        if title != nil || image != nil || symbol != nil {
            Button { [self] in
                action?._call(on: target, with: self)
            } label: {
                if let image {
                    Image(uiImage: image)
                } else if let symbol {
                    Image(systemName: symbol)
                } else {
                    Text(verbatim: title ?? "").fontWeight(style == .done ? .semibold : nil)
                }
            }
            .disabled(!isEnabled)
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: { [place] in
                place.frame = $0
            }
        }
    }

    // MARK: Appearance

    /// The colour of the buttons; nil for that of the navigation bar. It is one for all buttons.
    public var tintColor: UIColor? {
        get { ControlAppearances.barButtons.tint.map { UIColor($0) } }
        set { ControlAppearances.barButtons.tint = newValue?.color }
    }

    /// Sets the font and the colour of titles in the normal state, which the other states share. Other attributes are ignored. They are the same for
    /// all buttons.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        if state == .normal { ControlAppearances.barButtons.title = TextAppearance(attributes) }
    }

    /// Returns the font and the colour of titles.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { ControlAppearances.barButtons.title.attributes }
}
