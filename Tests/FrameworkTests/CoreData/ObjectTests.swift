import Combine
import CoreData
import Foundation
import Testing

@MainActor struct ObjectTests {
    private let container: NSPersistentContainer
    private var context: NSManagedObjectContext { container.viewContext }

    init() throws { container = try makeContainer() }

    @Test func newObjectsHaveDefaults() {
        let item = Item(context: context)
        #expect(item.title == "a < \"b!\"" && item.count == 1 && item.price == 0 && !item.isDone && item.level == .low)
        #expect(item.timestamp == nil && item.folder == nil && item.tags?.count == 0)
        #expect(item.id != nil, "awakeFromInsert is called")
        #expect(item.isInserted && item.hasChanges && !item.isUpdated && !item.isFault && item.objectID.isTemporaryID)
        #expect(context.insertedObjects == [item] && context.hasChanges)
    }

    @Test func valuesAreSavedAndReadAgain() throws {
        let item = Item(context: context)
        let date = Date(timeIntervalSinceReferenceDate: 12.5)
        (item.title, item.count, item.price, item.isDone, item.timestamp) = ("text", -5, 1.25, true, date)
        (item.data, item.words, item.level, item.amount) = (Data([1, 0, 2]), ["a", "b"], .high, NSDecimalNumber(string: "0.1"))
        let id = item.id
        try context.save()
        #expect(!item.hasChanges && !item.objectID.isTemporaryID && !context.hasChanges)
        let background = container.newBackgroundContext()
        let other = try #require(try background.existingObject(with: item.objectID) as? Item)
        #expect(other !== item && other.objectID == item.objectID && other.isAwake)
        #expect(other.title == "text" && other.count == -5 && other.price == 1.25 && other.isDone && other.timestamp == date && other.id == id)
        #expect(
            other.data == Data([1, 0, 2]) && other.words == ["a", "b"] && other.level == .high && other.amount == NSDecimalNumber(string: "0.1"))
    }

    @Test func valuesHaveNames() {
        let item = Item(context: context)
        item.setValue(7, forKey: "count")
        #expect(item.count == 7 && item.value(forKey: "count") as? Int == 7 && item.value(forKey: "count") as? Int16 == 7)
        item.setValue("x", forKey: "title")
        item.setValue("unknown", forKey: "nothing")
        item.setValue(3.5, forKey: "title")
        #expect(item.title == nil, "a value of another type is none")
        let folder = Folder(context: context)
        folder.name = "home"
        item.setValue(folder, forKey: "folder")
        #expect(item.value(forKeyPath: "folder.name") as? String == "home")
        #expect(folder.value(forKey: "items") as? Set<Item> == [item])
        folder.mutableSetValue(forKey: "items").remove(item)
        #expect(item.folder == nil)
    }

    @Test func inversesFollow() {
        let (first, second) = (Folder(context: context), Folder(context: context))
        let (a, b) = (Item(context: context), Item(context: context))
        a.folder = first
        #expect(first.items == [a])
        second.addToItems(NSSet(array: [a, b]))
        #expect(first.items.isEmpty && second.items == [a, b] && a.folder === second)
        second.removeFromItems(b)
        #expect(b.folder == nil && second.items == [a])
        second.items = [b]
        #expect(a.folder == nil && b.folder === second)
    }

    @Test func orderedRelationshipsKeepTheirOrder() throws {
        let item = Item(context: context)
        let tags = ["c", "a", "b"].map { name in
            let tag = Tag(context: context)
            tag.name = name
            return tag
        }
        item.addToTags(tags[1])
        item.addToTags(tags[2])
        item.insertIntoTags(tags[0], at: 0)
        try context.save()
        let background = container.newBackgroundContext()
        let other = try #require(try background.existingObject(with: item.objectID) as? Item)
        #expect(other.tags?.array.map { ($0 as? Tag)?.name } == ["c", "a", "b"])
        #expect((other.tags?.firstObject as? Tag)?.items?.count == 1)
        item.tags = NSOrderedSet(array: [tags[2], tags[0]])
        try context.save()
        background.refresh(other, mergeChanges: false)
        let third = try #require(try background.existingObject(with: item.objectID) as? Item)
        #expect(third.tags?.array.map { ($0 as? Tag)?.name } == ["b", "c"])
    }

    @Test func deletionRulesApply() throws {
        let folder = Folder(context: context)
        folder.name = "f"
        let (item, tag) = (Item(context: context), Tag(context: context))
        item.folder = folder
        item.addToTags(tag)
        try context.save()
        context.delete(tag)
        #expect(item.tags?.count == 1, "the rule of the tag denies the deletion")
        #expect(throws: NSError.self) { try context.save() }
        context.rollback()
        #expect(!tag.isDeleted)
        context.delete(folder)
        #expect(item.isDeleted && context.deletedObjects == [folder, item] && tag.items?.count == 0)
        try context.save()
        #expect(try context.count(for: NSFetchRequest<Item>(entityName: "Item")) == 0)
        #expect(item.managedObjectContext == nil)
        let other = container.newBackgroundContext()
        #expect(try other.fetch(NSFetchRequest<Tag>(entityName: "Tag")).first?.items?.count == 0)
    }

    private struct Invalid: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var name: String?
        var codes: [Int]
    }

    @Test(arguments: [
        Invalid(testDescription: "missing", name: nil, codes: [1570]),
        Invalid(testDescription: "long", name: String(repeating: "x", count: 21), codes: [1660]),
        Invalid(testDescription: "valid", name: "x", codes: []),
    ]) private func objectsAreValidated(_ test: Invalid) throws {
        let folder = Folder(context: context)
        folder.name = test.name
        var codes: [Int] = []
        do { try context.save() } catch {
            let error = error as NSError
            #expect(error.domain == NSCocoaErrorDomain)
            #expect(error.userInfo[NSValidationKeyErrorKey] as? String == "name" && error.userInfo[NSValidationObjectErrorKey] as? Folder === folder)
            codes = [error.code]
        }
        #expect(codes == test.codes)
        #expect(context.hasChanges == !codes.isEmpty)
    }

    @Test func severalErrorsAreOne() throws {
        _ = (Folder(context: context), Folder(context: context))
        do {
            try context.save()
            Issue.record("saved")
        } catch {
            #expect((error as NSError).code == NSValidationMultipleErrorsError)
            #expect(((error as NSError).userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
        }
    }

    @Test func changesAreKnownUntilSaved() throws {
        let item = Item(context: context)
        try context.save()
        item.title = "new"
        #expect(item.isUpdated && context.updatedObjects == [item])
        #expect(item.changedValues()["title"] as? String == "new")
        #expect(item.committedValues(forKeys: ["title"])["title"] as? String == "a < \"b!\"")
        context.rollback()
        #expect(item.title == "a < \"b!\"" && !item.hasChanges)
        item.title = "a < \"b!\""
        #expect(!item.hasChanges, "an equal value is no change")
        context.refresh(item, mergeChanges: false)
        #expect(item.isFault)
        #expect(item.count == 1 && !item.isFault)
    }

    @Test func viewsAreToldBeforeAChange() {
        let item = Item(context: context)
        var count = 0
        let subscription = item.objectWillChange.sink { count += 1 }
        item.title = "x"
        #expect(count == 1)
        item.folder = Folder(context: context)
        #expect(count == 2)
        subscription.cancel()
    }

    @Test func entitiesInheritAndClassesInitialise() throws {
        let special = SpecialItem(context: context)
        (special.note, special.title) = ("n", "special")
        _ = Item(context: context)
        try context.save()
        let other = container.newBackgroundContext()
        let all = try other.fetch(NSFetchRequest<Item>(entityName: "Item"))
        #expect(all.count == 2)
        let found = try #require(all.compactMap { $0 as? SpecialItem }.first)
        #expect(found.made == "made" && found.note == "n" && found.title == "special" && !found.isInserted)
        let request = NSFetchRequest<Item>(entityName: "Item")
        request.includesSubentities = false
        #expect(try other.count(for: request) == 1)
        let made = NSEntityDescription.insertNewObject(forEntityName: "SpecialItem", into: other)
        #expect(made is SpecialItem && made.isInserted)
    }

    @Test func objectsWithoutContextComeIntoOne() throws {
        let entities = container.managedObjectModel.entitiesByName
        let folder = Folder(entity: try #require(entities["Folder"]), insertInto: nil)
        let item = Item(entity: try #require(entities["Item"]), insertInto: nil)
        folder.name = "f"
        folder.addToItems(item)
        #expect(folder.items == [item] && item.folder === folder)
        context.insert(folder)
        #expect(item.managedObjectContext === context && context.insertedObjects.count == 2)
        try context.save()
    }

    @Test func identitiesHaveAddresses() throws {
        let item = Item(context: context)
        let before = item.objectID
        try context.save()
        #expect(before != item.objectID)
        let address = item.objectID.uriRepresentation()
        #expect(address.absoluteString.hasPrefix("x-coredata://") && address.lastPathComponent == "p1")
        let id = try #require(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address))
        #expect(id == item.objectID && context.object(with: id) === item)
    }
}
