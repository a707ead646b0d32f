import Foundation
import Observation
import SwiftUI
import SwiftUITesting
import Testing

/// The view at a scroll position stays where it is in the viewport while the content around it changes.
@MainActor @Suite struct ScrollAnchoringTests {
    @Observable @MainActor final class Model {
        var rows = Array(0..<50)
        var position: Int? = 20
        var height: CGFloat = 40
    }

    struct Rows: View {
        @Bindable var model: Model
        let isLazy: Bool

        var body: some View {
            ScrollView {
                layout {
                    ForEach(model.rows, id: \.self) {
                        Text(verbatim: "row \($0)").frame(maxWidth: .infinity).frame(height: model.height).accessibilityIdentifier("\($0)")
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $model.position, anchor: .top)
        }

        @ViewBuilder private func layout(@ViewBuilder _ content: () -> some View) -> some View {
            if isLazy { LazyVStack(spacing: 0, content: content) } else { VStack(spacing: 0, content: content) }
        }
    }

    struct Change: Sendable, CustomStringConvertible {
        let description: String
        /// The distance from the viewport's top at which row 20 is afterwards, in points.
        var top: CGFloat = 0
        let apply: @Sendable @MainActor (Model) -> Void
    }

    nonisolated static let changes = [
        Change(description: "rows are inserted before it") { $0.rows.insert(contentsOf: 100..<107, at: 3) },
        Change(description: "rows are removed before it") { $0.rows.removeFirst(10) },
        Change(description: "rows are removed after it") { $0.rows.removeLast(5) },
        Change(description: "the order is reversed") { $0.rows.reverse() },
        Change(description: "all rows grow") { $0.height = 60 },
        Change(description: "it becomes the last row", top: 160) { $0.rows.removeLast(29) },
    ]

    @Test(arguments: changes, [false, true]) func theViewStays(_ change: Change, isLazy: Bool) throws {
        let model = Model()
        let host = ViewHost(Rows(model: model, isLazy: isLazy), size: CGSize(width: 200, height: 200))
        #expect(try host.frame(of: .identifier("20")).minY == 0)
        change.apply(model)
        host.advance(by: 0)
        #expect(try host.frame(of: .identifier("20")).minY == change.top)
        #expect(model.position == 20)
    }

    @Test(arguments: [false, true]) func theViewAtTheTopOfTheContentStays(isLazy: Bool) throws {
        let model = Model()
        model.position = 0
        let host = ViewHost(Rows(model: model, isLazy: isLazy), size: CGSize(width: 200, height: 200))
        model.rows.insert(contentsOf: 100..<105, at: 0)
        host.advance(by: 0)
        #expect(try host.frame(of: .identifier("0")).minY == 0)
    }

    @Test(arguments: [false, true]) func withoutAPositionTheContentMoves(isLazy: Bool) throws {
        let model = Model()
        model.position = nil
        let host = ViewHost(Rows(model: model, isLazy: isLazy), size: CGSize(width: 200, height: 200))
        model.rows.insert(100, at: 0)
        host.advance(by: 0)
        #expect(try host.frame(of: .identifier("0")).minY == 40)
    }

    @Test(arguments: [false, true]) func theUserScrollsAsBefore(isLazy: Bool) throws {
        let model = Model()
        let host = ViewHost(Rows(model: model, isLazy: isLazy), size: CGSize(width: 200, height: 200))
        try host.scroll(.point(100, 100), by: CGSize(width: 0, height: 80))
        #expect(model.position == 22)
        model.rows.removeAll { $0 == 22 }
        host.advance(by: 0)
        #expect(try host.frame(of: .identifier("23")).minY == 0)
    }

    @Test(arguments: [false, true]) func anAnchorOfTheScrollViewTakesPrecedence(isLazy: Bool) throws {
        struct Conversation: View {
            @Bindable var model: Model
            let isLazy: Bool
            var body: some View { Rows(model: model, isLazy: isLazy).defaultScrollAnchor(.bottom) }
        }
        let model = Model()
        model.position = 49
        let host = ViewHost(Conversation(model: model, isLazy: isLazy), size: CGSize(width: 200, height: 200))
        #expect(try host.frame(of: .identifier("49")).maxY == 200)
        model.rows.append(50)
        host.advance(by: 0)
        #expect(try host.frame(of: .identifier("50")).maxY == 200)
        model.rows.insert(contentsOf: 100..<103, at: 0)
        host.advance(by: 0)
        #expect(try host.frame(of: .identifier("50")).maxY == 200)
    }

    @Test func marginsAroundTheContentAreNotFollowed() throws {
        struct Margins: View {
            @Bindable var model: Model
            var body: some View { Rows(model: model, isLazy: false).contentMargins(.top, model.height) }
        }
        let model = Model()
        model.position = 0
        let host = ViewHost(Margins(model: model), size: CGSize(width: 200, height: 200))
        #expect(try host.frame(of: .identifier("0")).minY == 40)
        model.height = 50
        host.advance(by: 0)
        #expect(try host.frame(of: .identifier("0")).minY == 50)
    }
}
