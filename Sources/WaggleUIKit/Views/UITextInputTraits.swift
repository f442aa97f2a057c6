import Foundation
import WaggleCore

/// The label of an on-screen keyboard's return key. A hint.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

    var label: SubmitLabel {
        switch self {
        case .go: .go
        case .join: .join
        case .next: .next
        case .route: .route
        case .google, .yahoo, .search: .search
        case .send: .send
        case .done: .done
        case .continue: .continue
        case .default, .emergencyCall: .return
        }
    }
}
/// Whether input methods correct typed text. A hint.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The input traits of a text field or text view.
struct TextTraits: Equatable {
    var keyboard = UIKeyboardType.default
    var contentType: UITextContentType?
    var returnKey = UIReturnKeyType.default
    var autocapitalization = UITextAutocapitalizationType.sentences
    var autocorrection = UITextAutocorrectionType.default
}

extension View {
    nonisolated func textTraits(_ traits: TextTraits) -> some View {
        textContentType(traits.contentType)
            .keyboardType(traits.keyboard)
            .submitLabel(traits.returnKey.label)
            .textInputAutocapitalization(TextInputAutocapitalization(traits.autocapitalization))
            .autocorrectionDisabled(traits.autocorrection == .no)
    }
}
