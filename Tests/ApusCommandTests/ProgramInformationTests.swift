import Foundation
import Testing

@testable import ApusCommand

/// What a program says about itself in `Bundle.main.infoDictionary`.
struct ProgramInformationTests {
    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func programsHaveTheKeysOfXcode() {
        let values = ProgramInformation(name: "Notes").values(with: nil)
        #expect(values["CFBundleShortVersionString"] as? String == "1.0" && values["CFBundleVersion"] as? String == "1")
        #expect(values["CFBundleName"] as? String == "Notes" && values["CFBundleIdentifier"] as? String == "Notes")
        let bundled = ProgramInformation(name: "Notes", identifier: "org.example.Notes", version: "2.3").values(with: nil)
        #expect(bundled["CFBundleIdentifier"] as? String == "org.example.Notes" && bundled["CFBundleShortVersionString"] as? String == "2.3")
    }

    @Test func theProgramsOwnListTakesPrecedence() throws {
        try inFolder { folder in
            let file = folder.appendingPathComponent("Own.plist")
            let own: [String: Any] = [
                "CFBundleName": "$(PRODUCT_NAME) Pro", "CFBundleVersion": "${CURRENT_PROJECT_VERSION}7", "Keys": ["$(TARGET_NAME)", 3],
                "Other": ["Version": "$(MARKETING_VERSION)", "Unknown": "$(NONE)"],
            ]
            try PropertyListSerialization.data(fromPropertyList: own, format: .xml, options: 0).write(to: file)
            let values = ProgramInformation(name: "Notes").values(with: file)
            #expect(values["CFBundleName"] as? String == "Notes Pro" && values["CFBundleVersion"] as? String == "17")
            #expect((values["Keys"] as? [Any])?.first as? String == "Notes" && (values["Keys"] as? [Any])?.last as? Int == 3)
            #expect(values["Other"] as? [String: String] == ["Version": "1.0", "Unknown": "$(NONE)"])
            #expect(values["CFBundlePackageType"] as? String == "APPL")
            try Data("no list".utf8).write(to: file)
            #expect(ProgramInformation(name: "Notes").values(with: file)["CFBundleName"] as? String == "Notes")
        }
    }

    @Test func resourcesAreLinkedBesideTheList() throws {
        try inFolder { folder in
            let resources = folder.appendingPathComponent("resources"), bundle = folder.appendingPathComponent("bundle")
            for made in [resources, bundle] { try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true) }
            try PropertyListSerialization.data(fromPropertyList: ["CFBundleName": "Own"], format: .xml, options: 0)
                .write(to: resources.appendingPathComponent("Info.plist"))
            try Data().write(to: resources.appendingPathComponent("data.txt"))
            let program = bundle.appendingPathComponent("program")
            try Data().write(to: program)
            for _ in 1...2 {
                ResourceLinks.refresh(beside: program, from: [resources], of: ProgramInformation(name: "Notes"))
                let names = try FileManager.default.contentsOfDirectory(atPath: bundle.path).sorted()
                #expect(names == ["Info.plist", "data.txt", "program"])
                let written = try PropertyListSerialization.propertyList(
                    from: Data(contentsOf: bundle.appendingPathComponent("Info.plist")), options: [], format: nil)
                #expect((written as? [String: Any])?["CFBundleName"] as? String == "Own")
            }
        }
    }
}
