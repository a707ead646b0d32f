import CoreTransferable
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Containers of draggable views, and what the views around a drag hear of it.
@MainActor struct DragContainerTests {
    struct Fruit: Transferable, Identifiable, Codable, Equatable {
        var id: Int
        var name: String
        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
    }

    @MainActor final class Heard {
        var drops: [[String]] = []
        var asked: [[Int]] = []
        var drags: [DragSession] = []
        var sessions: [DropSession] = []
        nonisolated init() {}
    }

    static let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Plum")]

    struct Basket: View {
        var heard: Heard
        var isEnabled = true

        var body: some View {
            HStack {
                Text("Target").frame(width: 120, height: 100).accessibilityIdentifier("target")
                    .dropDestination(for: Fruit.self, isEnabled: isEnabled) { fruits, session in
                        heard.drops.append(fruits.map(\.name))
                    }
                    .onDropSessionUpdated { heard.sessions.append($0) }
            }
        }
    }

    struct Shop: View {
        var heard: Heard
        var selection: [Int] = []
        var takesFruits = true

        var body: some View {
            HStack(spacing: 60) {
                VStack {
                    ForEach(DragContainerTests.fruits) { fruit in
                        Text(fruit.name).draggable(containerItemID: fruit.id)
                    }
                }
                .dragContainer(for: Fruit.self) { (ids: [Int]) in
                    heard.asked.append(ids)
                    return ids.compactMap { id in DragContainerTests.fruits.first { $0.id == id } }
                }
                .dragContainerSelection(selection)
                .onDragSessionUpdated { heard.drags.append($0) }
                Basket(heard: heard, isEnabled: takesFruits)
            }
        }
    }

    @Test(
        "An item of the selection brings the whole selection along, another one comes alone; items are made once",
        arguments: [
            ViewHost.Profile.macOS, .iOS,
        ])
    func selection(profile: ViewHost.Profile) async throws {
        let heard = Heard()
        let host = ViewHost(Shop(heard: heard, selection: [1, 3]), profile: profile)
        try host.drag(.text("Plum"), to: .text("Target"))
        await host.settle()
        try host.drag(.text("Pear"), to: .text("Target"))
        await host.settle()
        #expect(heard.asked == [[1, 3], [2]])
        #expect(heard.drops == [["Apple", "Plum"], ["Pear"]])
    }

