import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Named: Identifiable {
    let id: Int
    let name: String
}

private struct Repeated: View {
    var body: some View {
        VStack { ForEach([1, 2, 1, 1], id: \.self) { Text("\($0)") } }
    }
}

/// Mistakes of the programmer are reported once, in SwiftUI's words, with the path of the view.
@MainActor @Suite struct AuthorMistakeTests {
    private func warnings(_ view: some View) -> [String] {
        let host = ViewHost(view)
        host.advance(by: 0.1)
        return host.warnings
    }

    private func warnings(_ view: some View, after act: (ViewHost) throws -> Void) rethrows -> [String] {
        let host = ViewHost(view)
        try act(host)
        host.advance(by: 0.1)
        return host.warnings
    }

    private func repeated(_ id: Int) -> String { "the ID \(id) occurs multiple times within the collection, this will give undefined results!" }

    @Test("A loop with an identity that occurs several times, in any container")
    func repeatedIdentities() {
        let found = warnings(Repeated())
        #expect(found == ["ForEach<Array<Int>, Int, Text>: \(repeated(1)) (in Repeated)"])
        for view in [
            AnyView(List { ForEach([1, 1, 2], id: \.self) { Text("\($0)") } }),
            AnyView(List([1, 1, 2], id: \.self) { Text("\($0)") }),
            AnyView(LazyVStack { ForEach([3, 1, 1], id: \.self) { Text("\($0)") } }),
            AnyView(LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach([1, 3, 1], id: \.self) { Text("\($0)") } }),
            AnyView(ForEach([Named(id: 1, name: "a"), Named(id: 1, name: "b")]) { Text($0.name) }),
        ] {
            let found = warnings(view)
            #expect(found.count == 1)
            #expect(found.first?.contains(repeated(1)) == true)
        }
    }

    @Test("Two loops of a lazy container with a common identity; loops in different items and in lists may have the same ones")
    func identitiesSharedByLoops() {
        func shared(_ name: String) -> [String] {
            ["\(name): the ID 2 is used by multiple child views, this will give undefined results!"]
        }
        @ViewBuilder func loops() -> some View {
            ForEach([1, 2], id: \.self) { Text("\($0)") }
            ForEach([2, 3], id: \.self) { Text("\($0)") }
        }
        #expect(warnings(LazyVStack { loops() }) == shared("LazyVStackLayout"))
        #expect(warnings(ScrollView { LazyVStack { loops() } }).count == 1)
        #expect(warnings(ScrollView(.horizontal) { LazyHStack { loops() } }) == shared("LazyHStackLayout"))
        #expect(warnings(LazyVGrid(columns: [GridItem(), GridItem()]) { loops() }) == shared("LazyVGridLayout"))
        #expect(warnings(LazyHGrid(rows: [GridItem()]) { loops() }) == shared("LazyHGridLayout"))
        #expect(warnings(VStack { loops() }) == [])
        #expect(warnings(List { loops() }) == [])
        let nested = ForEach(["a", "b"], id: \.self) { _ in ForEach([1, 2], id: \.self) { Text("\($0)") } }
        #expect(warnings(LazyVStack { nested }) == [])
        #expect(warnings(LazyVGrid(columns: [GridItem()]) { nested }) == [])
    }

    private struct TwoSheets: View {
        @State private var isFirst = false
        @State private var isSecond = false
        @State private var isInner = false

        var body: some View {
            VStack {
                Button("Both") {
                    isFirst = true
                    isSecond = true
                }
                .sheet(isPresented: $isSecond) { Text("Second") }
            }
            .sheet(isPresented: $isFirst) {
                VStack {
                    Button("Close") { isFirst = false }
                    Button("Inner") { isInner = true }
                }
                .sheet(isPresented: $isInner) { Button("Close inner") { isInner = false } }
            }
        }
    }

    @Test("Of two sheets of the same views, the second waits for the first; a sheet on a sheet does not")
    func twoSheets() throws {
        let host = ViewHost(TwoSheets())
        try host.tap(.text("Both"))
        host.advance(by: 1)
        let first = host.contains(.text("Close"))
        #expect(first != host.contains(.text("Second")))
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.hasPrefix("Currently, only presenting a single sheet is supported.") == true)
        if first {
            try host.tap(.text("Inner"))
            host.advance(by: 1)
            try host.tap(.text("Close inner"))
            host.advance(by: 1)
            try host.tap(.text("Close"))
            host.advance(by: 1)
            #expect(host.contains(.text("Second")) && !host.contains(.text("Close")))
        }
        #expect(host.warnings.count == 1)
    }

    @Test("Loops whose identities are all different say nothing, as they move, grow and scroll", arguments: [false, true])
    func differentIdentities(isLazy: Bool) throws {
        struct Moving: View {
            @State var numbers = Array(0..<200)
            let isLazy: Bool
            var body: some View {
                VStack {
                    Button("Move") { numbers = Array(numbers.reversed()) + [numbers.count] }
                    ScrollView {
                        if isLazy {
                            LazyVStack { ForEach(numbers, id: \.self) { Text("row \($0)") } }
                        } else {
                            VStack { ForEach(numbers, id: \.self) { Text("row \($0)") } }
                        }
                    }
                }
            }
        }
        let found = try warnings(Moving(isLazy: isLazy)) { host in
            for _ in 0..<4 {
                try host.tap(.text("Move"))
                try host.scroll(.point(100, 400), by: CGSize(width: 0, height: 3000))
                host.advance(by: 0.1)
            }
        }
        #expect(found == [])
    }

    @Test("Of a loop with thousands of repeated identities the first few are named")
    func manyRepeatedIdentities() {
        let numbers = (0..<2000).map { $0 / 2 }
        #expect(warnings(VStack { ForEach(numbers, id: \.self) { _ in Color.red } }).count == 10)
    }

    @Test("A loop over a range that was said not to change")
    func changedRange() throws {
        struct Growing: View {
            @State var count = 2
            var body: some View {
                VStack {
                    Button("More") { count += 1 }
                    ForEach(0..<count) { Text("row \($0)") }
                }
            }
        }
        let found = try warnings(Growing()) { try $0.tap(.text("More")) }
        #expect(
            found == [
                """
                ForEach<Range<Int>, Int, Text> count (3) != its initial count (2). `ForEach(_:content:)` should only be used for *constant* \
                data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`! (in Growing)
                """
            ])
    }

    @Test("A picker whose selection no choice has", arguments: [0, 1, 2])
    func invalidSelection(style: Int) {
        struct Choosing: View {
            let style: Int
            @State var selection: String
            var body: some View {
                let picker = Picker("Kind", selection: $selection) {
                    Text("A").tag("a")
                    ForEach(["b", "c"], id: \.self) { Text($0) }
                }
                switch style {
                case 0: picker
                case 1: picker.pickerStyle(.segmented)
                default: picker.pickerStyle(.inline)
                }
            }
        }
        #expect(
            warnings(Choosing(style: style, selection: "z")) == [
                "Picker: the selection \"z\" is invalid and does not have an associated tag, this will give undefined results. (in Choosing)"
            ])
        #expect(warnings(Choosing(style: style, selection: "a")) == [])
        #expect(warnings(Choosing(style: style, selection: "c")) == [])
    }

    @Test("A progress view beyond its total")
    func progressOutOfBounds() {
        let text = "ProgressView initialized with an out-of-bounds progress value. The value will be clamped to the range of `0...total`."
        #expect(warnings(ProgressView(value: 1.5)) == [text])
        #expect(warnings(ProgressView("Load", value: -1, total: 4)) == [text])
        #expect(warnings(ProgressView(value: 4.0, total: 4)) == [])
    }

    @Test("Frames of lengths that cannot be")
    func frames() {
        let invalid = "Invalid frame dimension (negative or non-finite)."
        struct Negative: View {
            var body: some View { VStack { Color.red.frame(width: -1) } }
        }
        #expect(warnings(Negative()) == [invalid + " (in Negative)"])
        #expect(warnings(Color.red.frame(height: .nan)) == [invalid])
        #expect(warnings(Color.red.frame(minWidth: -4, maxWidth: 10)) == [invalid])
        #expect(warnings(Color.red.frame(minWidth: 80, maxWidth: 40)) == ["Contradictory frame constraints specified.", invalid])
        #expect(warnings(Color.red.frame(minHeight: 1, idealHeight: 2, maxHeight: .infinity).frame(width: 0)) == [])
    }

    // MARK: Navigation

    @Test("A link to a value for which no page is declared, when it is followed")
    func linkWithoutDestination() throws {
        struct Page: View {
            let value: Double
            var body: some View {
                NavigationStack {
                    VStack { NavigationLink("go", value: value) }.navigationDestination(for: Int.self) { Text("\($0)") }
                }
            }
        }
        let host = ViewHost(Page(value: 2.5))
        #expect(host.warnings == [])
        try host.tap(.text("go"))
        host.advance(by: 1)
        #expect(
            host.warnings == [
                """
                A NavigationLink is presenting a value of type “Double” but there is no matching navigationDestination declaration visible \
                from the location of the link. The link cannot be activated.

                Note: Links search for destinations in any surrounding NavigationStack, then within the same column of a NavigationSplitView. \
                (in Page)
                """
            ])
        let list = ViewHost(NavigationStack { List { NavigationLink("go", value: "x") } })
        try list.tap(.text("go"))
        list.advance(by: 1)
        #expect(list.warnings.count == 1)
        let good = ViewHost(NavigationStack { NavigationLink("go", value: 7).navigationDestination(for: Int.self) { Text("page \($0)") } })
        try good.tap(.text("go"))
        good.advance(by: 1)
        #expect(good.contains(.text("page 7")))
        #expect(good.warnings == [])
    }

    @Test("Links and destinations outside of navigation containers, and destinations in lazy ones")
    func misplacedNavigation() {
        #expect(
            warnings(NavigationLink("go", value: 1)) == [
                "NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. Link will be disabled."
            ])
        #expect(
            warnings(Text("a").navigationDestination(for: Int.self) { Text("\($0)") }) == [
                """
                The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`. There's a misplaced \
                `navigationDestination(for:destination:)` modifier for type `Int`. It will be ignored.
                """
            ])
        let inList = warnings(
            NavigationStack {
                List { Text("a").navigationDestination(isPresented: .constant(false)) { Text("b") } }
            })
        #expect(
            inList == [
                """
                Do not put a navigation destination modifier inside a "lazy” container, like `List` or `LazyVStack`. These containers create \
                child views only when needed to render on screen. Add the navigation destination modifier outside these containers so that the \
                navigation stack can always see the destination. There's a misplaced `navigationDestination(isPresented:destination:)` \
                modifier presenting `Text`. It will be ignored in a future release.
                """
            ])
        #expect(warnings(NavigationStack { List { Text("a") }.navigationDestination(for: Int.self) { Text("\($0)") } }) == [])
    }

    @Test("A type for which two destinations are declared")
    func repeatedDestination() {
        let view = NavigationStack {
            Text("a").navigationDestination(for: Int.self) { Text("\($0)") }.navigationDestination(for: Int.self) { _ in Color.red }
        }
        #expect(
            warnings(view) == [
                """
                A navigationDestination for “Swift.Int” was declared earlier on the stack. Only the destination declared closest to the root \
                view of the stack will be used.
                """
            ])
    }

    // MARK: Data

    private final class Model: ObservableObject, @unchecked Sendable {
        @Published var count = 0
    }

    @Test("An object that is changed on another thread, or while views are updated")
    func publishing() async {
        struct Reading: View {
            @ObservedObject var model: Model
            let changes: Bool
            var body: some View {
                if changes, model.count == 0 { model.count = 1 }
                return Text("\(model.count)")
            }
        }
        let model = Model()
        let host = ViewHost(Reading(model: model, changes: false))
        model.count = 1
        #expect(host.warnings == [])
        await Task.detached { model.count = 2 }.value
        await host.settle()
        #expect(
            host.warnings == [
                "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates."
            ])
        let other = ViewHost(Reading(model: Model(), changes: true))
        other.advance(by: 0.1)
        #expect(other.warnings == ["Publishing changes from within view updates is not allowed, this will cause undefined behavior."])
    }

    @Test("The views around a mistake are named from the outermost to the innermost, and a message comes once for each path")
    func paths() {
        struct Outer: View {
            var body: some View {
                VStack {
                    Repeated()
                    Repeated()
                    Inner()
                }
            }
        }
        struct Inner: View {
            var body: some View { List { Section { Repeated() } } }
        }
        let found = warnings(Outer())
        #expect(found.map { $0.components(separatedBy: "(in ").last } == ["Outer > Repeated)", "Outer > Inner > Repeated)"])
    }
}
