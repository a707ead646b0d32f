import AssetSymbols
import Foundation
import ManagedObjectModels
import SwiftUIMacroExpansion
import Testing

@testable import CoreData

struct ModelFileTests {
    @Test func entitiesAreRead() throws {
        let document = try #require(ModelDocument(contents: testModel))
        #expect(document.entities.map(\.name) == ["Folder", "Item", "SpecialItem", "Tag"])
        let item = try #require(document.entity(named: "Item"))
        #expect(item.className == "Item")
        #expect(item.attributes.first?.defaultValue == "a < \"b!\"")
        #expect(item.relationships.map(\.isOrdered) == [false, true])
        #expect(document.entity(named: "SpecialItem")?.parent == "Item")
        #expect(document.entity(named: "Tag")?.uniquenessConstraints == [["name"]])
    }

    @Test(arguments: ["", "<model", "<model><entity name='a'></model>", "<plist/>", "<model><entity name=\"a></entity></model>"])
    func aMalformedFileIsNoModel(_ text: String) { #expect(ModelDocument(contents: text) == nil) }

    @Test func aModelHasDescriptions() throws {
        let model = try #require(NSManagedObjectModel(ModelFile(name: "Test", contents: testModel), module: nil))
        let item = try #require(model.entitiesByName["Item"])
        let folder = try #require(item.relationshipsByName["folder"])
        #expect(folder.destinationEntity?.name == "Folder" && !folder.isToMany)
        #expect(folder.inverseRelationship?.deleteRule == .cascadeDeleteRule)
        #expect(item.attributesByName["count"]?.attributeType == .integer64AttributeType)
        #expect(item.attributesByName["count"]?.defaultValue as? Int64 == 1)
        let special = try #require(model.entitiesByName["SpecialItem"])
        #expect(special.superentity === item)
        #expect(special.attributesByName.keys.contains("title") && special.isKindOf(entity: item))
    }

    @Test func theCurrentVersionIsRead() throws {
        let folder = try StoreFolder()
        let model = folder.url.appendingPathComponent("Model.xcdatamodeld")
        for (name, entity) in [("Model", "Old"), ("Model 2", "New"), ("Model 3", "Next")] {
            let version = model.appendingPathComponent("\(name).xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            try Data("<model><entity name=\"\(entity)\"/></model>".utf8).write(to: version.appendingPathComponent("contents"))
        }
        func names() -> [String?]? { NSManagedObjectModel(contentsOf: model)?.entities.map(\.name) }
        #expect(names() == ["Next"])
        let note = try PropertyListSerialization.data(
            fromPropertyList: ["_XCCurrentVersionName": "Model 2.xcdatamodel"], format: .xml, options: 0)
        try note.write(to: model.appendingPathComponent(".xccurrentversion"))
        #expect(names() == ["New"])
        let link = folder.url.appendingPathComponent("Model.momd")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: model)
        #expect(NSManagedObjectModel(contentsOf: link)?.entities.first?.name == "New")
        #expect(NSManagedObjectModel(contentsOf: folder.url.appendingPathComponent("Other.momd")) == nil)
    }

    @Test func classesAreGenerated() {
        let contents = """
            <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
            <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
            <attribute name="number" attributeType="Integer 16" usesScalarValueType="NO"/>
            <attribute name="default" attributeType="String"/>
            <relationship name="parts" toMany="YES" ordered="YES" destinationEntity="Part"/>
            </entity><entity name="Part" representedClassName="Part" codeGenerationType="category"><relationship name="item" destinationEntity="Item"/></entity>
            <entity name="Sub" representedClassName="Sub" parentEntity="Item" codeGenerationType="class"/>
            <entity name="Own" representedClassName="Own"/></model>
            """
        let text = ModelSource(ModelFile(name: "My Model", contents: contents), texts: ["extension Part: Identifiable {\n}"]).declarations
        for line in [
            "@_cdecl(\"apus_managed_object_model_My_20_Model\")",
            "public class Item: CoreData.NSManagedObject {}", "public class Sub: Item {}",
            "public class func fetchRequest() -> CoreData.NSFetchRequest<Item> { .init(entityName: \"Item\") }",
            "public var timestamp: Foundation.Date? {", "public var count: Swift.Int16 {", "public var number: Foundation.NSNumber? {",
            "public var `default`: Swift.String? {", "public var parts: Foundation.NSOrderedSet? {", "public func addToParts(_ value: Part)",
            "public func removeFromParts(_ values: Foundation.NSOrderedSet)", "public func insertIntoParts(_ value: Part, at idx: Swift.Int)",
            "public var item: Item? {", "extension Item: Swift.Identifiable {}",
        ] {
            #expect(text.contains(line), "\(line)")
        }
        for line in ["class Part", "class Own", "extension Part: Swift.Identifiable", "extension Sub: Swift.Identifiable", "extension Own"] {
            #expect(!text.contains(line), "\(line)")
        }
        #expect(ModelSource(ModelFile(name: "Bad", contents: "<model")).declarations.isEmpty)
    }
}
