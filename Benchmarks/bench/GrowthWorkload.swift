import Foundation
import SwiftUI
import SwiftUICore

/// How the time of changes to a collection grows with its size, in each container that shows collections.
///
/// Prints the median time of each change for 1,000 elements, 10,000 and so on, and the exponent of the growth between the last two sizes:
/// 1 where the time is proportional to the number of elements.
@MainActor struct GrowthWorkload {
    enum Container: String, CaseIterable {
        case stack, lazyStack, grid, list, table

        /// Whether rows have a selection.
        var isSelectable: Bool { self == .list || self == .table }
    }

    enum Change: String, CaseIterable {
        case insertFirst, removeFirst, move, sort, filter, selectAll
    }

    struct Item: Identifiable {
        let id: Int
        var name: String { "Item \(id)" }
    }

    @MainActor @Observable final class Model {
        var items: [Item]
        var selection: Set<Int> = []

        init(count: Int) {
            items = (0..<count).map { Item(id: $0) }
        }

        func apply(_ change: Change) {
            switch change {
            case .insertFirst: items.insert(Item(id: -1), at: 0)
            case .removeFirst: items.removeFirst()
            case .move: items.swapAt(1, items.count - 2)
            case .sort: items.sort { ($0.id &* 7919) % 1_000_003 < ($1.id &* 7919) % 1_000_003 }
            case .filter: items.removeAll { !$0.id.isMultiple(of: 2) }
            case .selectAll: selection = Set(items.map(\.id))
            }
        }
    }

    private struct Content: View {
        let container: Container
        @Bindable var model: Model

        var body: some View {
            switch container {
            case .stack: VStack(spacing: 0) { ForEach(model.items) { _ in Color.red.frame(height: 20) } }
            case .lazyStack: ScrollView { LazyVStack(spacing: 0) { ForEach(model.items) { _ in Color.red.frame(height: 20) } } }
            case .grid:
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 0)], spacing: 0) {
                        ForEach(model.items) { _ in Color.red.frame(height: 20) }
                    }
                }
            case .list: List(model.items, selection: $model.selection) { Text($0.name) }
            case .table:
                Table(model.items, selection: $model.selection) {
                    TableColumn("Name") { Text($0.name) }
                    TableColumn("Number") { Text(verbatim: "\($0.id)") }
                }
            }
        }
    }

    let largest: Int

    func run() {
        for container in Container.allCases {
            for change in Change.allCases where change != .selectAll || container.isSelectable {
                var times: [Double] = []
                var count = 1000
                while count <= largest {
                    times.append(time(of: change, in: container, count: count))
                    count *= 10
                }
                let exponent = times.count < 2 ? .nan : log10(times[times.count - 1] / times[times.count - 2])
                let columns = times.map { String(format: "%10.3f ms", $0 / 1e6) }.joined()
                print(
                    "\(container.rawValue) \(change.rawValue)".padding(toLength: 24, withPad: " ", startingAt: 0) + columns
                        + String(format: "   exponent %.2f", exponent))
            }
        }
    }

    private func time(of change: Change, in container: Container, count: Int) -> Double {
        Engines.install()
        let model = Model(count: count)
        let tree = ViewTree(size: CGSize(width: 400, height: 800))
        tree.setRootView(Content(container: container, model: model))
        tree.update()
        let (items, selection) = (model.items, model.selection)
        var samples: [Double] = []
        for _ in 0..<(count > 50_000 ? 3 : 7) {
            samples.append(
                nanoseconds {
                    model.apply(change)
                    tree.update()
                })
            (model.items, model.selection) = (items, selection)
            tree.update()
        }
        return samples.sorted()[samples.count / 2]
    }
}
