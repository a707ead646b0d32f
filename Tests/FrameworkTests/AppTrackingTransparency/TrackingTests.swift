import AppTrackingTransparency
import Testing

/// The answer to programs that want to follow the user.
struct TrackingTests {
    @Test func followingIsRestricted() async {
        #expect(ATTrackingManager.trackingAuthorizationStatus == .restricted)
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .restricted)
        let told = await withCheckedContinuation { continuation in
            ATTrackingManager.requestTrackingAuthorization { continuation.resume(returning: $0) }
        }
        #expect(told == .restricted)
    }
}