    @Test("The views around the source and the destination hear of the phases of the same drag")
    func phases() async throws {
        let heard = Heard()
        let host = ViewHost(Shop(heard: heard, selection: [1, 3]), profile: .macOS)
        try host.drag(.text("Plum"), to: .text("Target"))
        await host.settle()
        func steps<Phase: Equatable>(_ phases: [Phase]) -> [Phase] {
            phases.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }
        #expect(steps(heard.drags.map(\.phase)) == [.initial, .active, .ending(.copy), .ended(.copy), .dataTransferCompleted])
        #expect(steps(heard.sessions.map(\.phase)) == [.entering, .active, .ended(.copy), .dataTransferCompleted])
        #expect(Set(heard.drags.map(\.id)).count == 1 && Set(heard.sessions.map(\.id)).count == 1)
        let (drag, drop) = (try #require(heard.drags.first), try #require(heard.sessions.first))
        #expect(drag.id.matches(drop.id) && drop.id.matches(drag.id))
        #expect(drag.draggedItemIDs(for: Int.self) == [1, 3] && drag.draggedItemIDs(for: String.self).isEmpty)
        #expect(drop.localSession?.draggedItemIDs(for: Int.self) == [1, 3])
        // Locations are those of the views that observe the drag.
        let last = try #require(heard.sessions.last { $0.phase == .active })
        #expect(last.location == CGPoint(x: 60, y: 50))
    }

    @Test("A drag that ends elsewhere, or over a view that refuses it, is cancelled")
    func cancelled() async throws {
        for takesFruits in [true, false] {
            let heard = Heard()
            let host = ViewHost(Shop(heard: heard, takesFruits: takesFruits), profile: .macOS)
            try host.drag(.text("Plum"), to: takesFruits ? .point(5, 5) : .text("Target"))
            await host.settle()
            #expect(heard.drags.last?.phase == .ended(.cancel))
            #expect(heard.drops.isEmpty)
        }
    }

    @Test("Items of another program have a session without a local one")
    func foreign() async throws {
        let heard = Heard()
        let host = ViewHost(Shop(heard: heard), profile: .macOS)
        let item = NSItemProvider()
        let fruit = DragContainerTests.fruits[0]
        item.register(fruit)
        try host.drop([item], on: .text("Target"))
        await host.settle()
        #expect(heard.drops == [["Apple"]])
        #expect(heard.sessions.first?.phase == .entering && heard.sessions.allSatisfy { $0.localSession == nil })
        #expect(Set(heard.sessions.map(\.id)).count == 1)
    }

    @Test("A container may return one item for one view, or none, with identities of its own")
    func singleItems() async throws {
        struct Named: View {
            var heard: Heard
            @Namespace private var inner
            var body: some View {
                HStack(spacing: 60) {
                    VStack {
                        Text("Pear").draggable(containerItemID: "Pear")
                        Text("None").draggable(containerItemID: "None")
                        Text("Inner").draggable(containerItemID: "Plum", containerNamespace: inner)
                    }
                    .dragContainer(for: Fruit.self, itemID: \.name) { (name: String) in
                        DragContainerTests.fruits.filter { $0.name == name }
                    }
                    .dragContainer(for: Fruit.self, itemID: \.name, in: inner) { (names: [String]) in
                        [Fruit(id: 9, name: "Inner \(names.joined())")]
                    }
                    .dragContainerSelection(["Plum", "X"], containerNamespace: inner)
                    .onDragSessionUpdated { heard.drags.append($0) }
                    Basket(heard: heard)
                }
            }
        }
        let heard = Heard()
        let host = ViewHost(Named(heard: heard), profile: .macOS)
        try host.drag(.text("Pear"), to: .text("Target"))
        await host.settle()
        #expect(heard.drags.first?.draggedItemIDs(for: String.self) == ["Pear"])
        heard.drags = []
        try host.drag(.text("None"), to: .text("Target"))
        await host.settle()
        #expect(heard.drags.isEmpty)
        try host.drag(.text("Inner"), to: .text("Target"))
        await host.settle()
        #expect(heard.drops == [["Pear"], ["Inner PlumX"]])
    }

    @Test("A view without a container drags nothing and is reported")
    func withoutContainer() throws {
        let heard = Heard()
        let host = ViewHost(Text("Alone").draggable(containerItemID: 1).onDragSessionUpdated { heard.drags.append($0) }, profile: .macOS)
        try host.drag(.text("Alone"), to: .point(5, 5))
        #expect(heard.drags.isEmpty && host.warnings.count == 1)
    }

    @Test("A source decides which operations views may perform", arguments: [true, false, nil] as [Bool?], [DropOperation.copy, .move])
    func configuration(allowMove: Bool?, operation: DropOperation) async throws {
        struct Board: View {
            var heard: Heard
            var allowMove: Bool?
            var operation: DropOperation
            @ViewBuilder private var source: some View {
                if let allowMove {
                    Text("Source").draggable("words").dragConfiguration(DragConfiguration(allowMove: allowMove))
                } else {
                    Text("Source").draggable("words")
                }
            }
            var body: some View {
                HStack(spacing: 60) {
                    source.onDragSessionUpdated { heard.drags.append($0) }
                    Text("Target").frame(width: 100, height: 100)
                        .dropDestination(for: String.self) { words, _ in heard.drops.append(words) }
                        .dropConfiguration { _ in DropConfiguration(operation: operation) }
                }
            }
        }
        let heard = Heard()
        let host = ViewHost(Board(heard: heard, allowMove: allowMove, operation: operation), profile: .macOS)
        try host.drag(.text("Source"), to: .text("Target"))
        await host.settle()
        let isAllowed = operation == .copy || allowMove != false
        #expect(heard.drops == (isAllowed ? [["words"]] : []))
        #expect(heard.drags.contains { $0.phase == .ended(isAllowed ? operation : .cancel) })
    }

    @Test("A source that can only be moved is moved by a view that proposes nothing")
    func moveOnly() async throws {
        struct Board: View {
            var heard: Heard
            var configuration: DragConfiguration {
                var configuration = DragConfiguration(allowMove: true)
                configuration.operationsWithinApp.allowCopy = false
                return configuration
            }
            var body: some View {
                HStack(spacing: 60) {
                    Text("Source").draggable("words").dragConfiguration(configuration).onDragSessionUpdated { heard.drags.append($0) }
                    Text("Target").frame(width: 100, height: 100).dropDestination(for: String.self) { words, _ in heard.drops.append(words) }
                }
            }
        }
        let heard = Heard()
        let host = ViewHost(Board(heard: heard), profile: .macOS)
        try host.drag(.text("Source"), to: .text("Target"))
        await host.settle()
        #expect(heard.drags.contains { $0.phase == .ended(.move) } && heard.drops == [["words"]])
    }
}
