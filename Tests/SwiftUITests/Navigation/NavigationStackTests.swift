import SwiftUI
import SwiftUITesting
import Testing

/// Pages of `NavigationStack` and `NavigationView` come and go by links, paths and bindings.
@MainActor struct NavigationStackTests {
    @Test func pictures() throws {
        struct Screen: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    VStack { NavigationLink("Push", value: 1); Text("Hello, world!") }
                        .navigationTitle("Inbox")
                        .navigationDestination(for: Int.self) { value in
                            ScrollView { VStack { ForEach(0..<60, id: \.self) { Text("Row \($0)") } }.frame(maxWidth: .infinity) }
                                .navigationTitle("Page \(value)").navigationBarTitleDisplayMode(.inline)
                        }
                        .toolbar {
                            ToolbarItem(placement: .navigationBarLeading) { Text("Edit") }
                            ToolbarItem(placement: .primaryAction) { Image(systemName: "plus") }
                            ToolbarItemGroup(placement: .bottomBar) { Text("Sync"); Spacer(); Image(systemName: "square.and.pencil") }
                        }
                }
            }
        }
        try lookAt("stack-root", Screen())
        try lookAt("stack-pushing", Screen()) { host in
            try host.tap(.text("Push"))
            host.advance(by: 0.1)
        }
        try lookAt("stack-pushed", Screen()) { host in
            try host.tap(.text("Push"))
            host.advance(by: 1)
            _ = try host.scroll(.text("Row 5"), by: CGSize(width: 0, height: 100))
        }
    }
}
