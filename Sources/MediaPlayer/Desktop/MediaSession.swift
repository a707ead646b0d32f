import Foundation
import ServiceLoop
import Synchronization

/// The program's playback, as the program describes it and the desktop sees it.
///
/// The program changes the state on any thread; each state is passed to the player on the thread of services, in the order of the changes.
package final class MediaSession: Sendable {
    /// The session of the program, on the bus of the user's session.
    static let shared = MediaSession(bus: .session)

    /// Performs a request of the user on the main thread.
    typealias Performer = @Sendable (PlayerRequest, PlayerState, _ position: Double) -> MPRemoteCommandHandlerStatus

    /// The time in seconds since any moment, by which positions move on.
    let time: @Sendable () -> Double
    private let state = Mutex(PlayerState())
    private let performer = Mutex<Performer?>(nil)
    private let player: DesktopPlayer

    package init(bus: DesktopPlayer.Bus, time: @escaping @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime }) {
        self.time = time
        player = DesktopPlayer(bus: bus, time: time)
        player.session = self
    }

    /// Changes the state.
    func update(_ change: (inout PlayerState) -> Void) {
        state.withLock { state in
            change(&state)
            ServiceLoop.perform { [player, state] in player.show(state) }
        }
    }

    /// Takes the program off the bus, whatever its state.
    package func end() {
        ServiceLoop.perform { [player] in player.show(PlayerState()) }
    }

    func setPerformer(_ new: @escaping Performer) { performer.withLock { $0 = new } }

    /// Performs a request on the main thread, and passes the result on that thread.
    func perform(
        _ request: PlayerRequest, in state: PlayerState, position: Double, completion: @escaping @Sendable (MPRemoteCommandHandlerStatus) -> Void
    ) {
        DispatchQueue.main.async { [self] in
            completion(performer.withLock { $0 }?(request, state, position) ?? .success)
        }
    }
}
