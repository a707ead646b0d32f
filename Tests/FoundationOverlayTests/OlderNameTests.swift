// As with `apus`, the overlay is imported into files that import Foundation only.
import Foundation
import FoundationOverlay
import Testing

/// Older names of Foundation and Dispatch.
struct OlderNameTests {
    @Test func defaultsHaveTheNamesOfKeyValueCoding() {
        let key = "value-\(UUID())"
        defer { UserDefaults.standard.removeObject(forKey: key) }
        UserDefaults.standard.setValue([1, 2], forKey: key)
        #expect(UserDefaults.standard.array(forKey: key) as? [Int] == [1, 2])
        #expect(UserDefaults.standard.value(forKey: key) as? [Int] == [1, 2])
        UserDefaults.standard.setValue(nil, forKey: key)
        #expect(UserDefaults.standard.value(forKey: key) == nil)
    }

    @Test func unitsOfTimeAgree() {
        #expect(NSEC_PER_MSEC * 1000 == NSEC_PER_SEC && NSEC_PER_USEC * USEC_PER_SEC == NSEC_PER_SEC)
        #expect(DispatchTime(uptimeNanoseconds: NSEC_PER_SEC) + .seconds(1) == DispatchTime(uptimeNanoseconds: 2 * NSEC_PER_SEC))
    }

    @Test func keysOfBundlesAreThoseOfPropertyLists() throws {
        let folder = URL.temporaryDirectory.appending(path: "keys-\(UUID()).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let information = ["CFBundleName": "N", "CFBundleVersion": "7", "CFBundleIdentifier": "org.example.n"]
        try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0).write(to: folder.appending(path: "Info.plist"))
        let bundle = try #require(Bundle(url: folder))
        let values = [kCFBundleNameKey, kCFBundleVersionKey, kCFBundleIdentifierKey].map {
            bundle.object(forInfoDictionaryKey: $0! as String) as? String
        }
        #expect(values == ["N", "7", "org.example.n"])
    }

    @Test func textsCanBeginEmpty() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a")
    }

    @Test func providersAndActivitiesBelongToFoundation() async throws {
        let activity = NSUserActivity(activityType: "org.example.read")
        try activity.setTypedPayload(["page": 3])
        #expect(try activity.typedPayload([String: Int].self) == ["page": 3])
        let provider = NSItemProvider(object: NSString(string: "text"))
        let text: String = try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadObject(ofClass: String.self) { text, error in
                continuation.resume(with: text.map { .success($0) } ?? .failure(error ?? CancellationError()))
            }
        }
        #expect(text == "text")
    }
}
