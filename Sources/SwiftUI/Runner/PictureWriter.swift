import Foundation
import RunnerProtocol
import SwiftUICore

/// Draws a tree to a file.
@MainActor
struct PictureWriter {
    let tree: ViewTree
    let job: RunnerJob

    func write(to path: String) throws {
        throw RunnerFailure("this build has no renderer; 'apus inspect' works")
    }
}
