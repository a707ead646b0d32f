import CoreData
import Foundation
import FoundationOverlay
import Testing

@MainActor struct ContextTests {
    private let container: NSPersistentContainer
    private var context: NSManagedObjectContext { container.viewContext }

    init() throws { container = try makeContainer() }

    private func fill(_ titles: [String?]) throws {
        for (number, title) in titles.enumerated() {
            let item = Item(context: context)
            (item.title, item.count) = (title, Int64(number))
        }
        try context.save()
    }

    private func titles(_ body: (NSFetchRequest<Item>) -> Void) throws -> [String?] {
        let request = NSFetchRequest<Item>(entityName: "Item")
        body(request)
        return try context.fetch(request).map(\.title)
    }

    @Test func fetchesSort() throws {
        try fill(["b", "A", nil, "a10", "a9"])
        #expect(try titles { $0.sortDescriptors = [NSSortDescriptor(keyPath: \Item.title, ascending: true)] } == [nil, "A", "a10", "a9", "b"])
        #expect(try titles { $0.sortDescriptors = [NSSortDescriptor(key: "count", ascending: false)] } == ["a9", "a10", nil, "A", "b"])
        #expect(
            try titles {
                $0.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true, selector: Selector(NSString.localizedStandardCompare))]
            } == [nil, "A", "a9", "a10", "b"])
        #expect(
            try titles {
                $0.sortDescriptors = [
                    NSSortDescriptor(keyPath: \Item.isDone, ascending: true), NSSortDescriptor(keyPath: \Item.count, ascending: false),
                ]
            }.first == "a9")
        #expect(
            try titles {
                $0.sortDescriptors = [NSSortDescriptor(key: "count", ascending: true)]
                ($0.fetchOffset, $0.fetchLimit) = (1, 2)
            } == ["A", nil])
        #expect(NSSortDescriptor(key: "title", ascending: true).key == "title")
    }

    @Test func fetchesHaveForms() throws {
        try fill(["a", "a", "b"])
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Item")
        ids.resultType = .managedObjectIDResultType
        #expect(try context.fetch(ids).count == 3)
        let dictionaries = NSFetchRequest<NSDictionary>(entityName: "Item")
        dictionaries.resultType = .dictionaryResultType
        dictionaries.propertiesToFetch = ["title"]
        dictionaries.returnsDistinctResults = true
        #expect(try context.fetch(dictionaries).map { $0["title"] as? String } == ["a", "b"])
        let count = NSFetchRequest<NSNumber>(entityName: "Item")
        count.resultType = .countResultType
        #expect(try context.fetch(count) == [3])
        #expect(try context.count(for: Item.fetchRequest()) == 3)
        #expect(throws: NSError.self) { try context.fetch(NSFetchRequest<Item>(entityName: "Nothing")) }
    }

    @Test func pendingChangesAreFoundUnlessLeftOut() throws {
        try fill(["a", "b"])
        let request = NSFetchRequest<Item>(entityName: "Item")
        context.delete(try #require(try context.fetch(request).first))
        _ = (Item(context: context), Item(context: context))
        #expect(try context.count(for: request) == 3)
        request.includesPendingChanges = false
        #expect(try context.count(for: request) == 2)
    }

    @Test func contextsSeeWhatOthersSave() async throws {
        try fill(["a"])
        let item = try #require(try context.fetch(NSFetchRequest<Item>(entityName: "Item")).first)
        let background = container.newBackgroundContext()
        let id = item.objectID
        try await background.perform {
            let other = background.object(with: id) as? Item
            other?.title = "changed"
            let new = Item(context: background)
            new.title = "new"
            try background.save()
        }
        #expect(item.title == "a", "values stay until they are merged")
        #expect(try context.count(for: NSFetchRequest<Item>(entityName: "Item")) == 2)
        context.refresh(item, mergeChanges: true)
        #expect(item.title == "changed")
    }

    @Test func changesAreMergedByThemselves() async throws {
        let viewer = container.newBackgroundContext()
        viewer.automaticallyMergesChangesFromParent = true
        try fill(["a"])
        let id = try #require(try context.fetch(NSFetchRequest<Item>(entityName: "Item")).first).objectID
        let folder = Folder(context: context)
        folder.name = "f"
        try context.save()
        let folderID = folder.objectID
        viewer.performAndWait { #expect((viewer.object(with: folderID) as? Folder)?.items.isEmpty == true) }
        let item = context.object(with: id) as? Item
        item?.title = "b"
        item?.folder = folder
        try context.save()
        viewer.performAndWait {
            #expect((viewer.object(with: id) as? Item)?.title == "b")
            #expect((viewer.object(with: folderID) as? Folder)?.items.count == 1)
        }
        context.delete(folder)
        try context.save()
        viewer.performAndWait { #expect(viewer.registeredObject(for: id)?.managedObjectContext == nil) }
    }

    @Test func aNotificationIsMerged() throws {
        try fill(["a"])
        let item = try #require(try context.fetch(NSFetchRequest<Item>(entityName: "Item")).first)
        let other = container.newBackgroundContext()
        nonisolated(unsafe) var notes: [Notification] = []
        let observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: other, queue: nil) { notes.append($0) }
        (other.object(with: item.objectID) as? Item)?.title = "b"
        try other.save()
        NotificationCenter.default.removeObserver(observer)
        #expect((notes.first?.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject>)?.count == 1)
        context.mergeChanges(fromContextDidSave: try #require(notes.first))
        #expect(item.title == "b")
    }

    @Test func childrenSaveIntoTheirParent() throws {
        try fill(["a"])
        let item = try #require(try context.fetch(NSFetchRequest<Item>(entityName: "Item")).first)
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = context
        let own = try #require(child.object(with: item.objectID) as? Item)
        own.title = "child"
        let new = Item(context: child)
        new.title = "new"
        let folder = Folder(context: child)
        folder.name = "f"
        folder.addToItems(new)
        folder.addToItems(own)
        #expect(item.title == "a")
        try child.save()
        #expect(item.title == "child" && item.folder?.name == "f" && item.folder?.items.count == 2 && context.hasChanges && !child.hasChanges)
        try context.save()
        #expect(!new.objectID.isTemporaryID && !folder.objectID.isTemporaryID)
        let fresh = container.newBackgroundContext()
        #expect((try fresh.existingObject(with: folder.objectID) as? Folder)?.items.count == 2)
        child.delete(new)
        try child.save()
        #expect(context.deletedObjects.count == 1)
    }

    private struct Conflict: CustomTestStringConvertible, @unchecked Sendable {
        var testDescription: String
        var policy: NSMergePolicy
        var saves: Bool
        var title: String
        var count: Int64
    }

    @Test(arguments: [
        Conflict(testDescription: "error", policy: .error, saves: false, title: "theirs", count: 0),
        Conflict(testDescription: "object", policy: .mergeByPropertyObjectTrump, saves: true, title: "mine", count: 9),
        Conflict(testDescription: "store", policy: .mergeByPropertyStoreTrump, saves: true, title: "theirs", count: 9),
        Conflict(testDescription: "overwrite", policy: .overwrite, saves: true, title: "mine", count: 9),
        Conflict(testDescription: "rollback", policy: .rollback, saves: true, title: "theirs", count: 0),
    ]) private func conflictsAreResolved(_ test: Conflict) throws {
        try fill(["a"])
        let item = try #require(try context.fetch(NSFetchRequest<Item>(entityName: "Item")).first)
        let other = container.newBackgroundContext()
        let mine = try #require(try other.existingObject(with: item.objectID) as? Item)
        item.title = "theirs"
        try context.save()
        other.mergePolicy = test.policy
        (mine.title, mine.count) = ("mine", 9)
        #expect(((try? other.save()) != nil) == test.saves)
        let fresh = container.newBackgroundContext()
        let saved = try #require(try fresh.existingObject(with: item.objectID) as? Item)
        #expect(saved.title == test.title && saved.count == test.count)
    }

    @Test func uniqueValuesAreKept() throws {
        let tag = Tag(context: context)
        tag.name = "red"
        try context.save()
        let other = container.newBackgroundContext()
        let twin = Tag(context: other)
        twin.name = "red"
        do {
            try other.save()
            Issue.record("saved")
        } catch { #expect((error as NSError).code == NSManagedObjectConstraintMergeError) }
        other.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        let item = Item(context: other)
        item.addToTags(twin)
        try other.save()
        #expect(twin.objectID == tag.objectID)
        let fresh = container.newBackgroundContext()
        #expect(try fresh.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 1)
        #expect(try fresh.fetch(NSFetchRequest<Tag>(entityName: "Tag")).first?.items?.count == 1)
    }

    @Test func batchesChangeStores() throws {
        try fill(["a", "b", "c"])
        let update = NSBatchUpdateRequest(entityName: "Item")
        update.predicate = NSPredicate(format: "title != 'a'")
        update.propertiesToUpdate = ["count": 100]
        update.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
        let request: NSFetchRequest<any NSFetchRequestResult> = Item.fetchRequest()
        request.predicate = NSPredicate(format: "count == 100")
        let deletion = NSBatchDeleteRequest(fetchRequest: request)
        deletion.resultType = .resultTypeObjectIDs
        let ids = (try context.execute(deletion) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID] ?? []
        #expect(ids.count == 2)
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
        #expect(try titles { _ in } == ["a"])
        let insertion = NSBatchInsertRequest(entityName: "Item", objects: [["title": "x"], ["title": "y"]])
        try context.execute(insertion)
        #expect(try titles { _ in } == ["a", "x", "y"])
    }

    @Test func changesAreUndone() async throws {
        let container = container
        try await MainActor.run {
            let context = container.viewContext
            let manager = UndoManager()
            context.undoManager = manager
            let item = Item(context: context)
            item.title = "a"
            manager.undo()
            #expect(context.insertedObjects.isEmpty)
            context.undoManager = nil
            let saved = Item(context: context)
            try context.save()
            context.undoManager = manager
            manager.removeAllActions()
            saved.title = "b"
            manager.undo()
            #expect(saved.title == "a < \"b!\"")
            manager.redo()
            #expect(saved.title == "b")
        }
    }
}
