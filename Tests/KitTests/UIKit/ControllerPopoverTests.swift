import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing
import UIKit

/// Controllers that are presented as popovers.
@MainActor @Suite(.serialized) struct ControllerPopoverTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.automatic
        var allows = true
        var calls: [String] = []

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did dismiss") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { calls.append("refused") }
    }

    /// Runs a test with a window, its controller and its views.
    private func run(width: CGFloat = 900, _ body: (UIViewController, ViewHost) throws -> Void) throws {
        try WindowManagerForTests.run(["Scene"], content: Text("Behind"), size: CGSize(width: width, height: 600)) { manager in
            _ = UIApplication.shared
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let views = try #require(manager.views(of: "Scene"))
            views.tree.environment.horizontalSizeClass = width < 600 ? .compact : .regular
            try body(try #require(scene.windows.first?.rootViewController), views)
        }
    }

    private func controller() -> (UIHostingController<some View>, UIPopoverPresentationController) {
        let controller = UIHostingController(rootView: Color.red.frame(width: 100, height: 60).accessibilityIdentifier("red"))
        controller.modalPresentationStyle = .popover
        return (controller, controller.popoverPresentationController!)
    }

    @Test(
        "In regular width a popover lies at its place, on the side that the arrow may point from",
        arguments: [
            (UIPopoverArrowDirection.any, CGPoint(x: 450, y: 330), 1), (.down, CGPoint(x: 450, y: 270), -1), (.left, CGPoint(x: 490, y: 300), 2),
            (.right, CGPoint(x: 410, y: 300), -2), (UIPopoverArrowDirection(), CGPoint(x: 450, y: 300), 0),
        ])
    func places(_ directions: UIPopoverArrowDirection, _ edge: CGPoint, _ side: Int) throws {
        try run { root, views in
            let (controller, popover) = controller()
            popover.sourceView = root.view
            popover.sourceRect = CGRect(x: 410, y: 270, width: 80, height: 60)
            popover.permittedArrowDirections = directions
            root.present(controller, animated: false)
            views.advance(by: 1)
            let frame = try views.frame(of: .identifier("red"))
            #expect(frame.size == CGSize(width: 100, height: 60))
            // The gap is the height of the arrow.
            let gap: CGFloat
            switch side {
            case 1: gap = frame.minY - edge.y
            case -1: gap = edge.y - frame.maxY
            case 2: gap = frame.minX - edge.x
            case -2: gap = edge.x - frame.maxX
            default: gap = 0
            }
            if side == 0 {
                #expect(frame.midX == edge.x && frame.midY == edge.y)
            } else {
                #expect(gap > 4 && gap < 20)
                #expect(abs(side) == 1 ? frame.midX == edge.x : frame.midY == edge.y)
            }
        }
    }

    @Test("A popover lies below, and where it does not fit there above its place")
    func room() throws {
        try run { root, views in
            let (controller, popover) = controller()
            popover.sourceItem = root.view
            popover.sourceRect = CGRect(x: 400, y: 550, width: 10, height: 10)
            root.present(controller, animated: false)
            views.advance(by: 1)
            let frame1 = try views.frame(of: .identifier("red"))
            #expect(frame1.maxY < 550)
            popover.sourceRect = CGRect(x: 400, y: 50, width: 10, height: 10)
            views.advance(by: 1)
            let frame2 = try views.frame(of: .identifier("red"))
            #expect(frame2.minY > 60)
        }
    }

    @Test("In compact width a popover is a sheet, unless the delegate keeps it or lets it cover the window")
    func adaptation() throws {
        try run(width: 375) { root, views in
            @MainActor func frame(_ style: UIModalPresentationStyle) throws -> CGRect {
                let (controller, popover) = controller(), delegate = Delegate()
                delegate.style = style
                popover.delegate = delegate
                popover.sourceView = root.view
                popover.sourceRect = CGRect(x: 100, y: 50, width: 20, height: 20)
                root.present(controller, animated: false)
                views.advance(by: 1)
                defer {
                    root.dismiss(animated: false)
                    views.advance(by: 1)
                }
                return try views.frame(of: .identifier("red"))
            }
            let sheet = try frame(.automatic), popover = try frame(.none)
            #expect(sheet.midX == 187.5 && sheet.minY > 200)
            #expect(popover.midX == 110 && popover.minY > 70 && popover.minY < 90)
            // A cover begins at the upper edge, and a sheet below a strip.
            let cover = try frame(.fullScreen)
            #expect(cover.midY < sheet.midY)
        }
    }

    @Test("Without a place to point at a popover is a sheet")
    func noPlace() throws {
        try run { root, views in
            let (controller, popover) = controller()
            popover.permittedArrowDirections = []
            root.present(controller, animated: false)
            views.advance(by: 1)
            let alone = try views.frame(of: .identifier("red"))
            root.dismiss(animated: false)
            controller.modalPresentationStyle = .pageSheet
            root.present(controller, animated: false)
            views.advance(by: 1)
            let frame3 = try views.frame(of: .identifier("red"))
            #expect(frame3 == alone)
        }
    }

    @Test("A popover points at the button of a bar")
    func barButton() throws {
        try run { root, views in
            let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
            let page = UIHostingController(rootView: Text("Page"))
            page.navigationItem.rightBarButtonItem = item
            let navigation = UINavigationController(rootViewController: page)
            navigation.modalPresentationStyle = .fullScreen
            root.present(navigation, animated: false)
            views.advance(by: 1)
            let (controller, popover) = controller()
            popover.barButtonItem = item
            popover.sourceView = root.view
            #expect(popover.sourceItem === item)
            navigation.present(controller, animated: false)
            views.advance(by: 1)
            let button = try views.frame(of: .text("Share")), frame = try views.frame(of: .identifier("red"))
            #expect(frame.minY > button.maxY && frame.minY < button.maxY + 40)
            #expect(frame.minX < button.midX && frame.maxX > button.midX)
        }
    }

    @Test("A popover has the size that its controller prefers")
    func preferredSize() throws {
        try run { root, views in
            let inner = UIHostingController(rootView: Color.red.accessibilityIdentifier("red"))
            inner.preferredContentSize = CGSize(width: 240, height: 180)
            inner.modalPresentationStyle = .popover
            inner.popoverPresentationController?.sourceView = root.view
            inner.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 50, width: 10, height: 10)
            root.present(inner, animated: false)
            views.advance(by: 1)
            let frame4 = try views.frame(of: .identifier("red"))
            #expect(frame4.size == CGSize(width: 240, height: 180))
            inner.preferredContentSize = CGSize(width: 120, height: 0)
            views.advance(by: 1)
            let frame5 = try views.frame(of: .identifier("red"))
            #expect(frame5.width == 120)
        }
    }

    @Test("A press outside dismisses a popover, unless it is modal or its delegate refuses")
    func dismissal() throws {
        try run { root, views in
            let (controller, popover) = controller(), delegate = Delegate()
            popover.delegate = delegate
            popover.sourceView = root.view
            popover.sourceRect = CGRect(x: 400, y: 50, width: 10, height: 10)
            root.present(controller, animated: false)
            views.advance(by: 1)
            controller.isModalInPresentation = true
            views.advance(by: 1)
            try views.tap(.point(30, 500))
            #expect(root.presentedViewController === controller && delegate.calls == [])
            controller.isModalInPresentation = false
            delegate.allows = false
            views.advance(by: 1)
            try views.tap(.point(30, 500))
            #expect(root.presentedViewController === controller && delegate.calls == ["refused"])
            delegate.allows = true
            try views.tap(.point(30, 500))
            views.advance(by: 1)
            #expect(root.presentedViewController == nil && delegate.calls == ["refused", "did dismiss"])
            #expect(!views.contains(.identifier("red")))
        }
    }

    @Test("Controllers that cover the window have a presentation controller, whose delegate is told of their dismissal")
    func covers() throws {
        struct Page: View {
            @Environment(\.dismiss) var dismiss
            var body: some View { Button("Done") { dismiss() } }
        }
        try run { root, views in
            let controller = UIHostingController(rootView: Page()), delegate = Delegate()
            controller.modalPresentationStyle = .fullScreen
            let presentation = try #require(controller.presentationController)
            #expect(controller.presentationController === presentation && !(presentation is UISheetPresentationController))
            presentation.delegate = delegate
            root.present(controller, animated: false)
            views.advance(by: 1)
            #expect(presentation.presentingViewController === root && presentation.presentedViewController === controller)
            try views.tap(.text("Done"))
            #expect(root.presentedViewController == nil && delegate.calls == ["did dismiss"])
        }
    }
}
