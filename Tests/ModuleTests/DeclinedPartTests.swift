import AuthenticationServices
import BackgroundTasks
import CoreHaptics
import CoreMotion
import CoreSpotlight
import Foundation
import LinkPresentation
import MessageUI
@testable import Network
import SafariServices
import StoreKit
import SwiftUI
import Testing
import UIKit
import WaggleTesting

/// Modules of parts that no Linux machine has: each answers as a phone whose owner says no or that lacks the part.
@MainActor struct DeclinedPartTests {
    @Test func aPageOfTheWebGoesToTheBrowser() throws {
        struct Browser: UIViewControllerRepresentable {
            let url: URL
            func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
            func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
        }
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                Button("Read") { isShown = true }.sheet(isPresented: $isShown) {
                    if let url = URL(string: "https://example.org/eels") { Browser(url: url) }
                }
            }
        }
        let screen = try TestScreen(Page())
        try screen.tap("Read")
        screen.advance(by: 1)
        #expect(screen.openedURLs.map(\.absoluteString) == ["https://example.org/eels"])
        #expect(screen.shows("example.org"))
        try screen.tap("Done")
        screen.advance(by: 1)
        #expect(!screen.shows("example.org"))
    }

    @Test func noMailCanBeSent() throws {
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        struct Mail: View {
            @State private var result = "?"
            var body: some View { Text(result).overlay { Composer { result = $0 } } }
        }
        struct Composer: UIViewControllerRepresentable {
            let told: (String) -> Void
            func makeCoordinator() -> Owner { Owner(told) }
            func makeUIViewController(context: Context) -> MFMailComposeViewController {
                let composer = MFMailComposeViewController()
                composer.mailComposeDelegate = context.coordinator
                composer.setSubject("Eels")
                composer.setMessageBody("", isHTML: false)
                return composer
            }
            func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
            final class Owner: NSObject, MFMailComposeViewControllerDelegate {
                let told: (String) -> Void
                init(_ told: @escaping (String) -> Void) { self.told = told }
                func mailComposeController(
                    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
                ) {
                    told("\(result)")
                }
            }
        }
        let screen = try TestScreen(Mail())
        screen.advance(by: 0.5)
        #expect(screen.shows("failed"))
    }

    @Test func noMotorPlays() throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
        let event = CHHapticEvent(eventType: .hapticContinuous,
            parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)], relativeTime: 0.5, duration: 2)
        #expect(try CHHapticPattern(events: [event], parameters: []).duration == 2.5)
    }

    @Test func theStoreHasNothing() async throws {
        #expect(try await Product.products(for: ["eel"]).isEmpty)
        var count = 0
        for await result in Transaction.currentEntitlements { if case .verified = result { count += 1 } }
        #expect(count == 0 && !AppStore.canMakePayments)
        // The updates wait, and end with their task.
        let task = Task { for await _ in Transaction.updates { return true }; return false }
        task.cancel()
        #expect(await task.value == false)
        struct Shop: View {
            @Environment(\.requestReview) private var requestReview
            @State private var isShown = false
            var body: some View { Button("Rate") { requestReview(); isShown = true }.manageSubscriptionsSheet(isPresented: $isShown) }
        }
        let screen = try TestScreen(Shop())
        try screen.tap("Rate")
        screen.advance(by: 1)
        #expect(screen.shows("No Subscriptions"))
    }

    @Test func nobodySignsIn() async throws {
        struct Door: View {
            @State private var text = "closed"
            @State private var scopes = 0
            var body: some View {
                Text("\(text) \(scopes)")
                SignInWithAppleButton(.signIn) { request in
                    request.requestedScopes = [.fullName, .email]
                    scopes = request.requestedScopes?.count ?? 0
                } onCompletion: { result in
                    switch result {
                    case .success: text = "open"
                    case .failure(ASAuthorizationError.canceled): text = "canceled"
                    case .failure: text = "broken"
                    }
                }
                .signInWithAppleButtonStyle(.whiteOutline).frame(width: 280, height: 45)
            }
        }
        let screen = try TestScreen(Door())
        try screen.tap("Sign in with Apple")
        screen.advance(by: 0.5)
        #expect(screen.shows("canceled 2"))
        #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "A") == .notFound)
        if let url = URL(string: "https://example.org") {
            let error = await withCheckedContinuation { continuation in
                ASWebAuthenticationSession(url: url, callbackURLScheme: "eel") { _, error in
                    continuation.resume(returning: (error as? ASWebAuthenticationSessionError)?.code)
                }.start()
            }
            #expect(error == .canceledLogin)
        }
    }

    @Test func aPathHasTheInterfacesWithARoute() async {
        let four =
            "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\nwlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\neth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\neth0\t0001A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\n"
        let path = NWPath.now(requiring: nil, without: [], routes: (four, ""))
        #expect(path.status == .satisfied && path.availableInterfaces.map(\.name) == ["eth0", "wlan0"] && path.supportsIPv4
            && !path.supportsIPv6)
        #expect(path.usesInterfaceType(.wifi) && !path.isExpensive)
        #expect(NWPath.now(requiring: .cellular, without: [], routes: (four, "")).status == .unsatisfied)
        #expect(NWPath.now(requiring: nil, without: [], routes: ("", "")).status == .unsatisfied)
        let monitor = NWPathMonitor()
        let status = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { continuation.resume(returning: $0.status) }
            monitor.start(queue: DispatchQueue(label: "paths"))
        }
        monitor.cancel()
        #expect(status == monitor.currentPath.status)
    }

    @Test func noSystemStartsIndexesOrMovesTheProgram() async {
        #expect(BGTaskScheduler.shared.register(forTaskWithIdentifier: "eels.refresh", using: nil) { $0.setTaskCompleted(success: true) })
        #expect(throws: BGTaskScheduler.Error(.unavailable)) { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "eels.refresh")) }
        #expect(!CSSearchableIndex.isIndexingAvailable())
        let set = CSSearchableItemAttributeSet(contentType: .text)
        set.title = "Eels"
        await #expect(throws: CSIndexError(.remoteConnectionError)) {
            try await CSSearchableIndex.default().indexSearchableItems(
                [CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: set)])
        }
        let manager = CMMotionManager()
        #expect(!manager.isDeviceMotionAvailable && !CMPedometer.isStepCountingAvailable())
        let error = await withCheckedContinuation { continuation in
            manager.startDeviceMotionUpdates(to: OperationQueue()) { continuation.resume(returning: $1 as? CMError) }
        }
        #expect(error == .notAvailable)
    }

    @Test func aLinkIsACardThatOpensItsPage() throws {
        struct Card: UIViewRepresentable {
            let metadata: LPLinkMetadata
            func makeUIView(context: Context) -> LPLinkView { LPLinkView(metadata: metadata) }
            func updateUIView(_ view: LPLinkView, context: Context) {}
        }
        let metadata = LPLinkMetadata()
        metadata.title = "All about eels"
        metadata.originalURL = URL(string: "https://example.org/eels")
        let screen = try TestScreen(Card(metadata: metadata).frame(width: 300, height: 64))
        screen.advance(by: 0.1)
        try screen.tap("All about eels")
        #expect(screen.openedURLs.map(\.absoluteString) == ["https://example.org/eels"])
    }
}
