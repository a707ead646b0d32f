import CoreTransferable
import SwiftUICore

/// What the user can do with the button or the row of a tab besides selecting it.
struct TabInteractions: Equatable {
    private var changes: [(AnyView) -> AnyView] = []

    mutating func add<Changed: View>(_ change: @escaping (AnyView) -> Changed) {
        changes.append { AnyView(change($0)) }
    }

    /// Adds the interactions to the button or the row of a tab.
    func added(to view: some View) -> AnyView {
        changes.reduce(AnyView(view)) { $1($0) }
    }

    // The functions change with the values around the tab, of which each has its own revision.
    static func == (one: Self, other: Self) -> Bool { one.changes.count == other.changes.count }
}

extension TabContent {
    /// Adds a context menu to the button of the tab in a tab bar, or to its row in a sidebar.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
        let items = menuItems()
        return configured { $0.interactions.add { tab in tab.contextMenu { items } } }
    }

    /// Adds actions to the row of the tab in a sidebar, which a swipe shows. Tab bars do not show them.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> {
        let actions = content()
        return configured {
            $0.interactions.add { tab in tab.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { actions } }
        }
    }

    /// Shows a popover at the button or the row of the tab while `isPresented` is true.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> {
        configured {
            $0.interactions.add { tab in
                tab.popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
            }
        }
    }

    /// Shows a popover for the value of `item` at the button or the row of the tab while it is not nil.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<TabValue> {
        configured {
            $0.interactions.add { tab in
                tab.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
            }
        }
    }

    /// Lets the user drop transferable values on the button or the row of the tab.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> {
        configured {
            $0.interactions.add { tab in
                tab.dropDestination(for: payloadType) { items, _ in
                    action(items)
                    return true
                }
            }
        }
    }

    /// Lets the user drag a transferable value from the button or the row of the tab.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue> {
        configured { $0.interactions.add { tab in tab.draggable(payload()) } }
    }
}
