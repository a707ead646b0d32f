@testable import AppIntents
import SwiftUI
@testable import SwiftUITesting
import Testing
import os

/// Tests that perform intents of views, one after the other: widgets ask for their content again after each of them.
@Suite(.serialized) enum PerformedIntents {}

extension PerformedIntents {
    /// Intents that are called, and those of buttons and toggles.
    @MainActor struct PerformingTests {
        private let library = Library()

        init() { AppDependencyManager.shared.add(key: "tests", dependency: library) }

        @Test("An intent that is called returns its value")
        func calling() async throws {
            let book = try await AddBook(name: "Emma")()
            #expect(book.name == "Emma")
            try await Note("called")(donate: false)
            #expect(library.performed == ["called"])
        }

        private enum Failure: Error, CustomLocalizedStringResourceConvertible {
            case noSpace
            var localizedStringResource: LocalizedStringResource { "The shelf is full." }
        }

        private struct Failing: AppIntent {
            static let title: LocalizedStringResource = "Fill Shelf"
            func perform() async throws -> some IntentResult {
                if Bool(true) { throw Failure.noSpace }
                return .result()
            }
        }

        @Test func errorsOfCalls() async { await #expect(throws: Failure.noSpace) { try await Failing()() } }

        @Test("A button performs its intent", arguments: ["label", "key", "role", "symbol"])
        func buttons(title: String) async throws {
            let host = ViewHost(
                VStack {
                    Button(intent: Note("label")) { Text("label") }
                    Button("key", intent: Note("key"))
                    Button("role", role: .destructive, intent: Note("role"))
                    Button("symbol", systemImage: "star", intent: Note("symbol"))
                }, size: CGSize(width: 200, height: 300))
            try host.tap(.text(title))
            await host.settle()
            #expect(library.performed == [title])
        }

        @Test("A toggle shows its state, and performs its intent")
        func toggles() async throws {
            let host = ViewHost(
                VStack {
                    Toggle("First", isOn: true, intent: Note("first"))
                    Toggle(isOn: false, intent: Note("second")) { Text("Second") }
                }, size: CGSize(width: 200, height: 300))
            try host.tap(.label("First"))
            await host.settle()
            #expect(library.performed == ["first"])
            try host.tap(.label("Second"))
            await host.settle()
            #expect(library.performed == ["first", "second"])
        }

        @Test("An accessibility action performs its intent")
        func accessibilityActions() async {
            let host = ViewHost(
                VStack {
                    Text("Named").accessibilityAction(named: "Do", intent: Note("named"))
                    Text("Default").accessibilityAction(intent: Note("default"))
                    Text("Labelled").accessibilityAction(intent: Note("labelled")) { Text("Do") }
                }, size: CGSize(width: 200, height: 300))
            #expect(host.perform(.named, on: "Named"))
            await host.settle()
            #expect(host.perform(.activate, on: "Default"))
            await host.settle()
            #expect(host.perform(.named, on: "Labelled"))
            await host.settle()
            #expect(library.performed == ["named", "default", "labelled"])
        }

        @Test("An error of a button's intent is logged, with its sentence")
        func errors() async throws {
            let host = ViewHost(Button("Fill", intent: Failing()), size: CGSize(width: 200, height: 100))
            let start = Date()
            try host.tap(.text("Fill"))
            await host.settle()
            let entries = try OSLogStore(scope: .currentProcessIdentifier).getEntries().filter { $0.date >= start }
            #expect(entries.contains { $0.composedMessage == "The intent 'Fill Shelf' failed: The shelf is full." })
        }

        private struct First: AppIntent {
            static let title: LocalizedStringResource = "First"
            func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Note("opened")) }
        }

        @Test("The intent that a result opens is performed next")
        func opening() async throws {
            let host = ViewHost(Button("Open", intent: First()), size: CGSize(width: 200, height: 100))
            try host.tap(.text("Open"))
            await host.settle()
            #expect(library.performed == ["opened"])
        }

        private struct Continuing: ForegroundContinuableIntent {
            static let title: LocalizedStringResource = "Continue"
            @Dependency(key: "tests") private var library: Library

            func perform() async throws -> some IntentResult {
                let library = library
                let name = try await requestToContinueInForeground { "asked" }
                await MainActor.run { library.performed.append(name) }
                if Bool(true) { throw needsToContinueInForegroundError { library.performed.append("thrown") } }
                return .result()
            }
        }

        @Test("An intent that wants to be in the foreground goes on there")
        func continuing() async throws {
            let host = ViewHost(Button("Continue", intent: Continuing()), size: CGSize(width: 200, height: 100))
            try host.tap(.text("Continue"))
            await host.settle()
            #expect(library.performed == ["asked", "thrown"])
        }

        @Test func results() async throws {
            let result = try await AddBook(name: "Emma").perform()
            #expect(result.value?.name == "Emma")
            let all = IntentResultContainer.result(value: 1, opensIntent: Note(), dialog: "Done") { Text("View") }
            #expect(all.value == 1 && all.dialog?.text == "Done" && all.next is Note && all.view != nil)
        }

        @Test("A configuration is not performed, but can be")
        func configurations() async throws {
            struct Settings: WidgetConfigurationIntent {
                static let title: LocalizedStringResource = "Settings"
            }
            try await Settings()()
        }
    }
}

/// Dependencies of intents.
struct DependencyTests {
    private struct Dependent: AppIntent {
        static let title: LocalizedStringResource = "Dependent"
        @Dependency private var number: Int

        init() {}
        init(_ manager: AppDependencyManager) { _number = AppDependency(manager: manager) }

        func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: number) }
    }

    @Test("A dependency is found by its type")
    func types() async throws {
        let manager = AppDependencyManager()
        manager.add(dependency: "text")
        manager.add(dependency: 5)
        #expect(try await Dependent(manager)() == 5)
        // A value is there without preparation.
        #expect(try await Dependent(manager).perform().value == 5)
    }

    @Test("A dependency that takes time is made once, before the intent is performed")
    func made() async throws {
        let manager = AppDependencyManager()
        let count = OSAllocatedUnfairLock(initialState: 0)
        manager.add(dependency: {
            await Task.yield()
            return count.withLock {
                $0 += 1; return $0
            }
        })
        #expect(try await Dependent(manager)() == 1)
        #expect(try await Dependent(manager)() == 1)
    }

    @Test("An intent is not performed without a dependency")
    func missing() async {
        await #expect(throws: AppIntentError(.missingDependency("Int"))) { try await Dependent(AppDependencyManager())() }
    }

    @Test func defaults() {
        #expect(AppDependency(manager: AppDependencyManager(), default: 7).wrappedValue == 7)
        let manager = AppDependencyManager()
        manager.add(key: "other", dependency: 8)
        #expect(AppDependency(key: "other", manager: manager, default: 7).wrappedValue == 8)
    }
}
