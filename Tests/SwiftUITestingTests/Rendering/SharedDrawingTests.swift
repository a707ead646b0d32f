import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// A text that counts taps.
private struct Counter: View {
    let name: String
    @State private var taps = 0

    var body: some View {
        Text("\(name) \(taps)").frame(width: 60, height: 10).onTapGesture { taps += 1 }
    }
}

extension DisplayList {
    /// The shared parts in the list, those in other parts and in groups too.
    fileprivate var chunks: [Chunk] { entries.flatMap(\.chunks) }
}

extension DisplayList.Entry {
    fileprivate var chunks: [DisplayList.Chunk] {
        switch self {
        case .chunk(let chunk, _): [chunk] + chunk.entries.flatMap(\.chunks)
        case .item(let item): if case .group(_, let list) = item.content { list.chunks } else { [] }
        }
    }
}

/// Successive display lists share their unchanged parts, and a picture drawn with them equals one drawn from scratch.
@MainActor @Suite struct SharedDrawingTests {
    private func list(_ host: ViewHost, scale: CGFloat = 2) -> DisplayList {
        DisplayListBuilder.draw(host.tree.rootNode!, displayScale: scale)
    }

    /// How many parts of a picture are not those of the one before.
    private func newChunks(in list: DisplayList, since before: DisplayList) -> Int {
        let known = Set(before.chunks.map { ObjectIdentifier($0) })
        return list.chunks.count { !known.contains(ObjectIdentifier($0)) }
    }

    private func expectSameAsAnew(_ list: DisplayList, _ host: ViewHost, scale: CGFloat = 2) {
        host.tree.setNeedsDisplay()
        #expect(self.list(host, scale: scale).isSame(as: list))
    }

    @Test func aChangeMakesOnlyThePartsAroundItAnew() throws {
        let host = ViewHost(
            VStack(spacing: 0) {
                ForEach(0..<20) { row in
                    HStack(spacing: 0) { ForEach(0..<10) { Counter(name: "\(row * 10 + $0)") } }
                }
            },
            size: CGSize(width: 600, height: 200))
        let before = list(host)
        #expect(before.items.count == 200)
        #expect(before.chunks.count == 21, "one part a row, and all of it")
        try host.tap(.text("57 0"))
        let after = list(host)
        #expect(newChunks(in: after, since: before) == 2)
        expectSameAsAnew(after, host)
    }

    @Test func ofManyChildrenOnlyARunIsDrawnAnew() throws {
        let host = ViewHost(
            VStack(spacing: 0) { ForEach(0..<1000) { Counter(name: "\($0)") } }, size: CGSize(width: 60, height: 10_000))
        let before = list(host)
        try host.tap(.text("500 0"))
        let after = list(host)
        #expect(newChunks(in: after, since: before) == 2)
        #expect(after.chunks.count == before.chunks.count)
        expectSameAsAnew(after, host)
    }

    private struct Pushed: View {
        @State private var height: CGFloat = 10

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: height).onTapGesture { height += 5 }.onLongPressGesture { height += 0.3 }
                ForEach(0..<10) { row in
                    HStack(spacing: 0) { ForEach(0..<10) { Text("\(row) \($0)") } }
                        .frame(width: 390, height: 20)
                        .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                }
            }
        }
    }

    @Test func whatMovesByWholePixelsIsSharedToo() throws {
        let host = ViewHost(Pushed().frame(maxHeight: .infinity, alignment: .top), size: CGSize(width: 400, height: 600))
        let before = list(host)
        try host.tap(.point(200, 2))
        let moved = list(host)
        #expect(newChunks(in: moved, since: before) == 1, "all of it, and none of the rows")
        #expect(zip(moved.items.dropFirst(), before.items.dropFirst()).allSatisfy { $0.frame.minY == $1.frame.minY + 5 })
        expectSameAsAnew(moved, host)
        let whole = list(host)
        try host.longPress(.point(200, 2))
        let shifted = list(host)
        #expect(newChunks(in: shifted, since: whole) == 11, "between pixels everything is drawn anew")
        expectSameAsAnew(shifted, host)
    }

    @Test func whatLooksAtItsSurroundingsIsDrawnAnew() throws {
        struct Rounded: View {
            @State private var isWide = false

            var body: some View {
                VStack(spacing: 0) {
                    Color.green.frame(width: isWide ? 100 : 40, height: 10).onTapGesture { isWide = true }
                    VStack(spacing: 0) {
                        ForEach(0..<9) { _ in Color.blue.frame(width: 20, height: 4) }
                        ContainerRelativeShape().fill(.red).frame(width: 20, height: 20)
                    }
                }
                .containerShape(RoundedRectangle(cornerRadius: 20))
            }
        }
        let host = ViewHost(Rounded(), size: CGSize(width: 200, height: 100))
        _ = list(host)
        try host.tap(.point(100, 22))
        expectSameAsAnew(list(host), host)
    }

    @Test func aChangeBetweenTwoPicturesOfOtherScalesIsSeen() throws {
        let host = ViewHost(VStack { ForEach(0..<20) { Counter(name: "\($0)") } }, size: CGSize(width: 100, height: 600))
        _ = list(host, scale: 2)
        try host.tap(.text("3 0"))
        _ = list(host, scale: 3)
        expectSameAsAnew(list(host, scale: 2), host)
        try host.tap(.text("3 1"))
        expectSameAsAnew(list(host, scale: 3), host, scale: 3)
    }
}
