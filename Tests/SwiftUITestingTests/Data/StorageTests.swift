import Foundation
import SwiftUI
@testable import SwiftUICore
import SwiftUITesting
import Testing

/// A temporary file for stored values, which is removed with the object.
private final class Place {
    let name = "apus-test-\(UUID().uuidString)"
    let defaults: UserDefaults

    init() {
        defaults = UserDefaults(suiteName: name)!
    }

    deinit {
        // The file is written when the object is released.
        defaults.removePersistentDomain(forName: name)
        _ = defaults.synchronize()
        for suffix in ["plist", "appstorage", "scenestorage", "plist.corrupt-1", "appstorage.corrupt-1"] {
            try? FileManager.default.removeItem(at: StorageFile.folder.appendingPathComponent("\(name).\(suffix)"))
        }
    }

    func file(_ suffix: String) -> URL { StorageFile.folder.appendingPathComponent("\(name).\(suffix)") }
}

private struct Score: View {
    @AppStorage("score") private var score = 1
    var name: String

    var body: some View {
        Text("\(score)").accessibilityIdentifier(name).onTapGesture { score += 1 }
    }
}

private enum Size: String { case small, large }
private enum Level: Int { case low = 1, high = 9 }

@MainActor struct StorageTests {
    private let place = Place()

    @Test func everyViewOfANameIsUpdated() throws {
        let host = ViewHost(
            VStack {
                Score(name: "a"); Score(name: "b")
            }.defaultAppStorage(place.defaults))
        let other = ViewHost(Score(name: "c").defaultAppStorage(place.defaults))
        try host.tap(.identifier("a"))
        #expect(try host.text(of: .identifier("a")) == "2")
        #expect(try host.text(of: .identifier("b")) == "2")
        #expect(try other.text(of: .identifier("c")) == "2")
        #expect(place.defaults.integer(forKey: "score") == 2)
        #expect(host.warnings.isEmpty)
    }

