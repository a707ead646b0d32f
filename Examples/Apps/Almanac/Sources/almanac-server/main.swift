import AlmanacServing
import Dispatch
import Foundation

let port = CommandLine.arguments.dropFirst().first.flatMap(UInt16.init) ?? 0

do {
    let server = try AlmanacServer(port: port)
    FileHandle.standardOutput.write(Data("Almanac is served at \(server.url)\n".utf8))
    withExtendedLifetime(server) { dispatchMain() }
} catch {
    FileHandle.standardError.write(Data("almanac-server: \(error)\n".utf8))
    exit(1)
}
