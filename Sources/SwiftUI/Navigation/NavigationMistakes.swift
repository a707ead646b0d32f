import SwiftUICore

/// Messages about incorrect uses of navigation, in the wording of SwiftUI.
enum NavigationMistake {
    /// The user activated a link to a value for whose type no destination is declared.
    static func missingDestination(for value: AnyHashable) -> String {
        """
        A NavigationLink is presenting a value of type “\(type(of: value.base))” but there is no matching navigationDestination \
        declaration visible from the location of the link. The link cannot be activated.

        Note: Links search for destinations in any surrounding NavigationStack, then within the same column of a NavigationSplitView.
        """
    }

    /// A link to a value is outside of any navigation container.
    static let linkOutsideOfContainer =
        "NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. Link will be disabled."

    /// Destinations for the same type are declared several times.
    static func repeatedDestination(for typeName: String) -> String {
        """
        A navigationDestination for “\(typeName)” was declared earlier on the stack. Only the destination declared closest to the root \
        view of the stack will be used.
        """
    }
}

/// Reports a destination that is declared where a navigation container may not find it.
struct DestinationPlaceCheck: ViewModifier {
    struct Declaration {
        /// The argument labels of the modifier that declares the destination.
        var function: String
        /// The type that the destination is for, as part of the message.
        var subject: String

        var misplaced: String { "There's a misplaced `navigationDestination(\(function))` modifier \(subject)." }
    }

    var declaration: Declaration
    @Environment(\.navigationModel) private var model
    @Environment(\.isInListRow) private var isInListRow

    nonisolated init(declaration: Declaration) {
        self.declaration = declaration
    }

    func body(content: Content) -> some View {
        content.modifier(
            MistakeModifier(
                StatedMistake(
                    model == nil ? outside : isInListRow ? inLazyContainer : nil, inLazyContainer: inLazyContainer)))
    }

    private var outside: String {
        """
        The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`. \
        \(declaration.misplaced) It will be ignored.
        """
    }

    private var inLazyContainer: String {
        """
        Do not put a navigation destination modifier inside a "lazy” container, like `List` or `LazyVStack`. These containers create \
        child views only when needed to render on screen. Add the navigation destination modifier outside these containers so that the \
        navigation stack can always see the destination. \(declaration.misplaced) It will be ignored in a future release.
        """
    }
}
