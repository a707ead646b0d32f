import Observation
import SwiftUICore

/// Through which views in a navigation container show pages. One object as long as the container is there.
final class NavigationModel {
    /// Shows a page for a value; says whether anyone can.
    var push: (AnyHashable) -> Bool = { _ in false }
    /// Whether a page is declared for a value.
    var hasDestination: (AnyHashable) -> Bool = { _ in true }
    /// The update in which the container was first shown.
    private var firstUpdate: Int?

    /// Whether the container is being shown for the first time: pages that it has from the beginning are there at once.
    func isInFirstUpdate(_ counter: UpdateCounter) -> Bool {
        let count = counter.count
        if firstUpdate == nil { firstUpdate = count }
        return firstUpdate == count
    }
}

private enum NavigationModelKey: EnvironmentKey {
    static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
    /// The navigation container around the view.
    var navigationModel: NavigationModel? {
        get { self[NavigationModelKey.self] }
        set { self[NavigationModelKey.self] = newValue }
    }
}

/// Numbers by which closures that were made anew are told from those of before.
enum Revision {
    private static let last = Locked(0)

    static func next() -> Int {
        last.withLock {
            $0 += 1
            return $0
        }
    }
}

/// The views for the values that a navigation stack shows, as the content declares them.
struct NavigationDestinations: Equatable {
    struct Entry: Equatable {
        var type: ObjectIdentifier
        var revision: Int
        /// The name of the type, for messages.
        var typeName: String
        var make: (AnyHashable) -> AnyView?

        static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.type == rhs.type && lhs.revision == rhs.revision }
    }

    var entries: [Entry] = []

    /// A type for which several destinations are declared.
    var repeatedType: String? {
        var seen = Set<ObjectIdentifier>()
        return entries.first { !seen.insert($0.type).inserted }?.typeName
    }

    /// The view for a value; nil when no destination is declared for its type.
    func view(for value: AnyHashable) -> AnyView? {
        for entry in entries {
            if let view = entry.make(value) { return view }
        }
        return nil
    }
}

struct NavigationDestinationsKey: OffstagePreferenceKey {
    static var defaultValue: NavigationDestinations { NavigationDestinations() }

    static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
        value.entries += nextValue().entries
    }
}

/// A page that the content asks for by itself: a link that was followed, a destination that is presented.
struct PresentedPage: Equatable {
    var id: AnyHashable
    var revision: Int
    var content: AnyView
    /// Tells who has asked that the page is gone.
    var dismiss: @MainActor () -> Void

    static func == (lhs: PresentedPage, rhs: PresentedPage) -> Bool { lhs.id == rhs.id && lhs.revision == rhs.revision }
}

struct PresentedPagesKey: OffstagePreferenceKey {
    static var defaultValue: [PresentedPage] { [] }

    static func reduce(value: inout [PresentedPage], nextValue: () -> [PresentedPage]) {
        value += nextValue()
    }
}

/// Shows a page while it is asked to.
struct PresentedPageModifier<Destination: View> {
    var isPresented: Bool
    /// What the page is about: another one is another page.
    var identity: AnyHashable?
    var dismiss: @MainActor () -> Void
    var destination: () -> Destination
    @Namespace private var namespace

    nonisolated init(
        isPresented: Bool, identity: AnyHashable? = nil, dismiss: @escaping @MainActor () -> Void,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.isPresented = isPresented
        self.identity = identity
        self.dismiss = dismiss
        self.destination = destination
    }
}

extension PresentedPageModifier: ViewModifier {
    func body(content: Content) -> some View {
        let own = isPresented
            ? [PresentedPage(
                id: [AnyHashable(namespace), identity ?? AnyHashable(0)] as [AnyHashable], revision: Revision.next(),
                content: AnyView(destination()), dismiss: dismiss)]
            : []
        return content.transformPreference(PresentedPagesKey.self) { $0 = own + $0 }
    }
}

extension View {
    /// Shows a view for each value of a type that is in the path of the navigation stack.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let entry = NavigationDestinations.Entry(type: ObjectIdentifier(data), revision: Revision.next(), typeName: String(reflecting: data)) { value in
            (value.base as? D).map { AnyView(destination($0)) }
        }
        return transformPreference(NavigationDestinationsKey.self) { $0.entries.append(entry) }
            .modifier(DestinationPlaceCheck(declaration: .init(function: "for:destination:", subject: "for type `\(D.self)`")))
    }

    /// Shows a view on a page of its own while a binding says so.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(BoundPageModifier(isPresented: isPresented, destination: destination))
            .modifier(DestinationPlaceCheck(declaration: .init(function: "isPresented:destination:", subject: "presenting `\(V.self)`")))
    }

    /// Shows a view on a page of its own for the item that a binding has.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ItemPageModifier(item: item, destination: destination))
            .modifier(DestinationPlaceCheck(declaration: .init(function: "item:destination:", subject: "for type `\(D?.self)`")))
    }
}

private struct BoundPageModifier<Destination: View> {
    var isPresented: Binding<Bool>
    var destination: () -> Destination
}

extension BoundPageModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(PresentedPageModifier(
            isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false }, destination: destination))
    }
}

private struct ItemPageModifier<Item: Hashable, Destination: View> {
    var item: Binding<Item?>
    var destination: (Item) -> Destination
}

extension ItemPageModifier: ViewModifier {
    func body(content: Content) -> some View {
        let value = item.wrappedValue
        return content.modifier(PresentedPageModifier(
            isPresented: value != nil, identity: value.map { AnyHashable($0) }, dismiss: { item.wrappedValue = nil }
        ) {
            if let value { destination(value) }
        })
    }
}
