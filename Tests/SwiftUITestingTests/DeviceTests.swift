import SwiftUI
import SwiftUITesting
import Testing

private struct Surroundings: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.displayScale) private var scale
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let classes = "\(horizontal == .compact ? "compact" : "regular") \(vertical == .compact ? "compact" : "regular")"
        Text("\(classes) \(Int(scale)) \(textSize == .medium ? "medium" : "other")").accessibilityIdentifier("text")
        Color.red.accessibilityIdentifier("color")
    }
}

@MainActor @Suite struct DeviceTests {
    @Test func aDeviceGivesSizeAndSafeArea() throws {
        let device = try #require(ViewHost.Device("iPhone 15"))
        let host = ViewHost(VStack(spacing: 0) { Surroundings() }, device: device, dynamicTypeSize: .medium)
        #expect(host.size == CGSize(width: 393, height: 852))
        #expect(host.safeAreaInsets == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        #expect(try host.text(of: .identifier("text")) == "compact regular 3 medium")
        // A colour reaches to the edges of the screen.
        #expect(try host.frame(of: .identifier("color")).maxY <= 852)
        #expect(try host.frame(of: .identifier("text")).minY == 59)
    }

    @Test func aDeviceOnItsSide() throws {
        let device = try #require(ViewHost.Device("iPhone 15", isLandscape: true))
        #expect(device.size == CGSize(width: 852, height: 393))
        #expect(device.safeAreaInsets == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
        let host = ViewHost(VStack { Surroundings() }, device: device)
        #expect(try host.text(of: .identifier("text")) == "compact compact 3 other")
    }

    @Test(arguments: [
        ("iPhone SE (3rd generation)", 375.0), ("iphone 14 pro", 393), ("iPad Pro (11-inch) (4th generation)", 834), ("iPad (9th generation)", 810),
        ("iPhone 12 Pro Max", 428), ("iPhone 16e", 390),
    ])
    func namesAreThoseOfXcode(name: String, width: Double) throws {
        #expect(try #require(ViewHost.Device(name)).size.width == width)
    }

    /// Measured on iOS 26 with phones of 402 and 440 points. Grouped rows of iOS 26 have their own margin of 20 points on both.
    @Test(
        "Phones of 414 points and more have margins of 20 points",
        arguments: [
            ("iPhone 17 Pro", ViewHost.Profile.iOS, 16.0, 32.0), ("iPhone 17 Pro Max", .iOS, 20, 40), ("iPhone 8 Plus", .iOS, 20, 40),
            ("iPad", .iOS, 20, 40), ("iPhone 17 Pro", .iOS26, 16, 36), ("iPhone 17 Pro Max", .iOS26, 20, 40),
        ])
    func margins(name: String, profile: ViewHost.Profile, plain: Double, grouped: Double) throws {
        struct Page: View {
            var isGrouped: Bool

            var body: some View {
                let list = List {
                    Color.red.frame(height: 20).accessibilityIdentifier("row")
                }
                if isGrouped { list.listStyle(.insetGrouped) } else { list.listStyle(.plain) }
            }
        }
        let device = try #require(ViewHost.Device(name))
        for (isGrouped, margin) in [(false, plain), (true, grouped)] {
            let row = try ViewHost(Page(isGrouped: isGrouped).profile(profile), device: device).frame(of: .identifier("row"))
            #expect(row.minX == margin && row.maxX == device.size.width - margin)
        }
        let title = NavigationStack { Text("Page").scenePadding().navigationTitle("Title") }.profile(profile)
        let host = ViewHost(title, device: device)
        #expect(try host.frame(of: .text("Title")).minX == plain)
    }

    @Test(arguments: ["", "iPhone", "iPhone 150", "Newton"]) func otherNamesMeanNothing(name: String) {
        #expect(ViewHost.Device(name) == nil)
    }

    @Test func textSizeAndSafeAreaMayBeGivenAlone() throws {
        let host = ViewHost(
            VStack { Surroundings() }, dynamicTypeSize: .medium, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
        #expect(try host.text(of: .identifier("text")).hasSuffix("medium"))
        #expect(try host.frame(of: .identifier("text")).minY == 47)
    }
}
