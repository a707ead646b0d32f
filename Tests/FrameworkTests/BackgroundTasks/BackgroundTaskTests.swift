import BackgroundTasks
import Testing

/// Requests for tasks in the background, which are refused.
struct BackgroundTaskTests {
    @Test func requestsAreRefusedAsUnavailable() async {
        let scheduler = BGTaskScheduler.shared
        #expect(scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { $0.setTaskCompleted(success: true) })
        let request = BGAppRefreshTaskRequest(identifier: "refresh")
        request.earliestBeginDate = Date()
        #expect(throws: BGTaskScheduler.Error(.unavailable)) { try scheduler.submit(request) }
        do {
            try scheduler.submit(BGProcessingTaskRequest(identifier: "process"))
            Issue.record("The request was accepted.")
        } catch BGTaskScheduler.Error.unavailable {
            // As expected.
        } catch {
            Issue.record(error)
        }
        #expect(await scheduler.pendingTaskRequests().isEmpty)
        #expect((BGTaskScheduler.Error(.unavailable) as NSError).code == 1)
    }
}
