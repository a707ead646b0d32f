import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Functions that layout calls depend on the state that they read.
@MainActor struct ClosureReadsTests {
    @Observable final class Model: @unchecked Sendable { var distance: CGFloat = 0 }

    struct Guide: View {
        @State private var isOn = false
        let model: Model

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.gray.frame(width: 200, height: 20).onTapGesture { isOn = true }
                Color.red.frame(width: 10, height: 10)
                    .alignmentGuide(.leading) { _ in -(isOn ? 50 : model.distance) }
                    .accessibilityIdentifier("red")
            }
        }
    }

    @Test func alignmentGuides() throws {
        let model = Model()
        let host = ViewHost(Guide(model: model), size: CGSize(width: 200, height: 100))
        let start = try host.frame(of: .identifier("red")).minX
        model.distance = 20
        host.advance(by: 0.1)
        #expect(try host.frame(of: .identifier("red")).minX == start + 20)
        try host.tap(.point(100, 40))
        #expect(try host.frame(of: .identifier("red")).minX == start + 50)
        #expect(host.evaluations(of: Guide.self) == 1)
    }

    /// A change on another thread is reported to the main thread, where the view may be gone by then.
    @Test func aChangeOnAnotherThreadDoesNotReachAViewThatIsGone() async throws {
        func changeElsewhere(_ model: Model) {
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                model.distance = 20
                done.signal()
            }
            done.wait()
        }
        let model = Model()
        for _ in 0..<20 {
            var host: ViewHost? = ViewHost(Guide(model: model), size: CGSize(width: 200, height: 100))
            changeElsewhere(model)
            #expect(host?.contains(.identifier("red")) == true)
            host = nil
        }
        // What the other threads have reported arrives now.
        for _ in 0..<5 { try await Task.sleep(for: .milliseconds(1)) }
    }

    struct Limit: View {
        @State private var isLong = false
        let model: Model

        var body: some View {
            VStack {
                Reader().transformEnvironment(\.lineLimit) { $0 = isLong ? 9 : Int(model.distance) }
                Color.gray.frame(width: 50, height: 20).onTapGesture { isLong = true }.accessibilityIdentifier("longer")
            }
        }

        struct Reader: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text(verbatim: "\(limit ?? 0)").accessibilityIdentifier("limit") }
        }
    }

    @Test func transformedEnvironments() throws {
        let model = Model()
        let host = ViewHost(Limit(model: model), size: CGSize(width: 200, height: 100))
        #expect(try host.text(of: .identifier("limit")) == "0")
        model.distance = 3
        host.advance(by: 0.1)
        #expect(try host.text(of: .identifier("limit")) == "3")
        try host.tap(.identifier("longer"))
        #expect(try host.text(of: .identifier("limit")) == "9")
        #expect(host.evaluations(of: Limit.self) == 1)
    }

    struct Length: View {
        @State private var fraction: CGFloat = 0.5

        var body: some View {
            Color.red
                .containerRelativeFrame(.horizontal) { length, _ in length * fraction }
                .accessibilityIdentifier("red")
                .onTapGesture { fraction = 0.25 }
        }
    }

    @Test func lengthsOfContainers() throws {
        let host = ViewHost(Length(), size: CGSize(width: 200, height: 100))
        #expect(try host.frame(of: .identifier("red")).width == 100)
        try host.tap(.identifier("red"))
        #expect(try host.frame(of: .identifier("red")).width == 50)
    }

    struct Effect: View {
        @State private var distance: CGFloat = 0

        var body: some View {
            Color.red.frame(width: 20, height: 20)
                .accessibilityIdentifier("red")
                .visualEffect { content, _ in MainActor.assumeIsolated { content.offset(x: distance) } }
                .onTapGesture { distance = 30 }
        }
    }

    @Test func visualEffects() throws {
        let host = ViewHost(Effect(), size: CGSize(width: 200, height: 100))
        let start = try host.frame(of: .identifier("red")).minX
        try host.tap(.identifier("red"))
        #expect(try host.frame(of: .identifier("red")).minX == start + 30)
    }

    struct Total: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    struct Preferences: View {
        var usesAnchor: Bool
        @State private var distance: CGFloat = 1
        @State private var total: CGFloat = 0

        var body: some View {
            VStack {
                Group {
                    if usesAnchor {
                        Color.red.anchorPreference(key: Total.self, value: .bounds) { _ in distance }
                    } else {
                        Color.red.transformPreference(Total.self) { $0 += distance }
                    }
                }
                .onTapGesture { distance = 5 }
                .accessibilityIdentifier("red")
                Text("\(Int(total))").accessibilityIdentifier("total")
            }
            .onPreferenceChange(Total.self) { total = $0 }
        }
    }

    @Test(arguments: [true, false])
    func preferences(usesAnchor: Bool) throws {
        let host = ViewHost(Preferences(usesAnchor: usesAnchor), size: CGSize(width: 200, height: 100))
        #expect(try host.text(of: .identifier("total")) == "1")
        try host.tap(.identifier("red"))
        #expect(try host.text(of: .identifier("total")) == "5")
    }

    struct Transition: View {
        @State private var distance: CGFloat = 0

        var body: some View {
            ScrollView {
                Color.red.frame(width: 20, height: 20)
                    .accessibilityIdentifier("red")
                    .scrollTransition { content, _ in MainActor.assumeIsolated { content.offset(x: distance) } }
                    .onTapGesture { distance = 30 }
            }
        }
    }

    @Test func scrollTransitions() throws {
        let host = ViewHost(Transition(), size: CGSize(width: 200, height: 100))
        let start = try host.frame(of: .identifier("red")).minX
        try host.tap(.identifier("red"))
        #expect(try host.frame(of: .identifier("red")).minX == start + 30)
    }
}
