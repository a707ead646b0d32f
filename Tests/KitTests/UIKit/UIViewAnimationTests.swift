import SwiftUI
import SwiftUITesting
import Testing
@testable import UIKit

/// Animations of UIKit change the state of SwiftUI's views, and the brightness is that of the light behind the screen.
@MainActor @Suite(.serialized) struct UIViewAnimationTests {
    private final class Model: ObservableObject {
        @Published var width = 10.0
    }

    private struct Bar: View {
        @ObservedObject var model: Model

        var body: some View { Color.red.frame(width: model.width, height: 10).accessibilityLabel("bar") }
    }

    private func host(_ model: Model) -> ViewHost { ViewHost(Bar(model: model), size: CGSize(width: 200, height: 50)) }

    @Test func changesAreAnimated() throws {
        let model = Model()
        let host = host(model)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) { model.width = 110 }
        host.advance(by: 0.5)
        #expect(abs(try host.frame(of: .label("bar")).width - 60) < 4)
        host.advance(by: 1)
        #expect(try host.frame(of: .label("bar")).width == 110)
    }

    @Test func switchedOffAnimationsChangeAtOnce() throws {
        let model = Model()
        let host = host(model)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        UIView.animate(withDuration: 1) { model.width = 110 }
        host.advance(by: 0.01)
        #expect(try host.frame(of: .label("bar")).width == 110)
        UIView.setAnimationsEnabled(true)
        UIView.performWithoutAnimation {
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1) { model.width = 20 }
        }
        #expect(UIView.areAnimationsEnabled)
        host.advance(by: 0.01)
        #expect(try host.frame(of: .label("bar")).width == 20)
    }

    @Test(arguments: [0.05, 0, -1, .nan, .infinity] as [Double])
    func completionsAreCalled(duration: Double) async {
        var values: [Bool] = []
        UIView.animate(withDuration: duration, delay: duration, usingSpringWithDamping: duration, initialSpringVelocity: 0) {
        } completion: {
            values.append($0)
        }
        for _ in 0..<1000 where values.isEmpty { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(values == [true])
    }

    @Test func theLightBehindAScreenHasSteps() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lights-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(Backlight.first(in: folder) == nil)
        for (name, brightness, maximum) in [("a", "x", "100"), ("b", "50", "0"), ("c", "50\n", "200\n")] {
            let light = folder.appendingPathComponent(name, isDirectory: true)
            try FileManager.default.createDirectory(at: light, withIntermediateDirectories: true)
            try Data(brightness.utf8).write(to: light.appendingPathComponent("brightness"))
            try Data(maximum.utf8).write(to: light.appendingPathComponent("max_brightness"))
        }
        let light = try #require(Backlight.first(in: folder))
        #expect(light.brightness == 0.25)
        #expect([0, 0.5, 1, 7, -1, .nan].map { light.steps(for: $0) } == [0, 100, 200, 200, 0, 200])
    }

    @Test func changesOfABatteryArePosted() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("batteries-\(UUID().uuidString)/BAT0", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func battery(_ capacity: String, _ status: String) throws -> Battery {
            for (name, text) in [("type", "Battery"), ("capacity", capacity), ("status", status)] {
                try Data(text.utf8).write(to: folder.appendingPathComponent(name))
            }
            return try #require(Battery.first(in: folder.deletingLastPathComponent()))
        }
        nonisolated(unsafe) var names: [String] = []
        let observers = [UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                names.append(notification.name.rawValue)
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        let first = try battery("50", "Charging")
        try battery("50", "Charging").postChanges(since: first, of: .current)
        #expect(names.isEmpty)
        try battery("51", "Charging").postChanges(since: first, of: .current)
        try battery("50", "Full").postChanges(since: first, of: .current)
        #expect(names == ["UIDeviceBatteryLevelDidChangeNotification", "UIDeviceBatteryStateDidChangeNotification"])
    }
}
