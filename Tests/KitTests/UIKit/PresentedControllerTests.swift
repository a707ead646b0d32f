import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing
import UIKit

/// Controllers that are presented over windows.
@MainActor @Suite(.serialized) struct PresentedControllerTests {
    private final class Controller: UIHostingController<Text> {
        var calls: [String] = []

        override init(rootView: Text) { super.init(rootView: rootView) }
        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func viewWillAppear(_ animated: Bool) { calls.append("will appear \(animated) \(isBeingPresented)") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear \(animated) \(isBeingDismissed)") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    private final class Delegate: UIAdaptivePresentationControllerDelegate {
        var allows = true
        var calls: [String] = []

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did dismiss") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { calls.append("refused") }
    }

    /// Runs a test with a window of 300 x 500 points, its controller and its views.
    private func run(_ body: (UIViewController, ViewHost) throws -> Void) throws {
        try WindowManagerForTests.run(["Scene"], content: Text("Behind")) { manager in
            _ = UIApplication.shared
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            try body(try #require(scene.windows.first?.rootViewController), try #require(manager.views(of: "Scene")))
        }
    }

    @Test func aControllerIsShownInASheetUntilItIsDismissed() throws {
        try run { root, views in
            let controller = Controller(rootView: Text("Sheet"))
            root.present(controller, animated: true)
            views.advance(by: 1)
            #expect(views.contains(.text("Sheet")) && views.contains(.text("Behind")))
            #expect(root.presentedViewController === controller && controller.presentingViewController === root)
            let center = try views.frame(of: .text("Sheet")).midX
            #expect(center == 150)
            controller.rootView = Text("Changed")
            views.advance(by: 0.1)
            #expect(views.contains(.text("Changed")))
            controller.dismiss(animated: true)
            views.advance(by: 1)
            #expect(!views.contains(.text("Changed")) && root.presentedViewController == nil && controller.presentingViewController == nil)
            #expect(controller.calls == ["will appear true true", "did appear", "will disappear true true", "did disappear"])
        }
    }

    @Test func completionsAreCalledLater() async throws {
        final class Log {
            var calls: [String] = []
        }
        let log = Log()
        try run { root, _ in
            root.present(UIViewController(), animated: false) { log.calls.append("presented") }
            root.dismiss(animated: false) { log.calls.append("dismissed") }
            #expect(log.calls == [])
        }
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(log.calls == ["presented", "dismissed"])
    }

    @Test func aLaterWindowIsAnotherOne() throws {
        // Hosts are soon made at the place of earlier ones, and with their identities.
        for _ in 1...20 {
            try run { root, _ in
                #expect(root.presentedViewController == nil)
                root.present(UIViewController(), animated: false)
                #expect(root.presentedViewController != nil)
            }
        }
    }

    @Test func aPresentationWithoutAnimationIsCompleteAtOnce() throws {
        try run { root, views in
            root.present(UIHostingController(rootView: Text("Sheet")), animated: true)
            views.advance(by: 0)
            let start = try views.frame(of: .text("Sheet")).minY
            views.advance(by: 1)
            let end = try views.frame(of: .text("Sheet")).minY
            #expect(start > end)
            root.dismiss(animated: false)
            views.advance(by: 0)
            #expect(!views.contains(.text("Sheet")))
            root.present(UIHostingController(rootView: Text("Sheet")), animated: false)
            views.advance(by: 0)
            let shown = try views.frame(of: .text("Sheet")).minY
            #expect(shown == end)
        }
    }

    @Test func controllersArePresentedOverEachOther() throws {
        try run { root, views in
            let first = Controller(rootView: Text("First")), second = Controller(rootView: Text("Second"))
            root.present(first, animated: false)
            first.present(second, animated: false)
            views.advance(by: 1)
            #expect(views.contains(.text("First")) && views.contains(.text("Second")))
            // A controller presents one at a time, and is presented once.
            root.present(Controller(rootView: Text("Third")), animated: false)
            second.present(first, animated: false)
            views.advance(by: 1)
            #expect(!views.contains(.text("Third")) && second.presentedViewController == nil)
            root.dismiss(animated: false)
            views.advance(by: 1)
            #expect(!views.contains(.text("First")) && !views.contains(.text("Second")) && first.presentedViewController == nil)
            // A controller that no window shows presents nothing.
            first.present(second, animated: false)
            #expect(first.presentedViewController == nil)
        }
    }

    @Test func theUserAndTheContentDismissSheets() throws {
        struct Page: View {
            @Environment(\.dismiss) var dismiss
            var body: some View { Button("Done") { dismiss() } }
        }
        try run { root, views in
            let controller = UIHostingController(rootView: Page()), delegate = Delegate()
            controller.presentationController?.delegate = delegate
            root.present(controller, animated: false)
            views.advance(by: 1)
            try views.tap(.text("Done"))
            #expect(root.presentedViewController == nil && delegate.calls == ["did dismiss"])
            root.present(controller, animated: false)
            views.advance(by: 1)
            delegate.allows = false
            // The strip of the window above the sheet.
            try views.tap(.point(150, 4))
            #expect(root.presentedViewController === controller && delegate.calls == ["did dismiss", "refused"])
            controller.isModalInPresentation = true
            views.advance(by: 1)
            try views.tap(.point(150, 4))
            #expect(delegate.calls.count == 2)
            // The program is not asked.
            root.dismiss(animated: false)
            #expect(root.presentedViewController == nil && delegate.calls.count == 2)
        }
    }

    @Test func settingsDetermineTheHeightOfASheet() throws {
        try run { root, views in
            let controller = UIHostingController(rootView: Color.red.accessibilityIdentifier("red"))
            let sheet = try #require(controller.sheetPresentationController)
            sheet.detents = [.custom(identifier: .init("third")) { $0.maximumDetentValue / 5 }, .medium()]
            root.present(controller, animated: false)
            views.advance(by: 1)
            let low = try views.frame(of: .identifier("red")).height
            sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
            views.advance(by: 2)
            let medium = try views.frame(of: .identifier("red")).height
            // The sheet leaves a strip of 10 points.
            #expect(abs(low - 98) < 1 && abs(medium - 274.4) < 1)
            controller.modalPresentationStyle = .fullScreen
            #expect(controller.sheetPresentationController == nil)
        }
    }

    @Test func coversHaveTheBackgroundOfTheirView() throws {
        try run { root, views in
            let controller = UIHostingController(rootView: Text("Cover"))
            controller.modalPresentationStyle = .overFullScreen
            controller.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            root.present(controller, animated: false)
            views.advance(by: 1)
            @MainActor func color() throws -> [Int] { try views.image().color(x: 2, y: 2) }
            let opaque = try color()
            #expect(opaque == [255, 0, 0, 255])
            // Views below are seen through a clear one.
            controller.view.backgroundColor = .clear
            views.advance(by: 1)
            let clear = try color()
            #expect(clear == [255, 255, 255, 255])
        }
    }

    @Test func alertsPerformTheirActionsAfterTheyHaveGone() throws {
        try run { root, views in
            var calls: [String] = []
            let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
            let delete = UIAlertAction(title: "Delete", style: .destructive) { action in
                calls.append("\(action.title ?? "") \(root.presentedViewController == nil)")
                root.present(UIHostingController(rootView: Text("Deleted")), animated: false)
            }
            alert.addAction(delete)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            root.present(alert, animated: false)
            views.advance(by: 1)
            #expect(views.contains(.text("Delete?")) && views.contains(.text("It is gone then.")) && views.contains(.text("Cancel")))
            delete.isEnabled = false
            views.advance(by: 0.1)
            try views.tap(.text("Delete"))
            #expect(calls == [])
            delete.isEnabled = true
            views.advance(by: 0.1)
            try views.tap(.text("Delete"))
            views.advance(by: 1)
            #expect(calls == ["Delete true"] && !views.contains(.text("Delete?")) && views.contains(.text("Deleted")))
        }
    }

    @Test func alertsHaveTextFields() throws {
        try run { root, views in
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            var posted: [String] = []
            alert.addTextField { $0.placeholder = "Untitled" }
            let field = try #require(alert.textFields?.first)
            let observer = NotificationCenter.default.addObserver(forName: UITextField.textDidChangeNotification, object: field, queue: nil) { _ in
                MainActor.assumeIsolated { posted.append(field.text ?? "") }
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            root.present(alert, animated: false)
            views.advance(by: 1)
            #expect(views.contains(.text("Untitled")))
            try views.tap(.text("Untitled"))
            views.type("Ab")
            #expect(field.text == "Ab" && posted.last == "Ab")
            field.text = "Set"
            views.advance(by: 0.1)
            #expect(views.contains(.text("Set")) && posted.last == "Ab")
            // A choice of actions has none.
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addTextField()
            #expect(sheet.textFields == nil)
        }
    }

    @Test func itemsAreShared() throws {
        final class Printing: UIActivity {
            var items: [Any] = []
            override var activityTitle: String? { "Print it" }
            override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
            override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
            override func perform() { activityDidFinish(true) }
        }
        try run { root, views in
            var ended: [String] = []
            @MainActor func share(_ items: [Any], excluding excluded: [UIActivity.ActivityType]? = nil, with activities: [UIActivity]? = nil) {
                let controller = UIActivityViewController(activityItems: items, applicationActivities: activities)
                controller.excludedActivityTypes = excluded
                controller.completionWithItemsHandler = { type, isCompleted, _, _ in ended.append("\(type?.rawValue ?? "-") \(isCompleted)") }
                root.present(controller, animated: false)
                views.advance(by: 1)
            }
            share(["Text", URL(string: "https://example.org/a")!])
            try views.tap(.text("Copy"))
            #expect(UIPasteboard.general.string == "Text\nhttps://example.org/a")
            #expect(root.presentedViewController == nil && ended == ["com.apple.UIKit.activity.CopyToPasteboard true"])
            views.advance(by: 1)
            let printing = Printing()
            share(["Text"], excluding: [.copyToPasteboard, .mail], with: [printing])
            #expect(!views.contains(.text("Copy")) && !views.contains(.text("Mail")) && !views.contains(.text("Open")))
            try views.tap(.text("Print it"))
            #expect(printing.items as? [String] == ["Text"] && ended.last == "- true")
            views.advance(by: 1)
            share([3])
            try views.tap(.text("Cancel"))
            #expect(ended.count == 3 && ended.last == "- false" && root.presentedViewController == nil)
        }
    }

    private final class PickerDelegate: UIDocumentPickerDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var answers: [[URL]] = []
        var cancellations = 0
        var image: UIImage?

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { answers.append(urls) }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancellations += 1 }
        func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
            image = info[.originalImage] as? UIImage
            picker.dismiss(animated: true)
        }
    }

