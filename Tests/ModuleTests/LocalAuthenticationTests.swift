import Foundation
import LocalAuthentication
import Testing

struct LocalAuthenticationTests {
    @Test func noFaceIsEnrolledAndNoPasscodeSet() async {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == LAError.Code.biometryNotEnrolled.rawValue && context.biometryType == .none)
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        do {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock the shed")
            Issue.record("Nobody can be known here.")
        } catch LAError.passcodeNotSet {} catch { Issue.record("\(error)") }
    }

    @Test func aReplyTellsWhy() async {
        let answer = await withCheckedContinuation { continuation in
            LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock the shed") {
                continuation.resume(returning: ($0, ($1 as? LAError)?.code))
            }
        }
        #expect(answer == (false, .biometryNotEnrolled))
    }

    @Test func anInvalidatedContextSaysSo() async {
        let context = LAContext()
        context.invalidate()
        await #expect(throws: LAError(.invalidContext)) {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
        }
    }
}
