import AppKit
import SwiftUI
import SwiftUICore
import Testing

/// Values and services of AppKit.
struct AppKitTests {
    @MainActor @Test func theProgramChoosesItsAppearance() {
        let changed = ProgramServices.colorSchemeChanged
        defer { (ProgramServices.colorSchemeChanged, ProgramServices.colorScheme) = (changed, nil) }
        var changes = 0
        ProgramServices.colorSchemeChanged = { changes += 1 }
        #expect(NSApp.appearance == nil)
        NSApp.appearance = NSAppearance(named: .darkAqua)
        #expect(NSApp.appearance?.name == .darkAqua && NSApp.effectiveAppearance.name == .darkAqua)
        NSApp.appearance = NSAppearance(named: .vibrantDark)
        #expect(changes == 1)
        NSApp.appearance = nil
        #expect(NSApp.appearance == nil && ProgramServices.colorScheme == nil && changes == 2)
    }

    @Test func imagesWithoutContentHaveNoSize() {
        #expect(NSImage().size == .zero)
    }

    @Test func fontsOfControlsHaveTheStandardSize() {
        #expect(NSFont.labelFont(ofSize: 0).pointSize == NSFont.labelFontSize)
        #expect(NSFont.menuFont(ofSize: 0) == NSFont.menuBarFont(ofSize: -1))
        #expect(NSFont.userFixedPitchFont(ofSize: 15) == NSFont.monospacedSystemFont(ofSize: 15, weight: .regular))
    }

    @Test func fontsWithEquallyWideLettersHaveAFixedPitch() {
        for weight in [NSFont.Weight.light, .regular, .bold] { #expect(NSFont.monospacedSystemFont(ofSize: 9, weight: weight).isFixedPitch) }
        // Only the digits of this one are equally wide.
        #expect(!NSFont.monospacedDigitSystemFont(ofSize: 30, weight: .regular).isFixedPitch && !NSFont.systemFont(ofSize: 12).isFixedPitch)
    }

    @Test func fontsAreConverted() {
        let manager = NSFontManager.shared
        let masks: [NSFontTraitMask] = [.italicFontMask, .boldFontMask, .condensedFontMask, .expandedFontMask]
        let plain = NSFont.systemFont(ofSize: 15)
        for mask in masks {
            let changed = manager.convert(plain, toHaveTrait: mask)
            #expect(manager.traits(of: changed) == mask && changed.pointSize == 15)
            #expect(manager.traits(of: manager.convert(changed, toNotHaveTrait: mask)).isEmpty)
            // Traits are added to the others, but a font is not wide and narrow.
            let italic = manager.traits(of: manager.convert(changed, toHaveTrait: .italicFontMask))
            #expect(italic == mask.union(.italicFontMask))
        }
        let wide = manager.convert(manager.convert(plain, toHaveTrait: .condensedFontMask), toHaveTrait: .expandedFontMask)
        #expect(manager.traits(of: wide) == .expandedFontMask)
        let courier = manager.convert(manager.convert(plain, toHaveTrait: .boldFontMask), toFamily: "Courier")
        #expect(courier.familyName == "Courier" && courier.pointSize == 15 && manager.traits(of: courier) == .boldFontMask)
        #expect(manager.convert(plain, toSize: 20).pointSize == 20)
    }

    @Test func colorsHaveComponents() throws {
        let color = NSColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let converted = try #require(color.usingColorSpace(.sRGB))
        #expect(abs(converted.redComponent - 0.25) < 1e-4 && abs(converted.blueComponent - 0.75) < 1e-4 && converted.alphaComponent == 0.5)
        let mixed = try #require(NSColor.black.blended(withFraction: 0.25, of: .white))
        #expect(abs(mixed.greenComponent - 0.25) < 1e-4)
        let (light, dark) = (try #require(NSColor.black.highlight(withLevel: 0.25)), try #require(NSColor.white.shadow(withLevel: 0.25)))
        #expect(abs(light.redComponent - 0.25) < 1e-4 && abs(dark.redComponent - 0.75) < 1e-4)
        let dynamic = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
        #expect(dynamic.redComponent < 1e-4)
        NSAppearance(named: .darkAqua)?.performAsCurrentDrawingAppearance { #expect(dynamic.redComponent > 0.99) }
    }

    @MainActor @Test func renderedViewsAreImagesInPoints() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 20))
        renderer.scale = 2
        #expect(try #require(renderer.nsImage).size == CGSize(width: 10, height: 20))
        #expect(try #require(renderer.uiImage).size == CGSize(width: 10, height: 20))
    }

