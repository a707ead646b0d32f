import Foundation
import SwiftData
import Testing

private enum First: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Person.self] }

    @Model final class Person {
        var name: String
        @Attribute(.unique) var nickname: String

        init(name: String) {
            self.name = name
            nickname = name
        }
    }
}

private enum Second: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Person.self] }

    @Model final class Person {
        @Attribute(originalName: "name") var fullName: String
        var age = 18
        var email: String?
        var length = 0

        init(fullName: String) { self.fullName = fullName }
    }
}

private enum Demanding: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
    static var models: [any PersistentModel.Type] { [Person.self] }

    @Model final class Person {
        var fullName: String
        var number: Int

        init(fullName: String, number: Int) {
            self.fullName = fullName
            self.number = number
        }
    }
}

private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: First.self, toVersion: Second.self,
                willMigrate: { context in
                    for person in try context.fetch(FetchDescriptor<First.Person>()) where person.name.isEmpty { context.delete(person) }
                },
                didMigrate: { context in
                    for person in try context.fetch(FetchDescriptor<Second.Person>()) { person.length = person.fullName.count }
                })
        ]
    }
}

@MainActor @Suite struct StoreTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "SwiftDataTests-\(UUID())")

    private func container(_ version: any VersionedSchema.Type, plan: (any SchemaMigrationPlan.Type)? = nil) throws -> ModelContainer {
        let configuration = ModelConfiguration(url: folder.appending(path: "people.store"))
        return try ModelContainer(for: Schema(versionedSchema: version), migrationPlan: plan, configurations: configuration)
    }

    private func savePeople() throws {
        let container = try container(First.self)
        for name in ["Ada", "", "Grace"] { container.mainContext.insert(First.Person(name: name)) }
        try container.mainContext.save()
    }

    @Test func modelsLastInAFile() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try savePeople()
        let people = try container(First.self).mainContext.fetch(FetchDescriptor<First.Person>())
        #expect(people.map(\.name) == ["Ada", "", "Grace"])
    }

    @Test func newAndRenamedPropertiesNeedNoPlan() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try savePeople()
        let people = try container(Second.self).mainContext.fetch(FetchDescriptor<Second.Person>())
        #expect(people.map(\.fullName) == ["Ada", "", "Grace"])
        #expect(people.allSatisfy { $0.age == 18 && $0.email == nil })
    }

    @Test func aNewPropertyWithoutAValueIsAnError() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try savePeople()
        #expect(throws: SwiftDataError.loadIssueModelContainer) { try container(Demanding.self) }
        // The saved models are as they were.
        #expect(try container(First.self).mainContext.fetchCount(FetchDescriptor<First.Person>()) == 3)
    }

    @Test func aPlanRunsOnce() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try savePeople()
        func lengths() throws -> [Int] {
            let container = try container(Second.self, plan: Plan.self)
            return try container.mainContext.fetch(FetchDescriptor<Second.Person>()).map(\.length)
        }
        #expect(try lengths() == [3, 5])
        do {
            let container = try container(Second.self, plan: Plan.self)
            for person in try container.mainContext.fetch(FetchDescriptor<Second.Person>()) { person.length = 0 }
            try container.mainContext.save()
        }
        #expect(try lengths() == [0, 0])
    }

    @Test func aFileThatIsNoDatabaseIsAnError() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("This is no database, but a text of some length.".utf8).write(to: folder.appending(path: "people.store"))
        #expect(throws: SwiftDataError.self) { try container(First.self) }
    }

    @Test func containersOfAFileShareTheirModels() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (first, second) = (try container(First.self), try container(First.self))
        first.mainContext.insert(First.Person(name: "Ada"))
        try first.mainContext.save()
        #expect(try second.mainContext.fetchCount(FetchDescriptor<First.Person>()) == 1)
    }

    @Test func aReadOnlyConfigurationIsNotSaved() throws {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true, allowsSave: false)
        let container = try ModelContainer(for: First.Person.self, configurations: configuration)
        container.mainContext.insert(First.Person(name: "Ada"))
        #expect(throws: SwiftDataError.saveNotAllowed) { try container.mainContext.save() }
    }

    /// Values of every kind come back as they were.
    @Test func values() throws {
        let container = try ModelContainer(for: Everything.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let model = Everything()
        model.number = .min
        model.unsigned = .max
        model.real = -0.1
        model.data = Data([0, 255])
        model.identifier = UUID()
        model.url = URL(string: "https://example.com/?q=ä")
        model.decimal = Decimal(string: "0.1")!
        model.text = "\0 quote ' \u{1F600}"
        model.nested = ["a": [1, 2]]
        model.choice = .second(3)
        container.mainContext.insert(model)
        try container.mainContext.save()
        let read = try #require(try ModelContext(container).fetch(FetchDescriptor<Everything>()).first)
        #expect(read.number == .min)
        #expect(read.unsigned == .max)
        #expect(read.real == -0.1)
        #expect(read.data == Data([0, 255]))
        #expect(read.identifier == model.identifier)
        #expect(read.url == model.url)
        #expect(read.decimal == Decimal(string: "0.1"))
        #expect(read.text == model.text)
        #expect(read.nested == ["a": [1, 2]])
        #expect(read.choice == .second(3))
        #expect(read.none == nil)
        #expect(read.isTrue)
        #expect(read.notANumber.isNaN)
        #expect(read.empty == Data())
    }
}

private enum Choice: Codable, Equatable { case first, second(Int) }

@Model private final class Everything {
    var number = 0
    var unsigned: UInt64 = 0
    var real = 0.0
    var notANumber = Double.nan
    var isTrue = true
    var data = Data()
    var empty = Data()
    var identifier: UUID?
    var url: URL?
    var decimal: Decimal = 0
    var text = ""
    var nested: [String: [Int]] = [:]
    var choice: Choice? = Choice.first
    var none: Choice?

    init() {}
}
