import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// What the controls of the table change.
struct ControlValues: Equatable {
    var count = 0
    var isOn = false
    var isShown = false
    var amount = 4.0
    var choice = 1
    var text = "Ada"
    var color = Color.red
    var date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    var days: Set<DateComponents> = []
    var selected: Int?
    var several: Set<Int> = []
    var rows = [1, 2, 3]
    var path: [Int] = []
}

/// Something that a user, or an assistive program, does.
enum ControlStep {
    case tap(ViewLocator)
    case hold(ViewLocator)
    case secondary(ViewLocator)
    case drag(ViewLocator, CGSize)
    /// Presses Tab until a view has the focus.
    case tab(to: ViewLocator)
    case key(KeyEquivalent, EventModifiers = [])
    case type(String)
    /// Does what an element with a label offers.
    case action(AccessibilityActionEntry.Kind, String)
    /// Puts a text in the place of that of the first element of a role, as assistive programs do.
    case setText(AccessibilityRole, String)
    case wait(Double)
}

/// A control, how it is operated, what that does, and what is told of it.
struct ControlRow: CustomTestStringConvertible, Sendable {
    /// What is told of a control.
    struct Element: Sendable {
        var role: AccessibilityRole
        var label: String?
        var value: String?
        var traits: AccessibilityTraits = []
        var actions: Set<AccessibilityActionEntry.Kind> = []
    }

    var name: String
    var profiles: [ViewHost.Profile] = [.iOS, .macOS]
    /// What is told of it at first; on macOS where that is something else.
    var element: Element
    var macElement: Element?
    /// Each of the ways to do the same with a pointer, with keys, and with actions of assistive programs.
    var pointer: [[ControlStep]] = []
    var keys: [[ControlStep]] = []
    var actions: [[ControlStep]] = []
    /// What each of the ways does to the values.
    var effect: @Sendable (inout ControlValues) -> Void = { _ in }
    var view: @MainActor @Sendable (Binding<ControlValues>) -> AnyView

    init(
        _ name: String, profiles: [ViewHost.Profile] = [.iOS, .macOS], _ element: Element, mac: Element? = nil,
        pointer: [[ControlStep]] = [], keys: [[ControlStep]] = [], actions: [[ControlStep]] = [],
        effect: @Sendable @escaping (inout ControlValues) -> Void = { _ in },
        @ViewBuilder view: @MainActor @Sendable @escaping (Binding<ControlValues>) -> some View
    ) {
        self.name = name
        self.profiles = profiles
        self.element = element
        macElement = mac
        self.pointer = pointer
        self.keys = keys
        self.actions = actions
        self.effect = effect
        self.view = { AnyView(view($0)) }
    }

    var testDescription: String { name }
}

extension ControlStep: @unchecked Sendable {}

/// Shows a control and has what it changes.
@MainActor final class ControlTrial {
    /// The values as they are now, for the test to see.
    private final class Record {
        var values = ControlValues()
    }

    private struct Screen: View {
        let row: ControlRow
        let isEnabled: Bool
        let record: Record
        @State private var values = ControlValues()

        var body: some View {
            row.view(
                Binding(
                    get: { values },
                    set: {
                        values = $0
                        record.values = $0
                    })
            )
            .disabled(!isEnabled)
            .accessibilityHint("What it is for")
            .environment(\.timeZone, .gmt)
        }
    }

    private let record = Record()
    let host: ViewHost

    init(_ row: ControlRow, _ profile: ViewHost.Profile, isEnabled: Bool = true) {
        host = ViewHost(Screen(row: row, isEnabled: isEnabled, record: record), profile: profile)
        rest()
    }

    var values: ControlValues { record.values }

    var elements: [AccessibilityElement] { host.accessibilityElements.flatMap(\.flattened) }

    /// Does what the steps say. Throws where there is no such view.
    func perform(_ steps: [ControlStep]) throws {
        for step in steps {
            switch step {
            case .tap(let locator): try host.tap(locator)
            case .hold(let locator): try host.longPress(locator, for: 1)
            case .secondary(let locator): try host.tree.pressSecondary(at: host.point(of: locator))
            case .drag(let locator, let distance): try host.drag(locator, by: distance)
            case .tab(let locator): try tab(to: locator)
            case .key(let key, let modifiers): host.press(key, modifiers: modifiers)
            case .type(let text): host.type(text)
            case .action(let action, let label): host.perform(action, on: label)
            case .setText(let role, let text): setText(of: role, to: text)
            case .wait(let duration): host.advance(by: duration)
            }
            rest()
        }
    }

    /// Lets what has been opened or closed come to rest, in few frames.
    private func rest() {
        for _ in 0..<5 {
            host.tree.advance(to: host.tree.clock.time + 0.12)
            host.tree.update()
        }
    }

    struct OutOfReach: Error, CustomStringConvertible {
        var locator: ViewLocator
        var description: String { "Tab does not get to \(locator)" }
    }

    private func tab(to locator: ViewLocator) throws {
        for _ in 0..<40 {
            if try host.hasFocus(locator) { return }
            host.press(.tab)
        }
        throw OutOfReach(locator: locator)
    }

    private func setText(of role: AccessibilityRole, to text: String) {
        guard let element = elements.first(where: { $0.role == role }), element.isEnabled,
            let client = element.focusTarget as? any TextInputClient
        else { return }
        host.tree.focus.focus(client)
        client.replaceText(text)
        host.tree.update()
    }
}
