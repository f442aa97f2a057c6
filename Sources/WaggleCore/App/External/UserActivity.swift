import Foundation

extension View {
    @available(*, unavailable, message: "This system has no service that passes activities between devices. Leave the modifier out; handle URLs with onOpenURL.")
    public nonisolated func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void) -> some View { self }
    @available(*, unavailable, message: "This system has no service that passes activities between devices. Leave the modifier out; handle URLs with onOpenURL.")
    public nonisolated func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, Any) -> Void) -> some View { self }
    @available(*, unavailable, message: "This system has no service that passes activities between devices. Leave the modifier out; handle URLs with onOpenURL.")
    public nonisolated func onContinueUserActivity(_ activityType: String, perform action: @escaping (Any) -> Void) -> some View { self }
}
