import CoreData
import Foundation
import ManagedObjectModels

@testable import CoreData

final class Folder: NSManagedObject {
    @NSmanaged var name: String?
    @NSmanaged var items: Set<Item>
    @NSmutator func addToItems(_ value: Item)
    @NSmutator func removeFromItems(_ value: Item)
    @NSmutator func addToItems(_ values: NSSet)
}

class Item: NSManagedObject {
    @NSmanaged var title: String?
    @NSmanaged var count: Int64
    @NSmanaged var price: Double
    @NSmanaged var isDone: Bool
    @NSmanaged var timestamp: Date?
    @NSmanaged var id: UUID?
    @NSmanaged var data: Data?
    @NSmanaged var words: [String]?
    @NSmanaged var level: Level
    @NSmanaged var amount: NSDecimalNumber?
    @NSmanaged var folder: Folder?
    @NSmanaged var tags: NSOrderedSet?
    var isAwake = false

    @NSmutator func addToTags(_ value: Tag)
    @NSmutator func insertIntoTags(_ value: Tag, at idx: Int)

    override func awakeFromInsert() {
        super.awakeFromInsert()
        id = UUID()
    }

    override func awakeFromFetch() { isAwake = true }
}

enum Level: Int16 {
    case low, high
}

/// A class below another one, with an initialiser of its own.
final class SpecialItem: Item {
    let made: String

    override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        made = "made"
        super.init(entity: entity, insertInto: context)
    }

    @NSmanaged var note: String?
}

final class Tag: NSManagedObject {
    @NSmanaged var name: String?
    @NSmanaged var items: NSSet?
}

extension Item: Identifiable {}

let testModel = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <!-- comment -->
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
        <entity name="Folder" representedClassName=".Folder" syncable="YES">
            <attribute name="name" attributeType="String" maxValueString="20"/>
            <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="folder" inverseEntity="Item"/>
        </entity>
        <entity name="Item" representedClassName="Item" syncable="YES">
            <attribute name="title" optional="YES" attributeType="String" defaultValueString="a &lt; &quot;b&#x21;&quot;"/>
            <attribute name="count" attributeType="Integer 64" defaultValueString="1" usesScalarValueType="YES"/>
            <attribute name="price" optional="YES" attributeType="Double" usesScalarValueType="YES"/>
            <attribute name="isDone" optional="YES" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
            <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
            <attribute name="data" optional="YES" attributeType="Binary"/>
            <attribute name="words" optional="YES" attributeType="Transformable" customClassName="[String]"/>
            <attribute name="level" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
            <attribute name="amount" optional="YES" attributeType="Decimal"/>
            <relationship name="folder" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Folder" inverseName="items" inverseEntity="Folder"/>
            <relationship name="tags" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="items" inverseEntity="Tag"/>
        </entity>
        <entity name="SpecialItem" representedClassName="SpecialItem" parentEntity="Item">
            <attribute name="note" optional="YES" attributeType="String"/>
        </entity>
        <entity name="Tag" representedClassName="Tag">
            <attribute name="name" optional="YES" attributeType="String"/>
            <relationship name="items" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Item" inverseName="tags" inverseEntity="Item"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
    </model>
    """

/// A container over a model in text, with a store in memory or at a URL.
func makeContainer(_ contents: String = testModel, at url: URL? = nil, file: String = #fileID) throws -> NSPersistentContainer {
    let model = NSManagedObjectModel(ModelFile(name: "Test", contents: contents), module: NSManagedObjectModel.module(file))
    let container = NSPersistentContainer(name: "Test", managedObjectModel: model ?? NSManagedObjectModel())
    container.persistentStoreDescriptions.first?.url = url ?? URL(fileURLWithPath: "/dev/null")
    // Another test may let the program save nothing.
    container.persistentStoreCoordinator.savesInFiles = url != nil
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
}

/// A folder for a store, removed when the test ends.
final class StoreFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("CoreDataTests-\(UUID().uuidString)")
    var store: URL { url.appendingPathComponent("Test.sqlite") }
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
}
