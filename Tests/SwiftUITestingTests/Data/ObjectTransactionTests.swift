import SwiftUI
import SwiftUITesting
import Testing

/// Changes of observable objects are shown with the transactions in which they were made.
@MainActor struct ObjectTransactionTests {
    final class Announcing: ObservableObject {
        @Published var first: CGFloat = 10
        @Published var second: CGFloat = 10
    }

    @Observable final class Observed {
        var first: CGFloat = 10
        var second: CGFloat = 10
    }

    private struct Bars: View {
        @StateObject private var published = Announcing()
        @State private var observed = Observed()
        let usesPublished: Bool
        let change: (WritableKeyPaths) -> Void

        struct WritableKeyPaths {
            let setFirst: (CGFloat) -> Void
            let setSecond: (CGFloat) -> Void
        }

        var body: some View {
            VStack {
                Color.red.frame(width: usesPublished ? published.first : observed.first, height: 10).accessibilityIdentifier("first")
                Color.blue.frame(width: usesPublished ? published.second : observed.second, height: 10).accessibilityIdentifier("second")
                Color.gray.frame(width: 50, height: 50).accessibilityIdentifier("change").onTapGesture {
                    change(
                        usesPublished
                            ? WritableKeyPaths(setFirst: { published.first = $0 }, setSecond: { published.second = $0 })
                            : WritableKeyPaths(setFirst: { observed.first = $0 }, setSecond: { observed.second = $0 }))
                }
            }
        }
    }

    private func widths(after time: Double, usesPublished: Bool, _ change: @escaping (Bars.WritableKeyPaths) -> Void) throws -> [CGFloat] {
        let host = ViewHost(Bars(usesPublished: usesPublished, change: change))
        try host.tap(.identifier("change"))
        host.advance(by: time)
        return try ["first", "second"].map { try host.frame(of: .identifier($0)).width.rounded() }
    }

    @Test(arguments: [true, false])
    func twoAnimations(usesPublished: Bool) throws {
        let widths = try widths(after: 0.5, usesPublished: usesPublished) { values in
            withAnimation(.linear(duration: 1)) { values.setFirst(110) }
            withAnimation(.linear(duration: 1).delay(1)) { values.setSecond(110) }
        }
        #expect(widths == [60, 10])
    }

    @Test(arguments: [true, false])
    func aChangeWithoutAnimationBeforeOneWith(usesPublished: Bool) throws {
        let widths = try widths(after: 0.5, usesPublished: usesPublished) { values in
            values.setFirst(110)
            withAnimation(.linear(duration: 1)) { values.setSecond(110) }
        }
        #expect(widths == [110, 60])
    }

    /// Measured on macOS 27.
    @Test func aBindingMadeOfFunctionsIsAnimatedOnlyByTheTransactionThatItPassesOn() throws {
        let linear = Animation.linear(duration: 1)
        let widths = try widths(after: 0.5, usesPublished: true) { values in
            let plain = Binding<CGFloat>(get: { 10 }, set: { values.setFirst($0) })
            let passing = Binding<CGFloat>(get: { 10 }, set: { value, transaction in withTransaction(transaction) { values.setSecond(value) } })
            plain.animation(linear).wrappedValue = 110
            passing.animation(linear).wrappedValue = 110
        }
        #expect(widths == [110, 60])
    }
}
