import Foundation
import SwiftUI
import UIKit

/// A product of the store. There is no store, so a search finds none, and no value of this type is ever made; programs that show a shop
/// show an empty one.
public struct Product: Identifiable, Hashable, Sendable {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = Self(rawValue: "Consumable"), nonConsumable = Self(rawValue: "Non-Consumable"),
            nonRenewable = Self(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
        public var localizedDescription: String { rawValue }
    }
    public let id: String
    public let type: ProductType
    public let displayName, description, displayPrice: String
    public let price: Decimal
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?
    public let priceFormatStyle: Decimal.FormatStyle.Currency
    public let jsonRepresentation: Data

    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int
    }
    public struct SubscriptionOffer: Hashable, Sendable {
        public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
        public let id: String?
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }
    public struct SubscriptionInfo: Hashable, Sendable {
        public enum RenewalState: Hashable, Sendable { case subscribed, expired, inBillingRetryPeriod, inGracePeriod, revoked }
        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
        }
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public var status: [Status] { get async throws { [] } }
        public var isEligibleForIntroOffer: Bool { get async { false } }
        public static func status(for groupID: String) async throws -> [Status] { [] }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    }

    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: token.uuidString) }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(name: "\(simulateAskToBuy)")
        }
    }
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>), userCancelled, pending
    }
    public enum PurchaseError: Error, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier, invalidOfferPrice,
            invalidOfferSignature, missingOfferParameters
    }

    /// None: a store that knows none of the identifiers answers so, too.
    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String {
        []
    }
    /// - Throws: `PurchaseError.productUnavailable`.
    @discardableResult public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw PurchaseError.productUnavailable
    }
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

/// What the store has signed, and whether the signature holds.
public enum VerificationResult<SignedType: Sendable>: Sendable {
    public enum VerificationError: Error, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature,
            missingRequiredProperties
    }
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): value
            case .unverified(_, let error): throw error
            }
        }
    }
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// A purchase. There are none: the sequences of them end at once, except that of updates, which waits.
public struct Transaction: Identifiable, Hashable, Sendable {
    public enum RevocationReason: Hashable, Sendable { case developerIssue, other }
    public enum OwnershipType: Hashable, Sendable { case purchased, familyShared }
    public let id, originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate, originalPurchaseDate: Date
    public let expirationDate, revocationDate: Date?
    public let revocationReason: RevocationReason?
    public let isUpgraded: Bool
    public let purchasedQuantity: Int
    public let ownershipType: OwnershipType
    public let subscriptionGroupID: String?
    public let appAccountToken: UUID?
    public let environment: AppStore.Environment

    public func finish() async {}

    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        let waits: Bool
        public struct AsyncIterator: AsyncIteratorProtocol {
            let waits: Bool
            /// Nil; where it waits, when the task is cancelled.
            public mutating func next() async -> VerificationResult<Transaction>? {
                guard waits else { return nil }
                let (stream, source) = AsyncStream.makeStream(of: Void.self)
                await withTaskCancellationHandler { for await _ in stream {} } onCancel: { source.finish() }
                return nil
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(waits: waits) }
    }
    public static var all: Transactions { Transactions(waits: false) }
    public static var currentEntitlements: Transactions { Transactions(waits: false) }
    public static var unfinished: Transactions { Transactions(waits: false) }
    public static var updates: Transactions { Transactions(waits: true) }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, notAvailableInStorefront, notEntitled, systemError(any Error), networkError(URLError), unsupported
}

public enum AppStore {
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Self(rawValue: "Production"), sandbox = Self(rawValue: "Sandbox"), xcode = Self(rawValue: "Xcode")
    }
    /// False: nobody can pay here.
    public static var canMakePayments: Bool { false }
    public static var deviceVerificationID: UUID? { nil }
    /// Nothing is to be restored, which is no error: a phone without purchases says the same.
    public static func sync() async throws {}
    /// Does nothing, as on a phone that has asked often enough: the system decides whether a person is asked, and there is no store to rate
    /// in.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    /// - Throws: `StoreKitError.unsupported`.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws { throw StoreKitError.unsupported }
}

public struct Storefront: Hashable, Sendable {
    public let countryCode, id: String
    public static var current: Storefront? { get async { nil } }
}

public final class SKStoreReviewController: NSObject {
    /// Does nothing: see `AppStore.requestReview(in:)`.
    @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
    @MainActor public static func requestReview() {}
}

/// Asks for a review, if the system thinks that it is time. It never is.
@MainActor
public struct RequestReviewAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

extension View {
    /// Shows a sheet that says that there are no subscriptions, while the binding is true.
    public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        sheet(isPresented: isPresented) {
            ContentUnavailableView {
                Label("No Subscriptions", systemImage: "creditcard")
            } description: {
                Text("There is no store here.")
            } actions: {
                Button("Done") { isPresented.wrappedValue = false }
            }
        }
    }
    /// Tells the action that the code could not be entered, while the binding is true.
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
            guard isShown else { return }
            isPresented.wrappedValue = false
            onCompletion(.failure(StoreKitError.unsupported))
        }
    }
}

@available(*, unavailable, message: "There is no store; Product.products(for:) finds none, and its purchase throws.")
open class SKPaymentQueue: NSObject {}
@available(*, unavailable, message: "There is no store; Product.products(for:) finds none.")
open class SKProductsRequest: NSObject {}
@available(*, unavailable, message: "There is no store whose page could be shown; a Link opens its address.")
open class SKStoreProductViewController: UIViewController {}
