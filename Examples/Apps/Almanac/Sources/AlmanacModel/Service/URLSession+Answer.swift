import Foundation

extension URLSession {
    /// Returns the answer to a request, which ends with the task that waits for it.
    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        let running = RunningRequest()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = dataTask(with: request) { data, response, error in
                    if let data, let response = response as? HTTPURLResponse {
                        continuation.resume(returning: (data, response))
                    } else {
                        continuation.resume(throwing: error ?? URLError(.badServerResponse))
                    }
                }
                running.start(task)
            }
        } onCancel: {
            running.cancel()
        }
    }
}

/// A request that may be cancelled before it starts.
private final class RunningRequest: @unchecked Sendable {
    private let lock = NSLock()
    private var task: URLSessionDataTask?
    private var isCancelled = false

    func start(_ task: URLSessionDataTask) {
        let isCancelled = lock.withLock {
            self.task = task
            return self.isCancelled
        }
        task.resume()
        if isCancelled { task.cancel() }
    }

    /// Cancels on another thread: a cancelled task holds a lock that an arriving answer may be waiting for.
    func cancel() {
        let task = lock.withLock {
            isCancelled = true
            return self.task
        }
        DispatchQueue.global().async { task?.cancel() }
    }
}
