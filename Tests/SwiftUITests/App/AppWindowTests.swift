import SwiftUI
@testable import SwiftUICore
import SwiftUITesting
import Testing

private final class Model: ObservableObject {
    @Published var name = "model"
}

private struct Content: View {
    @EnvironmentObject private var model: Model
    @Environment(\.scenePhase) private var phase
    let number: Int
    var body: some View {
        Text("\(model.name) \(number) \(phase == .active ? "active" : "not")").onTapGesture { model.name = "tapped" }
    }
}

private struct Windows: Scene {
    let number: Int
    var body: some Scene {
        Settings { Text("settings") }
        WindowGroup("Title") { Content(number: number) }
        WindowGroup(id: "second") { Text("second") }
    }
}

private struct Program: App {
    @StateObject private var model = Model()
    @State private var number = 1
    private var isExtended = true

    var body: some Scene {
        if isExtended {
            Windows(number: number).environmentObject(model).onChange(of: model.name) { number += 1 }
        }
        Window("Other", id: "other") { Text("other") }
    }
}

private struct ValueProgram: App {
    var body: some Scene {
        WindowGroup(for: Int.self) { $value in
            Button("value \(value.map { "\($0)" } ?? "none")") { value = 5 }
        }
    }
}

@MainActor @Suite struct AppWindowTests {
    @Test("The first window is shown, with what the scenes around it give it; the program's state lives")
    func firstWindow() throws {
        let host = ViewHost(AppWindow(Program()))
        _ = try host.find(.text("model 1 active"))
        try host.tap(.text("model 1 active"))
        _ = try host.find(.text("tapped 2 active"))
    }

    @Test("A window for a value begins without one and may take one")
    func windowForValue() throws {
        let host = ViewHost(AppWindow(ValueProgram()))
        try host.tap(.text("value none"))
        _ = try host.find(.text("value 5"))
    }
}
