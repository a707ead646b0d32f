import SwiftUI
import SwiftUITesting
import Testing

/// Form styles of programs.
@MainActor struct FormStyleTests {
    private struct Titled: FormStyle {
        var title: String
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(title)
                configuration.content
            }
        }
    }

    private struct Framed: FormStyle {
        var title: String
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(title)
                Form(configuration)
            }
        }
    }

    private struct Settings: View {
        @State private var isOn = false
        var body: some View {
            Form {
                Toggle("Loud", isOn: $isOn)
                Text(isOn ? "on" : "off")
            }
        }
    }

    private func host(_ view: some View) -> ViewHost { ViewHost(view, size: CGSize(width: 400, height: 600), profile: .iOS) }

    @Test("In columns, controls are beside each other after the labels, in their full width")
    func columns() throws {
        let form = Form {
            TextField("Name:", text: .constant("Ada"))
            LabeledContent("Cache:") {
                HStack {
                    Text("12 MB")
                    Button("Clear") {}
                }
            }
            DatePicker("Since:", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: .date)
        }
        let host = ViewHost(form.padding(), size: CGSize(width: 400, height: 300), profile: .macOS)
        let alone = ViewHost(Button("Clear") {}, profile: .macOS)
        #expect(try host.frame(of: .text("Clear")).width == alone.frame(of: .text("Clear")).width)
        let ends = try ["Name:", "Cache:", "Since:"].map { try host.frame(of: .text($0)).maxX }
        #expect(abs(ends[1] - ends[0]) < 1 && abs(ends[2] - ends[0]) < 3, "\(ends)")
    }

    @Test("A style of the program shows the controls of the form, which keep working")
    func custom() throws {
        let host = host(Settings().formStyle(Titled(title: "Title")))
        let places = try ["Title", "Loud", "off"].map { try host.frame(of: .text($0)).minY }
        #expect(places == places.sorted() && Set(places).count == 3)
        #expect(host.perform(.activate, on: "Loud"))
        #expect(host.contains(.text("on")))
    }

    @Test("A form inside of a style is in the style around it")
    func nesting() throws {
        let plain = host(Settings())
        let row = try plain.frame(of: .text("Loud"))
        let framed = host(Settings().formStyle(Framed(title: "Title")))
        #expect(framed.contains(.text("Title")))
        #expect(try framed.frame(of: .text("Loud")).minX == row.minX)
        let twice = host(Settings().formStyle(Framed(title: "Inner")).formStyle(Framed(title: "Outer")))
        #expect(try twice.frame(of: .text("Inner")).minY < twice.frame(of: .text("Outer")).minY)
        #expect(try twice.frame(of: .text("Loud")).minX == row.minX)
    }

    @Test("A built-in style replaces one of the program, and the other way round")
    func replacing() throws {
        let builtIn = host(Settings().formStyle(.columns).formStyle(Titled(title: "Title")))
        #expect(!builtIn.contains(.text("Title")))
        #expect(try builtIn.frame(of: .text("Loud")) == host(Settings().formStyle(.columns)).frame(of: .text("Loud")))
        let grouped = host(Settings().formStyle(Framed(title: "Title")).formStyle(.columns))
        #expect(grouped.contains(.text("Title")))
        #expect(try grouped.frame(of: .text("Loud")).minX == host(Settings().formStyle(.columns)).frame(of: .text("Loud")).minX)
    }
}
