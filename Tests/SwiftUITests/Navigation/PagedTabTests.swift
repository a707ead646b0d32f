import SwiftUI
import SwiftUITesting
import Testing

/// The pages of a tab view in the page style are made when they are near the selected one.
@MainActor struct PagedTabTests {
    enum Form: CaseIterable { case loop, selected, fixed, grouped, modified, branches }

    @Observable final class Model {
        var page = 0
        @ObservationIgnored var log: [Int] = []
    }

    private struct Page: View {
        var number: Int
        var model: Model
        @State private var count = 0

        var body: some View {
            model.log.append(number)
            return Text("Page \(number): \(count)").onTapGesture { count += 1 }
        }
    }

    private struct Screen: View {
        var form: Form
        @Bindable var model: Model

        var body: some View {
            Group {
                switch form {
                case .loop: TabView { ForEach(0..<20) { Page(number: $0, model: model) } }
                case .selected: TabView(selection: $model.page) { ForEach(0..<20) { Page(number: $0, model: model) } }
                case .fixed:
                    TabView {
                        Page(number: 0, model: model)
                        Page(number: 1, model: model)
                        Page(number: 2, model: model)
                        Page(number: 3, model: model)
                    }
                case .grouped:
                    TabView {
                        Group {
                            Page(number: 0, model: model)
                            ForEach(1..<20) { Page(number: $0, model: model) }
                        }
                    }
                case .modified:
                    TabView(selection: $model.page) {
                        ForEach(0..<20) { number in VStack { Page(number: number, model: model) }.padding().tag(number) }
                    }
                case .branches:
                    TabView {
                        ForEach(0..<20) { number in if number == 0 { Page(number: 0, model: model) } else { Page(number: number, model: model) } }
                    }
                }
            }
            .tabViewStyle(.page)
        }
    }

    @Test("Only near pages are made, and pages keep their state", arguments: Form.allCases)
    func making(form: Form) throws {
        let model = Model()
        let host = ViewHost(Screen(form: form, model: model))
        #expect(Set(model.log) == [0, 1])
        try host.tap(.text("Page 0: 0"))
        for page in 1...2 {
            try host.drag(.text("Page \(page - 1): \(page == 1 ? 1 : 0)"), by: CGSize(width: -250, height: 0))
            host.advance(by: 1)
            #expect(Set(model.log) == Set(0...page + 1))
            #expect(try abs(host.frame(of: .text("Page \(page): 0")).midX - 195) < 1)
        }
        for page in [1, 0] {
            try host.drag(.text("Page \(page + 1): 0"), by: CGSize(width: 250, height: 0))
            host.advance(by: 1)
        }
        #expect(host.contains(.text("Page 0: 1")))
        #expect(host.warnings.isEmpty, "\(host.warnings)")
    }

    @Test("A page far away is made when the program selects it")
    func selecting() throws {
        let model = Model()
        let host = ViewHost(Screen(form: .modified, model: model))
        model.page = 12
        host.advance(by: 1)
        #expect(host.contains(.text("Page 12: 0")))
        #expect(Set(model.log) == [0, 1, 11, 12, 13])
    }

    @Test("Views in the only page are made with it")
    func onePage() throws {
        let host = ViewHost(
            TabView {
                VStack {
                    Text("A")
                    Text("B")
                }
            }
            .tabViewStyle(.page))
        #expect(try host.frame(of: .text("A")).maxY <= host.frame(of: .text("B")).minY)
    }
}
