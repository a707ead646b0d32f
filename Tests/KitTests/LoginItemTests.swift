import Foundation
import ServiceManagement
import Testing

/// Programs that start when the user logs in.
struct LoginItemTests {
    @Test("A program is registered by an entry of the desktop, which names its file, and is unregistered without it")
    func registration() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let service = SMAppService(folder: folder, identifier: "org.example.App", name: "App", program: "/opt/My \"App\" 100%/$app\\")
        #expect(service.status == .notRegistered)
        try service.register()
        #expect(service.status == .enabled)
        let entry = folder.appendingPathComponent("org.example.App.desktop")
        let lines = try String(contentsOf: entry, encoding: .utf8).split(separator: "\n")
        #expect(lines.first == "[Desktop Entry]" && lines.contains("Type=Application") && lines.contains("Name=App"))
        #expect(lines.contains(#"Exec="/opt/My \\"App\\" 100%%/\\$app\\\\""#))
        // As desktops do when the user switches the entry off.
        try (lines + ["Hidden=true"]).joined(separator: "\n").write(to: entry, atomically: true, encoding: .utf8)
        #expect(service.status == .requiresApproval)
        try service.unregister()
        #expect(service.status == .notRegistered)
        try service.unregister()
    }

    @Test("An entry that cannot be written is an error")
    func failure() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("apus-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let service = SMAppService(folder: file, identifier: "a", name: "a", program: "/a")
        #expect(throws: (any Error).self) { try service.register() }
    }
}
