// UIKit's names for the purpose of a text field.

import Foundation
import WaggleCore

/// The keyboard type for text input. A hint to input methods; no input is rejected.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
         webSearch, asciiCapableNumberPad

    fileprivate var purpose: TextContentPurpose {
        switch self {
        case .default, .asciiCapable: .freeForm
        case .numbersAndPunctuation: .punctuation
        case .twitter: .social
        case .webSearch: .webSearch
        case .URL: .url
        case .numberPad, .asciiCapableNumberPad: .digits
        case .decimalPad: .number
        case .phonePad: .phone
        case .namePhonePad: .name
        case .emailAddress: .email
        }
    }
}

/// The automatic capitalization by an on-screen keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0, words, sentences, allCharacters
}

/// The semantic meaning of text input. A hint.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "additional-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let dateTime = UITextContentType(rawValue: "date-time")
    public static let birthdate = UITextContentType(rawValue: "bday")

    /// Nil if the content type needs no special keyboard.
    fileprivate var purpose: TextContentPurpose? {
        switch self {
        case .name, .givenName, .familyName, .middleName, .nickname: .name
        case .telephoneNumber: .phone
        case .emailAddress: .email
        case .URL: .url
        case .creditCardNumber, .oneTimeCode: .digits
        case .password, .newPassword: .password
        default: nil
        }
    }
}

extension View {
    /// Sets the keyboard type of text fields in the view. A hint to input methods; no input is rejected.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.textContentPurpose, type.purpose) }

    /// Sets the content type of text fields in the view. A hint to input methods.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textContentPurpose) { purpose in
            if let meant = textContentType?.purpose { purpose = meant }
        }
    }
}

extension TextInputAutocapitalization {
    /// The counterpart of a UIKit type.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}
