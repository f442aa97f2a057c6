import Foundation
import UIKit

/// Writes a mail. No account is set up here, so `canSendMail` is false, and programs take their other way, such as a mailto address for
/// `openURL`.
@MainActor
open class MFMailComposeViewController: UINavigationController {
    /// False.
    open class func canSendMail() -> Bool { false }

    public init() {
        super.init(rootViewController: UIViewController())
        viewControllers[0].view.backgroundColor = .systemBackground
    }
    public required init?(coder: NSCoder) { return nil }

    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private var subject = "", recipients: [String] = [], body = ""

    open func setSubject(_ subject: String) { self.subject = subject }
    open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    /// A composer that is shown although no mail can be sent says so and asks to be closed, as on a phone without an account.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let mailComposeDelegate {
            mailComposeDelegate.mailComposeController(self, didFinishWith: .failed, error: MFMailComposeError(.sendFailed))
        } else {
            dismiss(animated: animated)
        }
    }
}

@MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        controller.dismiss(animated: true)
    }
}

public enum MFMailComposeResult: Int, Sendable { case cancelled = 0, saved = 1, sent = 2, failed = 3 }

public struct MFMailComposeError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case saveFailed = 0, sendFailed = 1 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "MFMailComposeErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "No mail account is set up."] }
}

/// Writes a text message, which this machine cannot send.
@MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// False, all three.
    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }

    public init() {
        super.init(rootViewController: UIViewController())
        viewControllers[0].view.backgroundColor = .systemBackground
    }
    public required init?(coder: NSCoder) { return nil }

    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var subject: String?
    open var body: String?
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let messageComposeDelegate { messageComposeDelegate.messageComposeViewController(self, didFinishWith: .failed) } else {
            dismiss(animated: animated)
        }
    }
}

@MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

public enum MessageComposeResult: Int, Sendable { case cancelled = 0, sent = 1, failed = 2 }
