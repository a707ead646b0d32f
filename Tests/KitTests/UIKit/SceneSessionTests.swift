import SwiftUI
import SwiftUICore
import Testing
import UIKit

/// Windows that a program opens and closes by their sessions.
@MainActor @Suite(.serialized) struct SceneSessionTests {
    @Test("A session is raised or closed while its window is open")
    func sessions() throws {
        try WindowManagerForTests.run(["One", "Two"]) { manager in
            let application = UIApplication.shared
            let scenes = application.connectedScenes
            let first = try #require(scenes.first { $0.title == "One" }), second = try #require(scenes.first { $0.title == "Two" })
            var errors: [UISceneError.Code?] = []
            application.requestSceneSessionActivation(first.session, userActivity: nil, options: nil) { errors.append(($0 as? UISceneError)?.code) }
            application.requestSceneSessionDestruction(second.session, options: nil, errorHandler: nil)
            #expect(manager.log == ["present One", "close Two"] && application.openSessions == [first.session] && errors.isEmpty)
            application.requestSceneSessionDestruction(second.session, options: UIWindowSceneDestructionRequestOptions()) {
                errors.append(($0 as? UISceneError)?.code)
            }
            application.requestSceneSessionActivation(second.session, userActivity: nil, options: nil) { errors.append(($0 as? UISceneError)?.code) }
            #expect(errors == [.requestDenied, .requestDenied])
        }
        let own = ProgramServices.windowManager
        defer { ProgramServices.windowManager = own }
        ProgramServices.windowManager = WeakWindowManager()
        var code: UISceneError.Code?
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: .init()) { code = ($0 as? UISceneError)?.code }
        #expect(code == .multipleScenesNotSupported)
        #expect(UIApplication.shared.backgroundRefreshStatus == .restricted)
    }
}
