/// What kind of thing an element is to those who do not see it.
package enum AccessibilityRole: String, Sendable {
    case group, staticText, image, link, button, toggle, checkbox, radioButton, slider, stepper, picker, menu, menuItem
    case disclosure, progress, gauge, textField, secureField, textEditor, datePicker, colorWell, heading, list, row, tab, dialog
}

/// What somebody who does not see a view can do with it.
package struct AccessibilityActionEntry {
    package enum Kind: Hashable {
        /// What a tap does.
        case activate
        case increment, decrement
        /// Leaves what is shown in front.
        case escape
        /// Goes on with, or stops, the most important thing on the page.
        case magicTap
        case delete
        case scroll(Edge)
        /// An action of the program's, by its name.
        case named
    }

    package var kind: Kind
    /// The name of a `named` action.
    package var name: Text?
    package var perform: () -> Void

    package init(_ kind: Kind, name: Text? = nil, perform: @escaping () -> Void) {
        self.kind = kind
        self.name = name
        self.perform = perform
    }
}

/// Kinds of actions that assistive programs know.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case standard, escape, magicTap, delete
        case named(Text)
    }

    let storage: Storage

    /// An action with a name of its own.
    public init(named name: Text) {
        storage = .named(name)
    }

    private init(_ storage: Storage) {
        self.storage = storage
    }

    /// What a tap does.
    public static let `default` = AccessibilityActionKind(.standard)
    /// Leaves what is shown in front.
    public static let escape = AccessibilityActionKind(.escape)
    /// Goes on with, or stops, the most important thing on the page.
    public static let magicTap = AccessibilityActionKind(.magicTap)
    /// Deletes what is meant.
    public static let delete = AccessibilityActionKind(.delete)
}

/// In which direction a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// To the next larger one.
    case increment
    /// To the next smaller one.
    case decrement
}

/// How the views in an element are told of.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case ignore, contain, combine
    }

    let storage: Storage

    /// They are not told of; the element speaks for itself.
    public static let ignore = AccessibilityChildBehavior(storage: .ignore)
    /// Each is an element of its own in this one.
    public static let contain = AccessibilityChildBehavior(storage: .contain)
    /// They are one element, which tells all they would.
    public static let combine = AccessibilityChildBehavior(storage: .combine)
}

/// The level of a heading among others.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
