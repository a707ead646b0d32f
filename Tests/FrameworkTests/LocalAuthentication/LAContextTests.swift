import LocalAuthentication
import Testing

/// Policies, none of which can be evaluated.
struct LAContextTests {
    @Test(
        "A context tells why a policy cannot be evaluated",
        arguments: [
            (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.Code.biometryNotAvailable), (.deviceOwnerAuthentication, .passcodeNotSet),
        ])
    func policies(_ policy: LAPolicy, _ code: LAError.Code) async {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(policy, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == code.rawValue)
        #expect(!context.canEvaluatePolicy(policy, error: nil) && context.biometryType == .none)

        await #expect(throws: LAError(code)) { try await context.evaluatePolicy(policy, localizedReason: "To see notes") }
        let (isOwner, failure) = await withCheckedContinuation { continuation in
            context.evaluatePolicy(policy, localizedReason: "To see notes") { continuation.resume(returning: ($0, $1)) }
        }
        #expect(!isOwner && (failure as? LAError)?.code == code)
    }

    @Test("Codes are caught by their names")
    func codes() {
        do {
            throw LAError(.userCancel)
        } catch LAError.passcodeNotSet {
            Issue.record("It is another code.")
        } catch LAError.userCancel {
        } catch {
            Issue.record(error)
        }
    }
}
