import Observation
import SwiftUICore

/// The interface through which views inside a navigation container push pages. One object exists for the lifetime of the container.
final class NavigationModel {
    /// Pushes a page for a value; returns false if the path cannot hold the value.
    var push: (AnyHashable) -> Bool = { _ in false }
    /// Whether a destination is declared for the type of a value.
    var hasDestination: (AnyHashable) -> Bool = { _ in true }
    /// Removes all pages above the root; nil if there are none.
    var popToRoot: (@MainActor () -> Void)?
    /// The number of the update in which the container was first evaluated.
    private var firstUpdate: Int?
    /// The transitions of the pages above the root, by their identities.
    private var transitions: [AnyHashable: PageTransition] = [:]

    /// Returns the transitions of some pages, in order, and forgets the transitions of all other pages.
    func transitions(of pages: [AnyHashable]) -> [PageTransition] {
        transitions = transitions.filter { pages.contains($0.key) }
        return pages.map { page in
            if let transition = transitions[page] { return transition }
            let transition = PageTransition()
            transitions[page] = transition
            return transition
        }
    }

    /// Whether the container is in its first update, in which the initial pages appear without animation.
    func isInFirstUpdate(_ counter: UpdateCounter) -> Bool {
        let count = counter.count
        if firstUpdate == nil { firstUpdate = count }
        return firstUpdate == count
    }
}

extension EnvironmentValues {
    /// The nearest enclosing navigation container.
    @Entry var navigationModel: NavigationModel?
}

/// Produces unique numbers that distinguish closures, which cannot be compared, from those of earlier evaluations.
enum Revision {
    private static let last = Locked(0)

    static func next() -> Int {
        last.withLock {
            $0 += 1
            return $0
        }
    }
}

/// The destinations that the content of a navigation stack declares.
struct NavigationDestinations: Equatable {
    struct Entry: Equatable {
        var type: ObjectIdentifier
        var revision: Int
        /// The name of the type, for messages.
        var typeName: String
        /// Whether a value has the type. It captures nothing, so that it can be kept longer than the content.
        var accepts: (AnyHashable) -> Bool
        var make: (AnyHashable) -> AnyView?

        static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.type == rhs.type && lhs.revision == rhs.revision }
    }

    var entries: [Entry] = []

    /// The name of a type that has several destinations.
    var repeatedType: String? {
        var seen = Set<ObjectIdentifier>()
        return entries.first { !seen.insert($0.type).inserted }?.typeName
    }

    /// A function that returns whether a destination is declared for the type of a value.
    var acceptance: (AnyHashable) -> Bool {
        { [tests = entries.map(\.accepts)] value in tests.contains { $0(value) } }
    }

    /// Returns the view for a value, or nil when no destination is declared for its type.
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

/// A page that a view in the content presents itself, such as an activated link or a bound destination.
struct PresentedPage: Equatable {
    var id: AnyHashable
    var revision: Int
    var content: AnyView
    /// Whether the last column of a split view shows the page, rather than the column that presents it.
    var isDetail = true
    /// Notifies the presenter that the page has been removed.
    var dismiss: @MainActor () -> Void

    static func == (lhs: PresentedPage, rhs: PresentedPage) -> Bool { lhs.id == rhs.id && lhs.revision == rhs.revision }
}

struct PresentedPagesKey: OffstagePreferenceKey {
    static var defaultValue: [PresentedPage] { [] }

    static func reduce(value: inout [PresentedPage], nextValue: () -> [PresentedPage]) {
        value += nextValue()
    }
}

/// Presents a page while `isPresented` is true.
struct PresentedPageModifier<Destination: View> {
    var isPresented: Bool
    /// The item that the page shows; a different item is a different page.
    var identity: AnyHashable?
    /// Whether the last column of a split view shows the page.
    var isDetail: Bool
    var dismiss: @MainActor () -> Void
    var destination: () -> Destination
    @Namespace private var namespace

    nonisolated init(
        isPresented: Bool, identity: AnyHashable? = nil, isDetail: Bool = true, dismiss: @escaping @MainActor () -> Void,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.isPresented = isPresented
        self.identity = identity
        self.isDetail = isDetail
        self.dismiss = dismiss
        self.destination = destination
    }
}

extension PresentedPageModifier: ViewModifier {
    func body(content: Content) -> some View {
        let own =
            isPresented
            ? [
                PresentedPage(
                    id: [AnyHashable(namespace), identity ?? AnyHashable(0)] as [AnyHashable], revision: Revision.next(),
                    content: AnyView(destination()), isDetail: isDetail, dismiss: dismiss)
            ]
            : []
        return content.transformPreference(PresentedPagesKey.self) { $0 = own + $0 }
    }
}

extension View {
    /// Declares the view that the enclosing navigation stack shows for each value of the type `data` in its path.
    ///
    /// Declare destinations outside of lazy containers such as `List`, which would otherwise hide them from the stack. When a type has
    /// several destinations, the one closest to the root is used.
    ///
    /// ```swift
    /// .navigationDestination(for: City.self) { city in CityDetails(city: city) }
    /// ```
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let entry = NavigationDestinations.Entry(
            type: ObjectIdentifier(data), revision: Revision.next(), typeName: String(reflecting: data), accepts: { $0.base is D },
            make: { value in (value.base as? D).map { AnyView(destination($0)) } })
        return transformPreference(NavigationDestinationsKey.self) { $0.entries.append(entry) }
            .modifier(DestinationPlaceCheck(declaration: .init(function: "for:destination:", subject: "for type `\(D.self)`")))
    }

    /// Pushes the view returned by `destination` while `isPresented` is true; going back sets the binding to false.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modifier(BoundPageModifier(isPresented: isPresented, destination: destination()))
            .modifier(DestinationPlaceCheck(declaration: .init(function: "isPresented:destination:", subject: "presenting `\(V.self)`")))
    }

    /// Pushes a view for the value of `item` while it is not nil; going back sets the binding to nil. A different value replaces
    /// the page.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ItemPageModifier(item: item, destination: destination))
            .modifier(DestinationPlaceCheck(declaration: .init(function: "item:destination:", subject: "for type `\(D?.self)`")))
    }
}

private struct BoundPageModifier<Destination: View> {
    var isPresented: Binding<Bool>
    var destination: Destination
}

extension BoundPageModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            PresentedPageModifier(isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false }) { destination })
    }
}

private struct ItemPageModifier<Item: Hashable, Destination: View> {
    var item: Binding<Item?>
    var destination: (Item) -> Destination
}

extension ItemPageModifier: ViewModifier {
    func body(content: Content) -> some View {
        let value = item.wrappedValue
        return content.modifier(
            PresentedPageModifier(
                isPresented: value != nil, identity: value.map { AnyHashable($0) }, dismiss: { item.wrappedValue = nil }
            ) {
                if let value { destination(value) }
            })
    }
}
