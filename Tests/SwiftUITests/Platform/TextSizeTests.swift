import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// How bars, rows and alerts follow the text size that the user prefers.
@MainActor struct TextSizeTests {
    private func host(_ view: some View, _ size: DynamicTypeSize, profile: ViewHost.Profile = .iOS) -> ViewHost {
        let host = ViewHost(view, size: CGSize(width: 390, height: 844), profile: profile, dynamicTypeSize: size)
        host.advance(by: 1)
        return host
    }

    private struct Page: View {
        @State private var text = ""

        var body: some View {
            NavigationStack {
                List { Text("Row") }
                    .navigationTitle("Settings")
                    .searchable(text: $text)
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
                        ToolbarItem(placement: .bottomBar) { Button("Delete") {} }
                    }
            }
        }
    }

    @Test("The items of bars keep their size; the large title and the search field grow", arguments: [DynamicTypeSize.xSmall, .accessibility3])
    func bars(size: DynamicTypeSize) throws {
        let (usual, other) = (host(Page(), .large), host(Page(), size))
        for title in ["Edit", "Delete"] {
            #expect(try other.frame(of: .text(title)) == usual.frame(of: .text(title)))
        }
        let grows = size > .large
        for title in ["Settings", "Row"] {
            #expect(try (other.frame(of: .text(title)).height > usual.frame(of: .text(title)).height) == grows)
        }
        #expect(try (other.frame(of: .text("Row")).minY > usual.frame(of: .text("Row")).minY + 60) == grows)
    }

    @Test("At accessibility sizes the labels of iOS are above what they label", arguments: [DynamicTypeSize.xxxLarge, .accessibility1])
    func labels(size: DynamicTypeSize) throws {
        let form = Form {
            LabeledContent("Version", value: "4.2")
            Picker("Colour", selection: .constant(1)) { Text("Red").tag(1) }
            ColorPicker("Tint", selection: .constant(.red)).accessibilityIdentifier("well")
        }
        for (label, content) in [("Version", "4.2"), ("Colour", "Red")] {
            for profile in [ViewHost.Profile.iOS, .macOS] {
                let host = host(form, size, profile: profile)
                let (label, content) = try (host.frame(of: .text(label)), host.frame(of: .text(content)))
                let isAbove = size.isAccessibilitySize && profile == .iOS
                #expect((label.maxY <= content.minY) == isAbove)
                #expect(isAbove ? label.minX == content.minX : label.maxX < content.minX)
            }
        }
    }

    @Test("The icons of rows share a column that grows with the text", arguments: [DynamicTypeSize.large, .accessibility2])
    func icons(size: DynamicTypeSize) throws {
        let list = List {
            Label("Narrow", systemImage: "bolt")
            Label("Wide", systemImage: "wifi")
        }
        let host = host(list, size)
        let x = try host.frame(of: .text("Narrow")).minX
        #expect(try host.frame(of: .text("Wide")).minX == x)
        #expect((x > 80) == size.isAccessibilitySize)
    }

    @Test(
        "Two buttons of an alert are side by side if their titles fit",
        arguments: [
            ("Delete", DynamicTypeSize.large, true), ("Delete", .accessibility5, false), ("Move to Another Folder", .large, false),
        ])
    func alerts(title: String, size: DynamicTypeSize, areBeside: Bool) throws {
        let view = Color.white.alert("Question", isPresented: .constant(true)) {
            Button(title) {}
            Button("Cancel", role: .cancel) {}
        }
        let host = host(view, size)
        let (button, cancel) = try (host.frame(of: .text(title)), host.frame(of: .text("Cancel")))
        #expect((abs(button.midY - cancel.midY) < 1) == areBeside)
        #expect(areBeside ? cancel.maxX < button.minX : button.maxY < cancel.minY)
    }

    @Test("A size relative to a text style scales with the style")
    func relativeFonts() {
        let font = Font.system(size: 15, weight: .semibold, relativeTo: .body)
        let sizes: [DynamicTypeSize: CGFloat] = [.large: 15, .xSmall: 13, .accessibility5: 42]
        for (size, points) in sizes {
            #expect(font.resolved(in: FontResolutionContext(dynamicTypeSize: size)).size == points)
        }
    }
}
