import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Changes in the first update of a view, under an animation of a value.
@MainActor @Suite struct FirstUpdateAnimationTests {
    private struct HeightKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    /// A frame whose height is told by a preference of what is in it, like that of a sheet.
    private struct Panel: View {
        @State private var height: CGFloat = 300

        var body: some View {
            GeometryReader { proxy in
                VStack(spacing: 0) {
                    Spacer(minLength: 0)
                    Color.red.id("panel")
                        .preference(key: HeightKey.self, value: 120)
                        .frame(height: min(height, proxy.size.height))
                        .animation(.linear(duration: 1), value: height)
                }
                .frame(width: proxy.size.width, height: proxy.size.height)
            }
            .onPreferenceChange(HeightKey.self) { height = $0 }
        }
    }

    private struct Appearing: View {
        @State private var height: CGFloat = 300

        var body: some View {
            Color.red.id("panel")
                .frame(height: height)
                .animation(.linear(duration: 1), value: height)
                .onAppear { height = 120 }
        }
    }

    @Test func heightsSetInTheFirstUpdateAreReached() throws {
        for host in [
            ViewHost(Panel(), size: CGSize(width: 100, height: 400)), ViewHost(Appearing(), size: CGSize(width: 100, height: 400)),
        ] {
            host.advance(by: 0.5)
            host.advance(by: 2)
            #expect(try host.frame(of: .id("panel")).height == 120)
            #expect(!host.isAnimating)
        }
    }

    private struct Opener: View {
        @State private var isOpen = false
        @State private var detent = PresentationDetent.height(150)

        var body: some View {
            Button("open") { isOpen = true }
                .sheet(isPresented: $isOpen) {
                    Button("more") { detent = .height(250) }
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .id("content")
                        .presentationDetents([.height(150), .height(250)], selection: $detent)
                }
        }
    }

    @Test func sheetsHaveTheHeightOfTheirDetent() throws {
        let host = ViewHost(Opener(), size: CGSize(width: 300, height: 600))
        try host.tap(.text("open"))
        host.advance(by: 2)
        #expect(try host.frame(of: .id("content")).height == 150)
        try host.tap(.text("more"))
        let end = try host.frame(of: .id("content")).midY
        host.advance(by: 0.1)
        #expect(try host.frame(of: .text("more")).midY > end + 1, "the height moves")
        host.advance(by: 2)
        #expect(try host.frame(of: .text("more")).midY == end)
        #expect(try host.frame(of: .id("content")).height == 250)
    }
}