    @Test func filesAreChosenAndExported() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let host = ProgramServices.dialogHost
        defer {
            ProgramServices.dialogHost = host
            try? FileManager.default.removeItem(at: folder)
        }
        let file = folder.appending(path: "a.txt"), place = folder.appending(path: "b.txt"), picture = folder.appending(path: "p.png")
        try Data("text".utf8).write(to: file)
        try UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).pngData { _ in }.write(to: picture)
        try run { root, _ in
            let dialogs = DialogAnswers(), delegate = PickerDelegate()
            ProgramServices.dialogHost = { dialogs }
            @MainActor func pick(_ picker: UIDocumentPickerViewController, _ answer: [URL]?) {
                dialogs.files = answer
                picker.delegate = delegate
                root.present(picker, animated: true)
                #expect(root.presentedViewController == nil)
            }
            let opening = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
            opening.allowsMultipleSelection = true
            pick(opening, [file])
            #expect(delegate.answers == [[file]] && dialogs.shown.last?.purpose == .open(allowsMultiple: true))
            pick(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]), nil)
            #expect(delegate.cancellations == 1 && dialogs.shown.last?.purpose == .folder)
            pick(UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true), [file])
            let copy = try #require(delegate.answers.last?.first)
            #expect(copy != file && FileManager.default.contents(atPath: copy.path) == Data("text".utf8))
            pick(UIDocumentPickerViewController(forExporting: [file], asCopy: true), [place])
            #expect(delegate.answers.last == [place] && FileManager.default.contentsEqual(atPath: file.path, andPath: place.path))
            pick(UIDocumentPickerViewController(forExporting: [file]), [place])
            #expect(!FileManager.default.fileExists(atPath: file.path) && dialogs.shown.last?.purpose == .save(name: "a.txt"))
            let images = UIImagePickerController()
            images.delegate = delegate
            dialogs.files = [picture]
            root.present(images, animated: true)
            #expect(delegate.image != nil && root.presentedViewController == nil)
            #expect(!UIImagePickerController.isSourceTypeAvailable(.camera) && UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        }
    }

    @Test func webPagesAreOpenedInTheBrowser() throws {
        final class Delegate: SFSafariViewControllerDelegate {
            var calls: [String] = []
            func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
                calls.append("load \(didLoadSuccessfully)")
            }
            func safariViewControllerDidFinish(_ controller: SFSafariViewController) { calls.append("finish") }
        }
        let open = SystemAddresses.open
        defer { SystemAddresses.open = open }
        var opened: [URL] = []
        SystemAddresses.open = { url in
            opened.append(url)
            return true
        }
        try run { root, _ in
            let delegate = Delegate(), page = try #require(URL(string: "https://example.org"))
            let controller = SFSafariViewController(url: page)
            controller.delegate = delegate
            root.present(controller, animated: true)
            #expect(opened == [page] && root.presentedViewController == nil && delegate.calls == ["load true", "finish"])
            root.present(SFSafariViewController(url: URL(fileURLWithPath: "/tmp")), animated: true)
            #expect(opened == [page])
        }
    }

    @Test func navigationControllersHavePages() throws {
        final class Target {
            var calls = 0
            func add(_ sender: Any?) { calls += 1 }
        }
        try run { root, views in
            let first = Controller(rootView: Text("First page")), second = Controller(rootView: Text("Second page")), target = Target()
            let navigation = UINavigationController(rootViewController: first)
            first.title = "Books"
            first.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Add", style: .plain, target: target, action: Selector { (target: Target) in target.add })
            second.title = "Book"
            root.present(navigation, animated: false)
            views.advance(by: 1)
            #expect(views.contains(.text("First page")) && views.contains(.text("Books")) && first.navigationController === navigation)
            try views.tap(.text("Add"))
            #expect(target.calls == 1)
            navigation.pushViewController(second, animated: false)
            navigation.pushViewController(second, animated: false)
            views.advance(by: 1)
            #expect(views.contains(.text("Second page")) && navigation.topViewController === second && navigation.viewControllers.count == 2)
            #expect(second.calls == ["will appear false false", "did appear"] && first.calls.last == "did disappear")
            second.title = "Novel"
            views.advance(by: 0.1)
            #expect(views.contains(.text("Novel")))
            // A page presents over the window of its navigation controller.
            second.present(Controller(rootView: Text("Over the page")), animated: false)
            views.advance(by: 1)
            #expect(views.contains(.text("Over the page")) && navigation.visibleViewController === second.presentedViewController)
            second.dismiss(animated: false)
            views.advance(by: 1)
            // The back button of the user.
            try views.tap(.label("Books"))
            views.advance(by: 1)
            #expect(navigation.viewControllers == [first] && second.navigationController == nil && views.contains(.text("First page")))
            #expect(navigation.popViewController(animated: false) == nil && navigation.popToRootViewController(animated: false) == nil)
        }
    }

    @Test func viewsAreDrawn() throws {
        let controller = UIHostingController(rootView: Color.red.frame(width: 20, height: 10))
        #expect(controller.view.bounds == .zero && controller.view.intrinsicContentSize == CGSize(width: 20, height: 10))
        #expect(controller.view.sizeThatFits(.zero) == CGSize(width: 20, height: 10))
        controller.view.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        controller.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
            #expect(controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true))
        }
        let pixels = try #require(picture.cgImage)
        let colors = try [2, 5, 14, 17].map { try pixels.color(x: 10, y: $0) }
        let blue = [0, 0, 255, 255]
        #expect(colors[0] == blue && colors[3] == blue && colors[1] == colors[2] && colors[1][0] > 200)
        // Nothing is drawn without a context.
        #expect(!controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true))
    }
}