    @Test("Changes of stored values are posted as a notification, with the defaults as its object")
    func notifications() throws {
        struct Followed: View {
            let store: UserDefaults
            @State private var count = 0
            var body: some View {
                VStack {
                    Score(name: "a")
                    Text("posted \(count)")
                }
                .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification, object: store)) { _ in count += 1 }
            }
        }
        let host = ViewHost(Followed(store: place.defaults).defaultAppStorage(place.defaults))
        try host.tap(.identifier("a"))
        #expect(host.contains(.text("posted 1")))
        place.defaults.set(7, forKey: "score")
        host.advance(by: 0.1)
        #expect(host.contains(.text("posted 2")) && host.contains(.text("7")))
    }

    @Test func viewsFollowWhatTheProgramSetsInUserDefaults() throws {
        let store = place.defaults
        let host = ViewHost(
            VStack {
                Score(name: "a")
                Button("Raise") { store.set(9, forKey: "score") }
                Button("Remove") { store.removeObject(forKey: "score") }
                Button("Other") { store.set(1, forKey: "other") }
            }.defaultAppStorage(store))
        try host.tap(.text("Raise"))
        #expect(try host.text(of: .identifier("a")) == "9")
        #expect(try #require(StorageFile(url: place.file("appstorage"), report: { _ in }).read())["score"] as? Int == 9)
        try host.tap(.text("Remove"))
        #expect(try host.text(of: .identifier("a")) == "1")
        store.set(3, forKey: "score")
        host.advance(by: 0.1)
        #expect(try host.text(of: .identifier("a")) == "3")
        host.resetEvaluations()
        try host.tap(.text("Other"))
        store.set(3, forKey: "score")
        host.advance(by: 0.1)
        #expect(host.evaluations(of: Score.self) == 0)
    }

    @Test func everyTypeComesBack() throws {
        let store = place.defaults
        @AppStorage("bool", store: store) var bool = false
        @AppStorage("int", store: store) var int = 0
        @AppStorage("double", store: store) var double = 0.0
        @AppStorage("string", store: store) var string = ""
        @AppStorage("data", store: store) var data = Data()
        @AppStorage("url", store: store) var url = URL(fileURLWithPath: "/")
        @AppStorage("date", store: store) var date = Date(timeIntervalSince1970: 0)
        @AppStorage("size", store: store) var size = Size.small
        @AppStorage("level", store: store) var level = Level.low
        @AppStorage("optional", store: store) var optional: Int?
        @AppStorage("optional size", store: store) var optionalSize: Size?
        #expect(optional == nil && optionalSize == nil && size == .small && level == .low)
        (bool, int, double, string, data) = (true, 7, 0.1, "é", Data([1, 2]))
        (url, date, size, level) = (URL(string: "https://example.org/a?b=c")!, Date(timeIntervalSince1970: 0.25), .large, .high)
        (optional, optionalSize) = (3, .large)
        #expect(bool && int == 7 && double == 0.1 && string == "é" && data == Data([1, 2]))
        #expect(url == URL(string: "https://example.org/a?b=c")! && date == Date(timeIntervalSince1970: 0.25))
        #expect(size == .large && level == .high && optional == 3 && optionalSize == .large)
        let file = try #require(StorageFile(url: place.file("appstorage"), report: { _ in }).read())
        #expect(file["date"] as? Date == Date(timeIntervalSince1970: 0.25))
        optional = nil
        #expect(optional == nil && store.object(forKey: "optional") == nil)
        // The stored value has another type than the property.
        store.set("no number", forKey: "int")
        store.set("huge", forKey: "size")
        #expect(int == 0 && size == .small)
    }

    @Test func whatIsWrittenElsewhereIsReadAtTheNextBody() throws {
        let host = ViewHost(Score(name: "a").defaultAppStorage(place.defaults))
        place.defaults.set(10, forKey: "score")
        try host.tap(.identifier("a"))
        #expect(try host.text(of: .identifier("a")) == "11")
    }

    @Test func aNewProcessFindsWhatWasWritten() throws {
        @AppStorage("n", store: place.defaults) var number = 0
        number = 5
        // As a new process does, which knows nothing but the file.
        let other = Place()
        try FileManager.default.copyItem(at: place.file("appstorage"), to: other.file("appstorage"))
        #expect(DefaultsStore(other.defaults).object(forKey: "n") as? Int == 5)
    }

    @Test(arguments: ["", "bplist00 cut off", "<plist><dict>"])
    func aCorruptFileIsSetAsideAndReported(content: String) throws {
        for suffix in ["appstorage", "plist"] {
            let place = Place()
            try FileManager.default.createDirectory(at: StorageFile.folder, withIntermediateDirectories: true)
            try Data(content.utf8).write(to: place.file(suffix))
            var reports: [String] = []
            let store = DefaultsStore(place.defaults, report: { reports.append($0) })
            #expect(reports.count == 1 && reports[0].contains("corrupt"))
            #expect(try Data(contentsOf: place.file("\(suffix).corrupt-1")) == Data(content.utf8))
            store.set(3, forKey: "n", transaction: Transaction())
            #expect(DefaultsStore(place.defaults).object(forKey: "n") as? Int == 3)
        }
    }

    @Test func theLaterOfTwoFilesCounts() throws {
        @AppStorage("n", store: place.defaults) var number = 0
        number = 5
        // Files written in the same tick of the system's clock cannot be told apart.
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -10)], ofItemAtPath: place.file("appstorage").path)
        place.defaults.set(6, forKey: "n")
        _ = place.defaults.synchronize()
        #expect(DefaultsStore(place.defaults).object(forKey: "n") as? Int == 6)
    }

    @Test func aFileThatCannotBeWrittenIsReported() {
        var reports: [String] = []
        let file = StorageFile(url: URL(fileURLWithPath: "/proc/none/values"), report: { reports.append($0) })
        file.write(["a": 1])
        #expect(reports.count == 1)
    }

    /// A child process writes as fast as it can, says after each write what it has written, and is killed. What it said is there.
    @Test(arguments: 0..<3) func nothingIsLostWhenTheProcessIsKilled(round: Int) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-kill-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, round = round as Int] in
            setenv("XDG_CONFIG_HOME", path, 1)
            let said = open(path + "/said", O_WRONLY | O_CREAT, 0o600)
            let store = DefaultsStore.of(UserDefaults(suiteName: "killed")!)
            store.set(String(repeating: "x", count: 200_000), forKey: "ballast", transaction: Transaction())
            var number = 0
            while true {
                number += 1
                if number == 2 {
                    Thread.detachNewThread {
                        usleep(UInt32(20_000 + 17_000 * round))
                        kill(getpid(), SIGKILL)
                    }
                }
                store.set(number, forKey: "n", transaction: Transaction())
                withUnsafeBytes(of: number) { _ = pwrite(said, $0.baseAddress, 8, 0) }
            }
        }
        let said = try Data(contentsOf: folder.appendingPathComponent("said")).withUnsafeBytes { $0.load(as: Int.self) }
        var reports: [String] = []
        let file = StorageFile(url: folder.appendingPathComponent("killed.appstorage"), report: { reports.append($0) })
        let values = try #require(file.read())
        #expect(said > 0)
        #expect((values["n"] as? Int).map { $0 == said || $0 == said + 1 } == true)
        #expect((values["ballast"] as? String)?.count == 200_000)
        #expect(reports.isEmpty)
    }
}

@MainActor struct SceneStorageTests {
    private struct Counter: View {
        @SceneStorage("count") private var count = 0
        @SceneStorage("name") private var name: String?
        var body: some View {
            VStack {
                Text("\(count) \(name ?? "none")").accessibilityIdentifier("text").onTapGesture {
                    count += 1; name = "x"
                }
                Toggling(value: $count)
            }
        }
    }

    private struct Toggling: View {
        @Binding var value: Int
        var body: some View { Text("Reset").onTapGesture { value = 0 } }
    }

    @Test func aWindowHasItsOwnValues() throws {
        let host = ViewHost(VStack { Counter().id(1) })
        let other = ViewHost(Counter())
        try host.tap(.identifier("text"))
        #expect(try host.text(of: .identifier("text")) == "1 x")
        #expect(try other.text(of: .identifier("text")) == "0 none")
        // They outlive the view.
        host.show(VStack { Counter().id(1) })
        try host.tap(.text("Reset"))
        #expect(try host.text(of: .identifier("text")) == "0 x")
    }

    @Test func aWindowOfANameFindsItsValuesAgain() throws {
        let name = "apus-test-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(at: StorageFile.folder.appendingPathComponent("\(name).scenestorage")) }
        let store = SceneStore(identifier: name)
        store.set(4, forKey: "count", transaction: Transaction())
        #expect(SceneStore(identifier: name).object(forKey: "count") as? Int == 4)
    }
}
