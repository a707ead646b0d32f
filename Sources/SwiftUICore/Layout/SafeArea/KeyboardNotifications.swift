import CoreGraphics
import Foundation

extension SafeAreas {
    /// Notifies the program that the on-screen keyboard appears, changes or disappears, with the notifications that `UIResponder` declares.
    ///
    /// They are posted after the layout, when observers may write state. The host shows and hides the keyboard without an animation: the
    /// `did` notifications follow in the next round of the same update. Their duration and curve are those of iOS, with which programs move
    /// their own views.
    ///
    /// UIKit documents which notifications there are and what they contain, but not their order: the change of the frame comes first here.
    func announceKeyboard() {
        guard !tree.environment.platformProfile.isMac else { return }
        tree.schedule { [weak self] in
            guard let self, announcedKeyboardReach != keyboardReach else { return }
            let kind = keyboardReach > 0 ? "Show" : "Hide"
            let information = keyboardInformation(from: announcedKeyboardReach, to: keyboardReach)
            announcedKeyboardReach = keyboardReach
            for name in ["WillChangeFrame", "Will\(kind)"] { Self.post(name, information) }
            tree.schedule { for name in ["DidChangeFrame", "Did\(kind)"] { Self.post(name, information) } }
        }
    }

    /// Returns what a notification of the keyboard contains when its height changes, in points.
    private func keyboardInformation(from old: CGFloat, to new: CGFloat) -> [String: Any] {
        // A hidden keyboard lies below the window.
        func frame(_ reach: CGFloat) -> CGRect {
            CGRect(x: 0, y: tree.size.height - reach, width: tree.size.width, height: reach > 0 ? reach : max(old, new))
        }
        return [
            "UIKeyboardFrameBeginUserInfoKey": NSValue(rect: frame(old)),
            "UIKeyboardFrameEndUserInfoKey": NSValue(rect: frame(new)),
            "UIKeyboardAnimationDurationUserInfoKey": 0.25,
            "UIKeyboardAnimationCurveUserInfoKey": 7,
            "UIKeyboardIsLocalUserInfoKey": true,
        ]
    }

    private static func post(_ name: String, _ information: [String: Any]) {
        NotificationCenter.default.post(name: Notification.Name("UIKeyboard\(name)Notification"), object: nil, userInfo: information)
    }
}
