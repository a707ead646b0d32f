/// The kind of an accessibility element.
package enum AccessibilityRole: String, Sendable {
    case group, staticText, image, link, button, toggle, checkbox, radioButton, slider, stepper, picker, menu, menuItem
    case disclosure, progress, gauge, textField, secureField, textEditor, datePicker, colorWell, heading, list, row, tab, dialog
    case table, tableRow, columnHeader, cell
}

/// An action that an assistive technology can perform on an element.
package struct AccessibilityActionEntry {
    package enum Kind: Hashable {
        /// The default action, as performed by a tap.
        case activate
        case increment, decrement
        /// Dismisses the foremost presentation.
        case escape
        /// Starts or stops the most important activity of the page.
        case magicTap
        case delete
        case scroll(Edge)
        case zoom(AccessibilityZoomGestureAction.Direction)
        /// A custom action of the program, identified by its name.
        case named
    }

    package var kind: Kind
    /// The name of an action of kind `named`; otherwise nil.
    package var name: Text?
    /// The category under which an assistive technology lists the action; nil for none.
    package var category: Text?
    package var perform: () -> Void

    package init(_ kind: Kind, name: Text? = nil, perform: @escaping () -> Void) {
        self.kind = kind
        self.name = name
        self.perform = perform
    }
}

/// The kinds of actions that assistive technologies can perform.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case standard, escape, magicTap, delete
        case named(Text)
    }

    let storage: Storage

    /// Creates a custom action with a name.
    public init(named name: Text) {
        storage = .named(name)
    }

    private init(_ storage: Storage) {
        self.storage = storage
    }

    /// The default action, as performed by a tap.
    public static let `default` = AccessibilityActionKind(.standard)
    /// Dismisses the foremost presentation.
    public static let escape = AccessibilityActionKind(.escape)
    /// Starts or stops the most important activity of the page.
    public static let magicTap = AccessibilityActionKind(.magicTap)
    /// Deletes the element.
    public static let delete = AccessibilityActionKind(.delete)
}

/// The direction of an adjustment of a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// To the next larger value.
    case increment
    /// To the next smaller value.
    case decrement
}

/// How the accessibility elements inside a view are presented.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case ignore, contain, combine
    }

    let storage: Storage

    /// The elements are hidden; the view itself is an element.
    public static let ignore = AccessibilityChildBehavior(storage: .ignore)
    /// The elements are the children of an element for the view.
    public static let contain = AccessibilityChildBehavior(storage: .contain)
    /// The elements are merged into one with all their properties.
    public static let combine = AccessibilityChildBehavior(storage: .combine)
}

/// The level of a heading in its hierarchy.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
