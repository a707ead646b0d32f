import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Declarations that source code relies on in exactly this form.
@MainActor struct ModifierShapeTests {
    private struct Dim: ViewModifier {
        var text: String
        func body(content: Content) -> some View {
            VStack {
                content; Text(text)
            }
        }
    }

    private struct Scheme: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            Dim(text: environment.colorScheme == .dark ? "dark" : "light")
        }
    }

    @Test func anEnvironmentalModifierIsMadeFromItsEnvironment() {
        let view = Text("a").modifier(Scheme())
        let host = ViewHost(
            VStack {
                view; view.environment(\.colorScheme, .dark)
            })
        #expect(host.findAll(.text("light")).count == 1 && host.findAll(.text("dark")).count == 1)
    }

    private struct Shift: GeometryEffect {
        var distance: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
        }
    }

    @Test func anEffectIgnoredByLayoutDoesNotChangeReadFrames() throws {
        func position(_ effect: some GeometryEffect) throws -> String {
            let reader = GeometryReader { Text("\(Int($0.frame(in: .global).minX))").accessibilityIdentifier("x") }
            return try ViewHost(reader.modifier(effect), size: CGSize(width: 100, height: 100)).text(of: .identifier("x"))
        }
        #expect(try position(Shift(distance: 20)) == "20")
        #expect(try position(Shift(distance: 20).ignoredByLayout()) == "0")
        let square = Color.red.frame(width: 20, height: 20)
        let drawn = try ViewHost(square.modifier(Shift(distance: 20).ignoredByLayout()), size: CGSize(width: 100, height: 100)).image().pixels
        #expect(try drawn == ViewHost(square.modifier(Shift(distance: 20)), size: CGSize(width: 100, height: 100)).image().pixels)
    }

    @Test func textsFormatDatesInInterpolations() {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        formatter.timeZone = TimeZone(identifier: "UTC")
        let date = Date(timeIntervalSince1970: 0)
        let host = ViewHost(
            VStack {
                Text("in \(date, formatter: formatter)"); Text(date, formatter: formatter)
            })
        #expect(host.contains(.text("in 1970")) && host.contains(.text("1970")))
    }

    @Test func linksTakeDestinationsThatDoNotEscape() throws {
        func link<Destination: View>(@ViewBuilder _ destination: () -> Destination) -> some View {
            NavigationLink("Go", destination: destination)
        }
        let host = ViewHost(NavigationStack { link { Text("there") } })
        try host.tap(.text("Go"))
        host.advance(by: 1)
        #expect(host.contains(.text("there")))
    }

    @Test func tablesWithoutSortOrderInferTheirRows() {
        struct Row: Identifiable {
            var id = 0
            var name = "first"
        }
        let host = ViewHost(
            Table([Row()]) {
                TableColumn("Name", value: \.name)
                TableColumn("Number") { Text("\($0.id)") }
            }, size: CGSize(width: 300, height: 200), profile: .macOS)
        #expect(host.contains(.text("first")) && host.contains(.text("0")))
    }

    @Test func toolbarsTakeViewsAndItemsTogether() {
        let host = ViewHost(
            NavigationStack {
                Text("page").toolbar {
                    if Bool(true) { Button("First") {} }
                    ToolbarItem { Button("Second") {} }
                    Button("Third") {}
                }
            }, size: CGSize(width: 600, height: 400), profile: .macOS)
        #expect(host.contains(.text("First")) && host.contains(.text("Second")) && host.contains(.text("Third")))
    }

    @Test func anActionForURLsIsReadOnTheMainActorOnly() {
        // Compiles only if the type is isolated, as on Apple's systems: the value may be passed between tasks.
        func sendable(_ value: some Sendable) {}
        sendable(OpenURLAction { _ in .handled })
    }
}
