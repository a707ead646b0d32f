import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

/// The first layout of a view whose window takes its size.
@MainActor struct FirstLayoutTests {
    @MainActor final class Log { var sizes: [CGSize] = [] }

    private func host(_ view: some View, _ profile: ViewHost.Profile) -> ViewHost {
        var environment = EnvironmentValues()
        environment.platformProfile = PlatformProfile(profile)
        return ViewHost(view, size: nil, environment: environment, safeAreaInsets: EdgeInsets())
    }

    @Test("A view is laid out in its final size only")
    func onlyTheFinalSize() {
        let log = Log()
        let view = Color.clear.frame(idealWidth: 30, maxWidth: 100, idealHeight: 20)
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                log.sizes.append($0)
            }
        _ = host(view, .iOS)
        #expect(log.sizes == [CGSize(width: 30, height: 20)])
    }

    /// In a window without area the rows of each section were made and removed again with every change that they caused.
    @Test("A form of several sections in a split view with a toolbar comes to rest")
    func formInASplitView() throws {
        struct Settings: View {
            var body: some View {
                NavigationSplitView {
                    Text("Sidebar")
                } detail: {
                    Form {
                        ForEach([3, 2, 13], id: \.self) { count in
                            Section {
                                ForEach(0..<count, id: \.self) { index in
                                    Picker("Choice \(count) \(index)", selection: .constant(0)) { Text("a").tag(0) }
                                }
                            }
                        }
                    }
                    .formStyle(.grouped)
                }
                .toolbar { ToolbarItem(placement: .navigation) { Text("Title") } }
                .frame(width: 700, height: 600)
            }
        }
        let host = host(Settings(), .macOS)
        #expect(host.contains(.text("Choice 13 0")) && host.contains(.text("Title")))
    }
}
