import AppKit
import SwiftUI
import Testing
import UIKit

/// Colours, fonts and pictures as objects that can be archived and passed on.
struct ArchiveTests {
    private func copy<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
    }

    @Test func colorsKeepTheirComponentsInBothAppearances() throws {
        for color in [UIColor.systemBackground, .red, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)] {
            let copy = try #require(try copy(color))
            #expect(copy.resolved(.light) == color.resolved(.light) && copy.resolved(.dark) == color.resolved(.dark))
        }
        #expect(UIColor(white: 1, alpha: 1).isEqual(UIColor(white: 1, alpha: 1)) && UIColor.red != .green)
        #expect(Set([UIColor(white: 1, alpha: 1), UIColor(white: 1, alpha: 1)]).count == 1)
    }

    @Test func fontsKeepTheirTraits() throws {
        for font in [
            UIFont.systemFont(ofSize: 13.5, weight: .semibold), .monospacedSystemFont(ofSize: 9, weight: .regular), .italicSystemFont(ofSize: 20),
            UIFont(name: "DejaVu Sans", size: 11)!,
        ] {
            let copy = try #require(try copy(font))
            #expect(copy.pointSize == font.pointSize && copy.fontName == font.fontName)
            #expect(copy.fontDescriptor.symbolicTraits == font.fontDescriptor.symbolicTraits && copy.lineHeight == font.lineHeight)
        }
    }

    @Test func otherArchivesAreNoFonts() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: NSString(string: "a"), requiringSecureCoding: true)
        #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data)) == nil)
        #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: Data([1, 2]))) == nil)
    }

    @MainActor @Test func picturesArePassedAsFiles() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let provider = NSItemProvider(object: image)
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"] && provider.canLoadObject(ofClass: UIImage.self))
        let width: Int? = try await withCheckedThrowingContinuation { continuation in
            provider.loadObject(ofClass: UIImage.self) { object, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: (object as? UIImage)?.cgImage?.width) }
            }
        }
        #expect(width == image.cgImage?.width)
        let bad = NSItemProvider(item: NSData(data: Data([1])), typeIdentifier: "public.png")
        let isRefused = await withCheckedContinuation { continuation in
            _ = bad.loadObject(ofClass: UIImage.self) { object, error in continuation.resume(returning: object == nil && error != nil) }
        }
        #expect(isRefused)
    }

    @MainActor @Test func picturesOfAppKitArePassedAsFiles() async throws {
        let image = AppKit.NSImage(size: CGSize(width: 4, height: 2), flipped: false) { rect in
            UIColor.red.setFill()
            AppKit.NSBezierPath(rect: rect).fill()
            return true
        }
        let provider = NSItemProvider(object: image)
        #expect(provider.registeredTypeIdentifiers == ["public.tiff", "public.png"])
        for type in provider.registeredTypeIdentifiers {
            let data: Data = try await withCheckedThrowingContinuation { continuation in
                provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                    continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CancellationError()))
                }
            }
            #expect(
                try AppKit.NSImage.object(withItemProviderData: data, typeIdentifier: type).cgImage(forProposedRect: nil, context: nil, hints: nil)?
                    .width == 8)
        }
        #expect(throws: (any Error).self) { try AppKit.NSImage.object(withItemProviderData: Data(), typeIdentifier: "public.png") }
    }

    @Test func componentsOfCoreImageAreThoseOfColors() {
        let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        let parts = [color.red, color.green, color.blue, color.alpha]
        #expect(zip(parts, [0.25, 0.5, 0.75, 0.5]).allSatisfy { abs($0 - $1) < 0.0001 })
        #expect(CIColor(red: 1, green: 0, blue: 0) == CIColor(color: .red))
    }
}
