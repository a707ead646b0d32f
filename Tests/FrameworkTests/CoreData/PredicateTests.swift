import CoreData
import Foundation
import FoundationOverlay
import Testing

@MainActor struct PredicateTests {
    nonisolated private static let date = Date(timeIntervalSinceReferenceDate: 1000)

    private struct Case: CustomTestStringConvertible, @unchecked Sendable {
        var format: String
        var arguments: [Any] = []
        var titles: [String]
        var testDescription: String { format }
    }

    nonisolated private static let cases: [Case] = [
        Case(format: "title == 'b'", titles: ["b"]),
        Case(format: "title ==[c] %@", arguments: ["B"], titles: ["b"]),
        Case(format: "title != %@", arguments: ["b"], titles: ["a", "Çc", "nothing"]),
        Case(format: "%K == %@", arguments: ["title", "a"], titles: ["a"]),
        Case(format: "title CONTAINS[cd] %@", arguments: ["cC"], titles: ["Çc"]),
        Case(format: "title BEGINSWITH[d] 'C'", titles: ["Çc"]),
        Case(format: "title ENDSWITH 'c'", titles: ["Çc"]),
        Case(format: "title LIKE 'n*g'", titles: ["nothing"]),
        Case(format: "title MATCHES '[ab]'", titles: ["a", "b"]),
        Case(format: "count > %d AND count <= %ld", arguments: [1, 3], titles: ["b", "Çc"]),
        Case(format: "count BETWEEN {2, 3}", titles: ["b", "Çc"]),
        Case(format: "count IN %@", arguments: [[1, 3]], titles: ["a", "Çc"]),
        Case(format: "NOT (count < 3) || title == \"a\"", titles: ["a", "Çc", "nothing"]),
        Case(format: "price == %f", arguments: [0.5], titles: ["b"]),
        Case(format: "isDone == YES", titles: ["a"]),
        Case(format: "isDone == %@", arguments: [NSNumber(value: true)], titles: ["a"]),
        Case(format: "folder.name == 'home'", titles: ["a", "b"]),
        Case(format: "folder == nil", titles: ["Çc", "nothing"]),
        Case(format: "folder != NULL", titles: ["a", "b"]),
        Case(format: "timestamp >= %@", arguments: [date as NSDate], titles: ["b"]),
        Case(format: "timestamp < %@", arguments: [date], titles: ["a"]),
        Case(format: "ANY tags.name == 'red'", titles: ["a", "b"]),
        Case(format: "ALL tags.name == 'red'", titles: ["a", "Çc", "nothing"]),
        Case(format: "NONE tags.name == 'red'", titles: ["Çc", "nothing"]),
        Case(format: "tags.@count > 1", titles: ["b"]),
        Case(format: "SELF.title IN {'a', 'b'}", titles: ["a", "b"]),
        Case(format: "TRUEPREDICATE", titles: ["a", "b", "Çc", "nothing"]),
        Case(format: "FALSEPREDICATE", titles: []),
        // Malformed formats are reported, and no object fulfils them.
        Case(format: "title ==", titles: []),
        Case(format: "title SOUNDSLIKE 'a'", titles: []),
        Case(format: "title == %@", titles: []),
        Case(format: "SUBQUERY(tags, $x, $x.name == 'red').@count > 0", titles: []),
    ]

    @Test(arguments: cases) private func aFormatSelectsObjects(_ test: Case) throws {
        let context = try makeContainer().viewContext
        let home = Folder(context: context)
        home.name = "home"
        let (red, blue) = (Tag(context: context), Tag(context: context))
        (red.name, blue.name) = ("red", "blue")
        for (number, title) in ["a", "b", "Çc", "nothing"].enumerated() {
            let item = Item(context: context)
            (item.title, item.count, item.price) = (title, Int64(number + 1), Double(number) / 2)
            item.isDone = number == 0
            if number < 2 {
                item.folder = home
                item.addToTags(red)
                item.timestamp = Self.date.addingTimeInterval(Double(number) - 0.5)
            }
            if number == 1 { item.addToTags(blue) }
        }
        try context.save()
        let request = NSFetchRequest<Item>(entityName: "Item")
        request.predicate = NSPredicate(format: test.format, argumentArray: test.arguments)
        request.sortDescriptors = [NSSortDescriptor(key: "count", ascending: true)]
        #expect(try context.fetch(request).map(\.title) == test.titles)
    }

    @Test func objectsAndIdentitiesAreEqual() throws {
        let context = try makeContainer().viewContext
        let folder = Folder(context: context)
        let item = Item(context: context)
        item.folder = folder
        let arguments: [(String, Any)] = [
            ("==", folder), ("==", folder.objectID), ("IN", [folder]), ("IN", Set([folder])), ("IN", NSSet(array: [folder])),
        ]
        for (sign, argument) in arguments {
            #expect(NSPredicate(format: "folder \(sign) %@", argumentArray: [argument]).evaluate(with: item))
        }
        #expect(NSPredicate(format: "SELF == %@", item).evaluate(with: item))
        #expect(!NSPredicate(format: "SELF == %@", folder).evaluate(with: item))
        let id = try #require(item.id)
        #expect(NSPredicate(format: "id == %@", id as CVarArg).evaluate(with: item))
    }

    @Test func compoundPredicatesTakeFormats() throws {
        let context = try makeContainer().viewContext
        let item = Item(context: context)
        item.title = "a"
        let parts = [NSPredicate(format: "title == 'a'"), NSPredicate(format: "count == 2")]
        #expect(!NSCompoundPredicate(andPredicateWithSubpredicates: parts).evaluate(with: item))
        #expect(NSCompoundPredicate(orPredicateWithSubpredicates: parts).evaluate(with: item))
        #expect(NSCompoundPredicate(notPredicateWithSubpredicate: parts[1]).evaluate(with: item))
    }
}
