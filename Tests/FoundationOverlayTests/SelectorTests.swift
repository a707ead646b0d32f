import Foundation
import FoundationOverlay
import Testing

private final class Listener: NSObject {
    var heard: [String] = []
    func plain() { heard.append("plain") }
    func told(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func ticked(_ timer: Timer) { timer.invalidate() }
}

@MainActor private final class MainListener: NSObject {
    var count = 0
    func plain() { count += 1 }
    func told(_ notification: Notification) { count += 10 }
}

/// Methods as selectors.
struct SelectorTests {
    private let name = Notification.Name("SelectorTests.\(UUID().uuidString)")

    @Test func observersAreCalledUntilTheyAreRemoved() {
        let (center, listener) = (NotificationCenter(), Listener())
        center.addObserver(listener, selector: Selector(listener.plain), name: name, object: nil)
        center.addObserver(listener, selector: Selector(Listener.told(_:)), name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(listener.heard.sorted() == [name.rawValue, "plain"].sorted())
        center.removeObserver(listener, name: Notification.Name("other"), object: nil)
        center.removeObserver(listener)
        center.post(name: name, object: nil)
        #expect(listener.heard.count == 2)
    }

    @Test func observersThatAreGoneAreNotCalled() {
        let center = NotificationCenter()
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            center.addObserver(listener, selector: Selector(Listener.plain), name: name, object: nil)
        }
        #expect(gone == nil)
        center.post(name: name, object: nil)
    }

    @MainActor @Test func methodsOfTheMainActorAreCalled() {
        let (center, listener) = (NotificationCenter(), MainListener())
        center.addObserver(listener, selector: Selector(listener.plain), name: name, object: nil)
        center.addObserver(listener, selector: Selector(MainListener.told(_:)), name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(listener.count == 11)
    }

    @Test func timersCallTheirTarget() {
        let listener = Listener()
        let timer = Timer(timeInterval: 1, target: listener, selector: Selector(Listener.ticked(_:)), userInfo: nil, repeats: true)
        timer.fire()
        #expect(!timer.isValid)
        #expect(Selector("showSettingsWindow:").name == "showSettingsWindow:")
    }
}
