import CoreGraphics
import Foundation
import RunnerProtocol
import SwiftUICore

extension LiveCanvas {
    /// Follows a request for this canvas; returns the answer, if there is one.
    func handle(_ request: PreviewRequest) -> PreviewEvent? {
        switch request.type {
        case .pointer: return answer(request, isHandled: point(request))
        case .wheel: return answer(request, isHandled: turnWheel(request))
        case .key: return answer(request, isHandled: press(request))
        case .type: return answer(request, isHandled: type(request.text ?? ""))
        case .press: return press(at: request)
        case .picture: return writePicture(request)
        case .tree:
            var event = answer(request, .tree)
            host.tree.update()
            event.tree = inspect()
            return event
        default: return answer(request, message: "A canvas does not understand '\(request.type.rawValue)'.")
        }
    }

    // MARK: Answers

    private func answer(_ request: PreviewRequest, _ kind: PreviewEvent.Kind) -> PreviewEvent {
        var event = PreviewEvent(kind)
        event.id = request.id
        event.canvas = canvas.id
        return event
    }

    /// The answer to input; nil if the client does not wait for one.
    private func answer(_ request: PreviewRequest, isHandled: Bool) -> PreviewEvent? {
        guard request.id != nil else { return nil }
        var event = answer(request, .handled)
        event.isHandled = isHandled
        return event
    }

    private func answer(_ request: PreviewRequest, message: String) -> PreviewEvent {
        var event = answer(request, .refused)
        event.message = message
        return event
    }

    // MARK: Input

    private func place(of request: PreviewRequest) -> CGPoint { CGPoint(x: request.x ?? 0, y: request.y ?? 0) }

    private func point(_ request: PreviewRequest) -> Bool {
        let tree = host.tree
        passTime()
        let phase: PointerEvent.Phase
        switch request.phase ?? .hovered {
        case .began: phase = .began
        case .moved: phase = .moved
        case .ended: phase = .ended
        case .cancelled: phase = .cancelled
        case .hovered: phase = .hovered
        case .left: phase = .left
        case .secondary: return tree.pressSecondary(at: place(of: request))
        }
        return tree.send(PointerEvent(phase, at: place(of: request), time: tree.clock.time))
    }

    private func turnWheel(_ request: PreviewRequest) -> Bool {
        let tree = host.tree
        passTime()
        tree.showsScrollIndicators = true
        let distance = CGVector(dx: request.dx ?? 0, dy: request.dy ?? 0)
        return tree.send(ScrollEvent(.stepped, at: place(of: request), by: distance, time: tree.clock.time))
    }

    private func press(_ request: PreviewRequest) -> Bool {
        guard let key = KeyEquivalent(previewName: request.key ?? "") else { return false }
        passTime()
        let modifiers = EventModifiers(previewNames: request.modifiers ?? [])
        let isText = modifiers.isDisjoint(with: [.command, .control])
        let characters = isText ? request.text ?? key.typedText : key.typedText
        let isHandled = host.tree.send(KeyPress(key, characters: characters, modifiers: modifiers))
        return host.tree.send(KeyPress(key, modifiers: modifiers, phase: .up)) || isHandled
    }

    private func type(_ text: String) -> Bool {
        passTime()
        var isHandled = true
        for character in text {
            let key: KeyEquivalent = character.isNewline ? .return : KeyEquivalent(character.lowercased().first ?? character)
            let press = KeyPress(key, characters: String(character), modifiers: character.isUppercase ? .shift : [])
            isHandled = host.tree.send(press) && isHandled
        }
        return isHandled
    }

    /// Presses and releases the pointer on a labelled view, or at a point.
    private func press(at request: PreviewRequest) -> PreviewEvent? {
        let tree = host.tree
        passTime()
        tree.update()
        var point = place(of: request)
        if let label = request.label {
            guard let element = tree.accessibilityElements().flatMap(\.flattened).first(where: { $0.label == label }) else {
                return answer(request, message: "There is no view labelled '\(label)'.")
            }
            point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        }
        let hasBegun = tree.send(PointerEvent(.began, at: point, time: tree.clock.time))
        let hasEnded = tree.send(PointerEvent(.ended, at: point, time: tree.clock.time))
        var event = answer(request, .handled)
        event.isHandled = hasBegun || hasEnded
        return event
    }

    private func writePicture(_ request: PreviewRequest) -> PreviewEvent {
        guard let file = request.file else { return answer(request, message: "A picture needs the name of a file.") }
        host.tree.update()
        do {
            try ImageFileWriter(tree: host.tree, format: .png).write(to: file)
        } catch {
            return answer(request, message: "The picture cannot be written: \(error)")
        }
        var event = answer(request, .picture)
        event.file = file
        return event
    }
}

extension KeyEquivalent {
    /// The key of a name in requests: a character, or a name of SwiftUI's such as `leftArrow`.
    fileprivate init?(previewName name: String) {
        if let named = Self.previewNames[name] {
            self = named
        } else if name.count == 1, let character = name.lowercased().first {
            self.init(character)
        } else {
            return nil
        }
    }

    private static let previewNames: [String: KeyEquivalent] = [
        "upArrow": .upArrow, "downArrow": .downArrow, "leftArrow": .leftArrow, "rightArrow": .rightArrow, "escape": .escape,
        "delete": .delete, "deleteForward": .deleteForward, "home": .home, "end": .end, "pageUp": .pageUp, "pageDown": .pageDown, "tab": .tab,
        "space": .space, "return": .return,
    ]
}

extension EventModifiers {
    fileprivate init(previewNames names: [String]) {
        self = []
        for name in names {
            switch name {
            case "shift": insert(.shift)
            case "control": insert(.control)
            case "option": insert(.option)
            case "command": insert(.command)
            default: break
            }
        }
    }
}
