/// The older form of containers that list the views of their content. New code uses `Group(subviews:transform:)`.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A content, and the root that makes a view of its children.
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// Makes the view.
        public var root: Root
        /// The views to list.
        public var content: Content

        nonisolated init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
    }
}

/// A type that makes something of the children of a content.
public protocol _VariadicView_Root {}

/// A type that makes a view of the children of a content.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view for the children.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is a single view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body may be several views, which the enclosing container lays out.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a content consists of. It is a view too, which shows all of them.
public struct _VariadicView_Children: RandomAccessCollection {
    /// One of the views.
    public struct Element: Identifiable {
        let subview: Subview

        /// The identity set by a loop or by `id(_:)`, or else the place in the content.
        nonisolated public var id: AnyHashable { subview.explicitID ?? AnyHashable(subview.id) }

        /// The identity set by a loop or by `id(_:)`; nil if there is none of that type.
        nonisolated public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { subview.explicitID?.base as? ID }

        /// The value that the view sets for a key with `_trait(_:_:)`.
        nonisolated public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value { subview.containerValues[key] }
    }

    let subviews: SubviewsCollection

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { subviews.count }
    nonisolated public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: View {
    public var body: some View { subviews }
}

extension _VariadicView_Children.Element: View {
    public var body: some View { subview }
}

extension _VariadicView.Tree where Root: _VariadicView_ViewRoot, Content: View {
    /// Creates a view from the children of a content.
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
        self.init(root: root, content: content())
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public var body: some View {
        root.body(children: _VariadicView_Children(subviews: SubviewsCollection(of: content)))
    }
}

/// A key of a value that a view passes to its container, which reads it from the children of a `_VariadicView`. New code uses `ContainerValues`.
///
///     struct Title: _ViewTraitKey { static let defaultValue = "" }
///     Text("Content")._trait(Title.self, "Name")
public protocol _ViewTraitKey: ContainerValueKey {}

extension View {
    /// Sets a value that the container of the view reads.
    nonisolated public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        var values = ContainerValues()
        values[key] = value
        return modifier(_TraitWritingModifier<ContainerValuesTraitKey>(value: values))
    }
}
