import SwiftUI
import SwiftUITesting
import Testing

extension ContainerValues {
    @Entry var isPinned = false
}

/// Containers that list the views of their content.
@MainActor struct SubviewTests {
    /// Shows the views of a content in a column, each behind its number.
    private struct Numbered<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            Group(subviews: content) { subviews in
                VStack {
                    Text("count \(subviews.count)")
                    ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                        HStack {
                            Text("\(index).")
                            subview
                            if subview.containerValues.isPinned { Text("pinned") }
                        }
                    }
                }
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count is \(count)") { count += 1 } }
    }

    private struct Pair: View {
        var body: some View {
            Text("left")
            Text("right")
        }
    }

    private func count(_ content: some View) -> Int? {
        let host = ViewHost(Numbered { content })
        return (0..<20).first { host.contains(.text("count \($0)")) }
    }

    @Test func contentConsistsOfTheViewsThatAStackWouldShow() {
        let names: [String]? = ["x", "y"]
        #expect(count(EmptyView()) == 0)
        #expect(count(Text("a")) == 1)
        #expect(
            count(
                Group {
                    Text("a"); Text("b")
                }) == 2)
        #expect(
            count(
                ForEach(0..<3) {
                    Text("\($0)"); Color.red
                }) == 6)
        #expect(count(Group { if let names { ForEach(names, id: \.self) { Text($0) } } }) == 2)
        #expect(
            count(
                AnyView(
                    Group {
                        Text("a"); Text("b")
                    })) == 2)
        #expect(
            count(
                Group {
                    Text("a"); Text("b")
                }.padding().foregroundStyle(.red)) == 2)
        #expect(
            count(
                Section("Title") {
                    Text("a"); Text("b")
                }) == 3)
        #expect(
            count(
                HStack {
                    Text("a"); Text("b")
                }) == 1)
    }

    private struct Pairs: View {
        var count: Int
        var body: some View { ForEach(0..<count, id: \.self) { _ in Pair() } }
    }

    private struct OneOrTwo: View {
        var isTwo: Bool
        var body: some View {
            if isTwo { Pair() } else { Text("one") }
        }
    }

    private struct Stateful: View {
        @State private var text = "left"
        var body: some View {
            Text(text)
            Text("right")
        }
    }

    private struct Endless: View {
        var body: some View {
            Text("one more")
            AnyView(Endless())
        }
    }

    @Test("The views in the bodies of custom views are listed, unless a body can only be made in its place")
    func customViews() {
        #expect(count(Pair()) == 2)
        #expect(count(Pair().padding()) == 2)
        #expect(count(Pairs(count: 3)) == 6)
        #expect(count(OneOrTwo(isTwo: true)) == 2 && count(OneOrTwo(isTwo: false)) == 1)
        #expect(count(Counter()) == 1 && count(Stateful()) == 1)
    }

    @Test("Listing the views of a view that contains itself comes to an end")
    func endlessView() {
        var found = 0
        _ = ViewHost(
            Group(subviews: Endless()) { subviews in
                let _ = found = subviews.count
                Text("done")
            })
        #expect(found > 1 && found < 1000)
    }

    @Test func aSubviewTakesTheEnvironmentOfItsPlace() throws {
        struct Probe: View {
            @Environment(\.isEnabled) var isEnabled
            var body: some View { Text(isEnabled ? "on" : "off") }
        }
        struct First<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                Group(subviews: content) { subviews in
                    VStack {
                        subviews.first?.disabled(true)
                        subviews.dropFirst()
                    }
                }
            }
        }
        let host = ViewHost(
            First {
                Probe(); Probe(); Probe()
            })
        #expect(host.findAll(.text("off")).count == 1)
        #expect(host.findAll(.text("on")).count == 2)
        #expect(try host.frame(of: .text("off")).minY < host.frame(of: .text("on")).minY)
    }

    @Test func modifiersAroundSeveralViewsApplyToEach() throws {
        let host = ViewHost(
            Numbered {
                Group {
                    Color.red; Color.blue
                }.frame(width: 30, height: 20).accessibilityElement().accessibilityLabel("box")
            })
        let boxes = host.findAll(.label("box"))
        #expect(boxes.map(\.frame.size) == [CGSize(width: 30, height: 20), CGSize(width: 30, height: 20)])
    }

    @Test func containerValuesAreThoseOfTheView() {
        let host = ViewHost(
            Numbered {
                Text("a").containerValue(\.isPinned, true).padding()
                Group {
                    Text("b"); Text("c").containerValue(\.isPinned, false)
                }.containerValue(\.isPinned, true)
                Text("d")
            })
        #expect(host.findAll(.text("pinned")).count == 2)
    }

    @Test func tagsAreReadFromSubviews() {
        struct Tags<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                ForEach(subviews: content) { subview in
                    Text("\(subview.containerValues.tag(for: Int.self) ?? -1) \(subview.containerValues.hasTag("s") ? "yes" : "no")")
                }
            }
        }
        let host = ViewHost(
            VStack {
                Tags {
                    Text("a").tag(7); Text("b").tag("s"); Text("c")
                }
            })
        #expect(host.contains(.text("7 no")) && host.contains(.text("-1 yes")) && host.contains(.text("-1 no")))
    }

    @Test func itemsKeepTheirStateWhenOthersComeAndGo() throws {
        struct Screen: View {
            var names: [String]
            var body: some View {
                Numbered {
                    ForEach(names, id: \.self) { name in
                        HStack {
                            Text(name); Counter()
                        }
                    }
                }
            }
        }
        let host = ViewHost(Screen(names: ["a", "b"]))
        try host.tap(.text("count is 0").at(1))
        #expect(host.contains(.text("count is 1")))
        host.show(Screen(names: ["c", "b"]))
        #expect(host.contains(.text("c")) && host.contains(.text("count is 1")) && !host.contains(.text("a")))
        host.show(Screen(names: ["c"]))
        #expect(!host.contains(.text("count is 1")) && host.contains(.text("count 1")))
    }

    @Test func sectionsAreListedWithTheirParts() {
        struct Sections<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                VStack {
                    ForEach(sections: content) { section in
                        HStack {
                            section.header
                            Text("\(section.header.count)/\(section.content.count)/\(section.footer.count)")
                            section.content
                        }
                    }
                }
            }
        }
        let host = ViewHost(
            Sections {
                Text("free")
                Section("One") {
                    Text("a"); Text("b")
                }
                Section {
                    Text("c")
                } footer: {
                    Text("foot"); Text("note")
                }
            })
        #expect(host.contains(.text("0/1/0")) && host.contains(.text("1/2/0")) && host.contains(.text("0/1/2")))
        #expect(host.contains(.text("One")) && host.contains(.text("b")) && !host.contains(.text("foot")))
    }

    @Test func variadicTreesReadTheTraitsOfTheirChildren() throws {
        struct Title: _ViewTraitKey { static let defaultValue = "none" }
        struct Titles: _VariadicView_UnaryViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                VStack {
                    ForEach(children) { child in
                        Text("\(child[Title.self])"); child
                    }
                }
            }
        }
        let host = ViewHost(
            _VariadicView.Tree(Titles()) {
                Text("a")._trait(Title.self, "first")
                ForEach(0..<2) { Text("n\($0)") }._trait(Title.self, "loop")
                Text("b")
            })
        #expect(["first", "loop", "none"].map { host.findAll(.text($0)).count } == [1, 2, 1])
    }

    @Test func variadicTreesListTheirChildren() throws {
        struct Lines: _VariadicView_MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                let last = children.last?.id
                ForEach(children) { child in
                    child
                    if child.id != last { Text("line") }
                }
            }
        }
        let host = ViewHost(
            VStack {
                _VariadicView.Tree(Lines()) {
                    Text("a"); Text("b"); ForEach(0..<2) { Text("n\($0)") }
                }
            })
        #expect(host.findAll(.text("line")).count == 3)
        #expect(try host.frame(of: .text("a")).maxY < host.frame(of: .text("n1")).minY)
    }
}
