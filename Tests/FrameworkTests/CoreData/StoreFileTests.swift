import Foundation
import Testing

@testable import CoreData

@MainActor struct StoreFileTests {
    private let folder: StoreFolder

    init() throws { folder = try StoreFolder() }

    private func model(_ entities: String) -> String { "<model>\(entities)</model>" }

    @Test func aStoreIsReadAgain() throws {
        let context = try makeContainer(at: folder.store).viewContext
        let shelf = Folder(context: context)
        shelf.name = "shelf"
        for number in 0..<3 {
            let item = Item(context: context)
            item.count = Int64(number)
            item.folder = shelf
        }
        try context.save()
        let address = shelf.objectID.uriRepresentation()
        let again = try makeContainer(at: folder.store)
        let found = try again.viewContext.fetch(NSFetchRequest<Folder>(entityName: "Folder"))
        #expect(found.first?.items.map(\.count).sorted() == [0, 1, 2])
        #expect(found.first?.objectID.uriRepresentation() == address)
    }

    @Test func metadataIsSaved() throws {
        let store = try #require(try makeContainer(at: folder.store).persistentStoreCoordinator.persistentStores.first)
        store.metadata["key"] = "value"
        let again = try makeContainer(at: folder.store).persistentStoreCoordinator
        let other = try #require(again.persistentStores.first)
        #expect(again.metadata(for: other)["key"] as? String == "value" && again.metadata(for: other)[NSStoreUUIDKey] as? String == store.identifier)
    }

    @Test func picturesLeaveFilesAlone() throws {
        let model = try #require(NSManagedObjectModel(byMerging: [NSManagedObjectModel()]))
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        coordinator.savesInFiles = false
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: folder.store)
        #expect(!FileManager.default.fileExists(atPath: folder.store.path))
    }

    private struct Migration: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var attributes: String
        /// The values by names; nil for none.
        var values: [String: String?]
        var isPossible = true
    }

    nonisolated private static let migrations: [Migration] = [
        Migration(testDescription: "same", attributes: #"<attribute name="a" optional="YES" attributeType="String"/>"#, values: ["a": "x"]),
        Migration(
            testDescription: "added",
            attributes: #"<attribute name="a" optional="YES" attributeType="String"/><attribute name="b" optional="YES" attributeType="String"/>"#,
            values: ["a": "x", "b": nil]),
        Migration(
            testDescription: "added with default", attributes: #"<attribute name="b" attributeType="String" defaultValueString="d"/>"#,
            values: ["b": "d"]),
        Migration(
            testDescription: "renamed", attributes: #"<attribute name="b" elementID="a" optional="YES" attributeType="String"/>"#, values: ["b": "x"]),
        Migration(testDescription: "removed", attributes: "", values: [:]),
        Migration(
            testDescription: "required without default", attributes: #"<attribute name="b" attributeType="String"/>"#, values: [:], isPossible: false),
    ]

    @Test(arguments: migrations) private func attributesAreMigrated(_ test: Migration) throws {
        let old = model(#"<entity name="Thing"><attribute name="a" optional="YES" attributeType="String"/></entity>"#)
        let context = try makeContainer(old, at: folder.store).viewContext
        NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context).setValue("x", forKey: "a")
        try context.save()
        let new = model("<entity name=\"Thing\">\(test.attributes)</entity>")
        guard test.isPossible else {
            #expect(throws: NSError.self) { try makeContainer(new, at: folder.store) }
            return
        }
        let container = try makeContainer(new, at: folder.store)
        let object = try container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Thing")).first
        for (name, value) in test.values { #expect(object?.value(forKey: name) as? String == value) }
        #expect(object != nil)
    }

    @Test func entitiesAreRenamedWithTheirReferences() throws {
        func text(_ name: String, _ renaming: String) -> String {
            model(
                """
                <entity name="\(name)" \(renaming)><relationship name="boxes" optional="YES" toMany="YES" ordered="YES" destinationEntity="Box" inverseName="thing"/></entity>
                <entity name="Box"><attribute name="n" optional="YES" attributeType="Integer 16"/>
                <relationship name="thing" optional="YES" maxCount="1" destinationEntity="\(name)" inverseName="boxes"/>
                <relationship name="others" optional="YES" toMany="YES" destinationEntity="\(name)"/></entity>
                """)
        }
        let context = try makeContainer(text("Old", ""), at: folder.store).viewContext
        let thing = NSEntityDescription.insertNewObject(forEntityName: "Old", into: context)
        let box = NSEntityDescription.insertNewObject(forEntityName: "Box", into: context)
        box.setValue(thing, forKey: "thing")
        box.setValue(NSSet(array: [thing]), forKey: "others")
        try context.save()
        let new = try makeContainer(text("New", "elementID=\"Old\""), at: folder.store).viewContext
        let found = try #require(try new.fetch(NSFetchRequest<NSManagedObject>(entityName: "Box")).first)
        #expect((found.value(forKey: "thing") as? NSManagedObject)?.entity.name == "New")
        #expect((found.value(forKey: "others") as? NSSet)?.count == 1)
        #expect((found.value(forKeyPath: "thing.boxes") as? [Any])?.count ?? 1 == 1)
    }

    @Test func aStoreOfAnotherModelIsRefusedWithoutMigration() throws {
        _ = try makeContainer(model(#"<entity name="Thing"/>"#), at: folder.store)
        let other = try #require(NSManagedObjectModel(byMerging: [NSManagedObjectModel()]))
        let entity = NSEntityDescription()
        entity.name = "Other"
        other.entities = [entity]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: other)
        coordinator.savesInFiles = true
        do {
            try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: folder.store)
            Issue.record("opened")
        } catch { #expect((error as NSError).code == NSPersistentStoreIncompatibleVersionHashError) }
    }

    @Test func aFileThatIsNoStoreIsRefused() throws {
        try Data("no database, and longer than the header of one would be".utf8).write(to: folder.store)
        #expect(throws: NSError.self) { try makeContainer(at: folder.store) }
    }

    @Test func aModelIsMadeInCode() throws {
        let (person, pet) = (NSEntityDescription(), NSEntityDescription())
        (person.name, pet.name) = ("Person", "Pet")
        let name = NSAttributeDescription()
        (name.name, name.attributeType, name.isOptional) = ("name", .stringAttributeType, false)
        let (pets, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
        (pets.name, pets.destinationEntity, pets.deleteRule) = ("pets", pet, .cascadeDeleteRule)
        (owner.name, owner.destinationEntity, owner.maxCount) = ("owner", person, 1)
        (pets.inverseRelationship, owner.inverseRelationship) = (owner, pets)
        person.properties = [name, pets]
        pet.properties = [owner]
        let model = NSManagedObjectModel()
        model.entities = [person, pet]
        let container = NSPersistentContainer(name: "Code", managedObjectModel: model)
        container.persistentStoreCoordinator.savesInFiles = true
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.store)]
        container.loadPersistentStores { #expect($1 == nil) }
        let context = container.viewContext
        let anna = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
        anna.setValue("Anna", forKey: "name")
        NSEntityDescription.insertNewObject(forEntityName: "Pet", into: context).setValue(anna, forKey: "owner")
        try context.save()
        #expect((anna.value(forKey: "pets") as? NSSet)?.count == 1)
        context.delete(anna)
        try context.save()
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Pet")) == 0)
    }
}
