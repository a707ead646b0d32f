import Foundation
import FoundationNetworking
import FoundationOverlay
import Testing

/// The choices of networks that phones have are answered as on a computer with one network.
struct NetworkChoiceTests {
    @Test func choicesHaveNoEffect() {
        let configuration = URLSessionConfiguration.background(withIdentifier: "downloads")
        configuration.waitsForConnectivity = true
        configuration.allowsExpensiveNetworkAccess = false
        configuration.allowsConstrainedNetworkAccess = false
        configuration.sessionSendsLaunchEvents = true
        #expect(!configuration.waitsForConnectivity && !configuration.sessionSendsLaunchEvents)
        #expect(configuration.allowsExpensiveNetworkAccess && configuration.allowsConstrainedNetworkAccess)
        var request = URLRequest(url: URL(string: "https://example.com")!)
        request.allowsExpensiveNetworkAccess = false
        request.allowsConstrainedNetworkAccess = false
        #expect(request.allowsExpensiveNetworkAccess && request.allowsConstrainedNetworkAccess)
    }

    @Test func aSessionTellsItsTasks() async {
        let session = URLSession(configuration: .ephemeral)
        #expect(await session.allTasks.isEmpty)
        // A server that takes connections and never answers.
        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(server) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard bind(server, address, length) == 0, listen(server, 4) == 0, getsockname(server, address, &length) == 0 else { return UInt16(0) }
                return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt16(bigEndian: $0.pointee.sin_port) }
            }
        }
        let task = session.dataTask(with: URL(string: "http://127.0.0.1:\(port)")!)
        task.resume()
        #expect(await session.allTasks == [task])
        task.cancel()
        session.invalidateAndCancel()
    }

    @Test func terminationIsNotTheSystemsChoice() {
        let process = ProcessInfo.processInfo
        process.disableSuddenTermination()
        process.disableAutomaticTermination("saving")
        process.automaticTerminationSupportEnabled = true
        #expect(!process.automaticTerminationSupportEnabled)
        process.enableAutomaticTermination("saving")
        process.enableSuddenTermination()
    }
}
