import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// A view that records whether it was tapped, in a window of 200 by 200 points.
@MainActor private func isHit<Content: View>(_ x: CGFloat, _ y: CGFloat, @ViewBuilder _ content: (@escaping () -> Void) -> Content) throws -> Bool {
    let log = Log()
    let host = ViewHost(content { log.entries.append("hit") }, size: CGSize(width: 200, height: 200))
    try host.tap(.point(x, y))
    return !log.entries.isEmpty
}

final class Log {
    var entries: [String] = []
}

@MainActor @Suite struct HitTestingTests {
    @Test(
        "Views are hit where they draw",
        arguments: [
            (100.0, 100.0, true), (52, 52, false), (148, 148, false), (60, 100, true), (40, 100, false),
        ])
    func shapes(x: CGFloat, y: CGFloat, expected: Bool) throws {
        #expect(try isHit(x, y) { Circle().frame(width: 100, height: 100).onTapGesture(perform: $0) } == expected)
    }

    @Test func contentShapeDecidesAlone() throws {
        #expect(try isHit(52, 52) { Circle().frame(width: 100, height: 100).contentShape(Rectangle()).onTapGesture(perform: $0) })
        #expect(try isHit(52, 52) { Color.clear.frame(width: 100, height: 100).contentShape(Rectangle()).onTapGesture(perform: $0) })
        #expect(try !isHit(52, 52) { Color.red.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture(perform: $0) })
    }

    @Test("Clipping does not limit hit testing; a content shape does")
    func clippedContent() throws {
        #expect(try isHit(52, 52) { Color.red.frame(width: 100, height: 100).clipShape(Circle()).onTapGesture(perform: $0) })
        #expect(
            try isHit(20, 100) {
                Color.red.frame(width: 180, height: 180).frame(width: 50, height: 50).clipped().onTapGesture(perform: $0)
            })
        #expect(
            try !isHit(20, 100) {
                Color.red.frame(width: 180, height: 180).frame(width: 50, height: 50).contentShape(Rectangle()).clipped()
                    .onTapGesture(perform: $0)
            })
    }

    @Test func whatIsNotSeenIsNotHit() throws {
        #expect(try !isHit(100, 100) { Color.clear.onTapGesture(perform: $0) })
        #expect(try !isHit(100, 100) { Color.red.opacity(0).onTapGesture(perform: $0) })
        #expect(try !isHit(100, 100) { Color.red.hidden().onTapGesture(perform: $0) })
        #expect(try isHit(100, 100) { Color.red.opacity(0.001).onTapGesture(perform: $0) })
        #expect(try !isHit(100, 100) { Spacer().onTapGesture(perform: $0) })
    }

    @Test func paddingIsNotHit() throws {
        #expect(try !isHit(55, 100) { Color.red.padding(60).onTapGesture(perform: $0) })
        #expect(try isHit(65, 100) { Color.red.padding(60).onTapGesture(perform: $0) })
    }

    @Test func effectsMoveWhereViewsAreHit() throws {
        #expect(try isHit(190, 100) { Color.red.frame(width: 20, height: 20).offset(x: 90).onTapGesture(perform: $0) })
        #expect(try isHit(60, 100) { Color.red.frame(width: 20, height: 20).scaleEffect(5).onTapGesture(perform: $0) })
        #expect(try isHit(100, 60) { Color.red.frame(width: 100, height: 10).rotationEffect(.degrees(90)).onTapGesture(perform: $0) })
        #expect(try !isHit(60, 100) { Color.red.frame(width: 100, height: 10).rotationEffect(.degrees(90)).onTapGesture(perform: $0) })
        #expect(try !isHit(100, 100) { Color.red.scaleEffect(0).onTapGesture(perform: $0) })
    }

    @Test func whatIsInFrontIsHit() throws {
        func cover(_ view: some View) throws -> Bool {
            try isHit(100, 100) { tap in
                ZStack {
                    Color.red.onTapGesture(perform: tap); view
                }
            }
        }
        #expect(try !cover(Color.blue))
        #expect(try cover(Color.blue.allowsHitTesting(false)))
        #expect(try cover(Color.blue.zIndex(-1)))
        #expect(try cover(Color.clear))
        #expect(try !cover(Color.clear.contentShape(Rectangle())))
        #expect(try isHit(100, 100) { Color.red.onTapGesture(perform: $0).background(Color.blue) })
        #expect(try !isHit(100, 100) { Color.red.onTapGesture(perform: $0).overlay(Color.blue) })
    }

    @Test func disabledViewsDoNotReact() throws {
        #expect(try !isHit(100, 100) { Color.red.onTapGesture(perform: $0).disabled(true) })
    }
}