    @Test func closuresDrawImagesWithTheYAxisUp() throws {
        let image = NSImage(size: NSSize(width: 4, height: 4), flipped: false) { rect in
            NSColor.red.setFill()
            NSBezierPath(rect: NSRect(x: 0, y: 0, width: rect.width, height: 2)).fill()
            return true
        }
        #expect(image.size == CGSize(width: 4, height: 4))
        let bitmap = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
        #expect(bitmap.width == 8)
        let top = try #require(bitmap.cropping(to: CGRect(x: 0, y: 0, width: 8, height: 4)))
        let bottom = try #require(bitmap.cropping(to: CGRect(x: 0, y: 4, width: 8, height: 4)))
        let files = [top, bottom].map { NSBitmapImageRep(cgImage: $0).representation(using: .png, properties: [:]) }
        #expect(files[0] != files[1])
        let file = try #require(files[1])
        #expect(NSImage(data: file)?.size == CGSize(width: 8, height: 4))
        #expect(NSImage(systemSymbolName: "star", accessibilityDescription: "Star")?.isValid == true)
        #expect(NSImage(named: "missing") == nil)
    }

    @Test func pathsHaveNamesOfTheirOwn() {
        let path = NSBezierPath()
        path.move(to: .zero)
        path.line(to: CGPoint(x: 10, y: 0))
        path.curve(to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 20, y: 0), controlPoint2: CGPoint(x: 20, y: 10))
        path.close()
        #expect(path.contains(CGPoint(x: 12, y: 5)) && !path.isEmpty)
        path.transform(using: CGAffineTransform(translationX: 100, y: 0))
        #expect(path.contains(CGPoint(x: 112, y: 5)))
        path.windingRule = .evenOdd
        path.append(NSBezierPath(rect: path.bounds))
        #expect(!path.contains(CGPoint(x: 112, y: 5)))
    }

    // On the main actor, as all tests of the one clipboard: they would change each other's counts.
    @MainActor @Test func theClipboardCounts() {
        let board = NSPasteboard.general
        let before = board.clearContents()
        #expect(board.setString("text", forType: .string))
        #expect(!board.setString("text", forType: .init("no type")))
        #expect(board.changeCount == before + 1)
    }

    @MainActor @Test func panelsAskTheDesktop() {
        let answers = DialogAnswers()
        ProgramServices.dialogHost = { answers }
        defer { ProgramServices.dialogHost = { nil } }
        answers.files = [URL(fileURLWithPath: "/tmp/a.txt")]
        let panel = NSOpenPanel()
        panel.allowsMultipleSelection = true
        panel.allowedContentTypes = [.plainText]
        panel.message = "Choose"
        #expect(panel.runModal() == .OK)
        #expect(panel.url?.path == "/tmp/a.txt")
        #expect(answers.shown.first?.purpose == .open(allowsMultiple: true) && answers.shown.first?.message == "Choose")
        #expect(answers.shown.first?.filters.first?.filenameExtensions.contains("txt") == true)
        answers.files = nil
        let save = NSSavePanel()
        save.nameFieldStringValue = "b.txt"
        #expect(save.runModal() == .cancel && save.url == nil)
        #expect(answers.shown.last?.purpose == .save(name: "b.txt"))
    }

    @MainActor @Test func withoutAWindowPanelsAreCancelled() {
        let own = ProgramServices.dialogHost
        ProgramServices.dialogHost = { nil }
        defer { ProgramServices.dialogHost = own }
        #expect(NSOpenPanel().runModal() == .cancel)
    }

    @MainActor @Test func aProgramCancelsAPanel() {
        final class Silent: FileDialogHost {
            final class Shown: ShownFileDialog {
                var isDismissed = false
                func dismiss() { isDismissed = true }
            }
            let dialog = Shown()
            func show(_ dialog: FileDialog, answer: @escaping @MainActor ([URL]?) -> Void) -> any ShownFileDialog { self.dialog }
        }
        let (own, host) = (ProgramServices.dialogHost, Silent())
        ProgramServices.dialogHost = { host }
        defer { ProgramServices.dialogHost = own }
        let panel = NSSavePanel()
        var responses: [NSApplication.ModalResponse] = []
        panel.begin { responses.append($0) }
        #expect(responses.isEmpty)
        panel.cancel(nil)
        panel.cancel(nil)
        #expect(responses == [.cancel] && host.dialog.isDismissed)
    }
}

/// What only macOS offers.
@MainActor struct MacServiceTests {
    /// Services of other programs call such methods on macOS.
    private final class Provider: NSObject {
        func convert(_ pasteboard: NSPasteboard, userData: String, error: NSErrorPointer) { error?.pointee = NSError(domain: userData, code: 1) }
    }

    @Test func servicesAreKept() {
        let provider = Provider()
        NSApp.servicesProvider = provider
        #expect(NSApp.servicesProvider as? Provider === provider)
        NSApp.servicesProvider = nil
        var error: NSError?
        provider.convert(.general, userData: "a", error: &error)
        provider.convert(.general, userData: "a", error: nil)
        #expect(error?.domain == "a")
    }

    @Test func permissionsAreNotGiven() async {
        let error = await #expect(throws: CocoaError.self) {
            try await NSWorkspace.shared.requestAuthorization(to: .createSymbolicLink)
        }
        #expect(error?.code == .featureUnsupported)
        NSWorkspace.shared.requestAuthorization(to: .replaceFile) { authorization, error in
            #expect(authorization == nil && error != nil)
            // What a program does with a permission.
            if let authorization { _ = FileManager(authorization: authorization) }
        }
    }
}
