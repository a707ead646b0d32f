import CoreData
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private final class Recorder: NSFetchedResultsControllerDelegate {
    var changes: [String] = []

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { changes.append("done") }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let text = { (path: IndexPath?) in path.map { "\($0[0]).\($0[1])" } ?? "-" }
        changes.append("\(type) \((anObject as? Item)?.title ?? "") \(text(indexPath)) \(text(newIndexPath))")
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) { changes.append("section \(type) \(sectionInfo.name) \(sectionIndex)") }
}

struct ControllerTests {
    @Test func aControllerFollowsItsObjects() throws {
        let container = try makeContainer()
        let context = container.newBackgroundContext()
        let recorder = Recorder()
        try context.performAndWait {
            func add(_ title: String, _ count: Int64) -> Item {
                let item = Item(context: context)
                (item.title, item.count) = (title, count)
                return item
            }
            let (a, b) = (add("a", 1), add("b", 2))
            _ = add("c", 2)
            let request = NSFetchRequest<Item>(entityName: "Item")
            request.sortDescriptors = [NSSortDescriptor(key: "count", ascending: true), NSSortDescriptor(key: "title", ascending: true)]
            let controller = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "count", cacheName: nil)
            controller.delegate = recorder
            #expect(controller.fetchedObjects == nil)
            try controller.performFetch()
            #expect(controller.sections?.map(\.name) == ["1", "2"])
            #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
            #expect(controller.object(at: IndexPath(indexes: [1, 0])) === b)
            #expect(controller.indexPath(forObject: a) == IndexPath(indexes: [0, 0]))
            b.title = "z"
            context.delete(a)
            _ = add("d", 3)
            kept = controller
        }
        // The change is told on the context's queue, after what is on it now.
        context.performAndWait {}
        #expect(
            recorder.changes == [
                "section delete 1 0", "section insert 3 1", "delete a 0.0 -", "insert d - 1.0", "move z 1.0 0.1", "done",
            ])
        withExtendedLifetime(kept) {}
    }
}

nonisolated(unsafe) private var kept: AnyObject?

private struct Items: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Item.count, ascending: true)], animation: .default)
    private var items: FetchedResults<Item>
    @Environment(\.managedObjectContext) private var context

    var body: some View {
        VStack {
            ForEach(items) { Text($0.title ?? "") }
            Button("Add") {
                let item = Item(context: context)
                (item.title, item.count) = ("new", Int64(items.count))
            }
            Button("Filter") { items.nsPredicate = NSPredicate(format: "title == 'new'") }
            Button("All") { items.nsPredicate = nil }
            Button("Reverse") { items.sortDescriptors = [SortDescriptor(\.count, order: .reverse)] }
        }
    }
}

private struct Filtered: View {
    @FetchRequest private var items: FetchedResults<Item>

    init(title: String) {
        _items = FetchRequest(sortDescriptors: [SortDescriptor(\.count)], predicate: NSPredicate(format: "title == %@", title))
    }

    var body: some View { Text("\(items.count)") }
}

private struct Choice: View {
    @State private var title = "a"

    var body: some View {
        VStack {
            Filtered(title: title)
            Button("Other") { title = "b" }
        }
    }
}

private struct Sections: View {
    @SectionedFetchRequest(sectionIdentifier: \.count, sortDescriptors: [SortDescriptor(\.count), SortDescriptor(\.title)])
    private var sections: SectionedFetchResults<Int64, Item>

    var body: some View { Text(sections.map { "\($0.id):\($0.map { $0.title ?? "" }.joined())" }.joined(separator: " ")) }
}

private struct Row: View {
    @ObservedObject var item: Item

    var body: some View { Text(item.title ?? "") }
}

@MainActor struct FetchRequestTests {
    private let context: NSManagedObjectContext

    init() throws {
        context = try makeContainer().viewContext
        for (number, title) in ["a", "b"].enumerated() {
            let item = Item(context: context)
            (item.title, item.count) = (title, Int64(number))
        }
        try context.save()
    }

    private func texts(_ host: ViewHost) -> [String] { ["a", "b", "new"].filter { host.contains(.text($0)) } }

    @Test func aViewFollowsTheContext() throws {
        let host = ViewHost(Items().environment(\.managedObjectContext, context))
        #expect(texts(host) == ["a", "b"])
        try host.tap(.text("Add"))
        #expect(texts(host) == ["a", "b", "new"])
        // The buttons move while the row appears.
        host.advance(by: 5)
        try host.tap(.text("Filter"))
        host.advance(by: 5)
        #expect(texts(host) == ["new"])
        try host.tap(.text("All"))
        host.advance(by: 5)
        #expect(texts(host) == ["a", "b", "new"])
        #expect(try host.frame(of: .text("a")).minY < host.frame(of: .text("b")).minY)
        try host.tap(.text("Reverse"))
        host.advance(by: 5)
        #expect(try host.frame(of: .text("a")).minY > host.frame(of: .text("b")).minY)
    }

    @Test func anotherPredicateOfTheInitialiserIsUsed() throws {
        let item = Item(context: context)
        item.title = "b"
        let host = ViewHost(Choice().environment(\.managedObjectContext, context))
        #expect(host.contains(.text("1")))
        try host.tap(.text("Other"))
        #expect(host.contains(.text("2")))
    }

    @Test func sectionsFollow() throws {
        let host = ViewHost(Sections().environment(\.managedObjectContext, context))
        #expect(host.contains(.text("0:a 1:b")))
        let item = Item(context: context)
        (item.title, item.count) = ("c", 1)
        host.advance(by: 5)
        #expect(host.contains(.text("0:a 1:bc")))
    }

    @Test func aRowObservesItsObject() throws {
        let item = try #require(try context.fetch(NSFetchRequest<Item>(entityName: "Item")).first)
        let host = ViewHost(Row(item: item))
        item.title = "new"
        host.advance(by: 5)
        #expect(texts(host) == ["new"])
    }
}
