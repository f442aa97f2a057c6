// What an on-screen keyboard looks like at one moment, and its keys.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest

/// Everything that a keyboard's picture depends on. Equal faces look alike.
struct KeyboardFace: Equatable {
    enum Page { case letters, numbers, symbols }

    /// The window's width, and the keyboard's height.
    var size: CGSize
    var measures: KeyboardMeasures
    var purpose: TextContentPurpose
    var page: Page
    var isShifted: Bool
    var submit: SubmitLabel.Kind
    var isDark: Bool
    /// The language's code, which decides where letters are.
    var language: String
    /// The characters of the key that is down; nil for none.
    var pressed: String?

    /// True if the keys are large ones of a number pad.
    var isPad: Bool { !measures.isTablet && [.digits, .number, .phone, .pin].contains(purpose) }
}

/// The heights of a keyboard on one screen, in points.
struct KeyboardMeasures: Equatable {
    let isTablet: Bool
    let isLandscape: Bool
    /// The bar with predictions above the keys.
    let bar: CGFloat
    /// The four rows of keys.
    let keys: CGFloat
    /// Below the keys: the home indicator, and on phones in portrait the keys for emoji and dictation.
    let foot: CGFloat
    /// Beside the keys.
    let side: CGFloat
    /// The height of a key, and the gap between two rows.
    let key: CGFloat
    let gap: CGFloat

    /// - Parameter screen: A device's, or any other, which is taken for a phone or a tablet by its size.
    init(_ screen: Screen) {
        isTablet = min(screen.width, screen.height) >= 744
        isLandscape = screen.width > screen.height
        let hasIndicator = screen.safeArea.bottom > 0
        if isTablet {
            let isLarge = min(screen.width, screen.height) >= 1000
            bar = 55
            foot = hasIndicator ? 24 : 0
            keys = isLandscape ? (isLarge ? 419 : 343) : (isLarge ? 323 : 258)
            side = 0
            gap = isLandscape ? 13 : 10
            key = (keys - 4 * gap) / 4
        } else if isLandscape {
            bar = 38
            keys = hasIndicator ? 150 : 162
            foot = hasIndicator ? 21 : 0
            side = screen.safeArea.leading > 0 ? screen.safeArea.leading + 12 : 0
            gap = 8
            key = hasIndicator ? 29.5 : 32
        } else {
            // Phones from 414 points on have larger keys.
            let isLarge = screen.width >= 414
            bar = hasIndicator ? 45 : 44
            keys = isLarge ? 226 : 216
            foot = hasIndicator ? 75 : 0
            side = 0
            gap = isLarge ? 11 : 12
            key = isLarge ? 45 : 42
        }
    }

    /// The height from the window's bottom.
    func height(_ purpose: TextContentPurpose) -> CGFloat { keys + foot + (hasBar(purpose) ? bar : 0) }
    /// Numbers and passwords have no predictions; a tablet's bar has other keys as well.
    func hasBar(_ purpose: TextContentPurpose) -> Bool {
        if isTablet { return true }
        switch purpose {
        case .digits, .number, .phone, .pin, .password: return false
        case .freeForm, .url, .email, .name, .punctuation, .social, .webSearch: return true
        }
    }
}

/// A key at its place in the keyboard.
struct KeyboardKey: Equatable {
    enum Label: Equatable {
        case text(String)
        case symbol(String)
        /// A digit and the letters below it.
        case digit(String, letters: String)
    }
    /// How the key is painted.
    enum Role { case letter, special, action, plain }
    enum Effect: Equatable {
        case types(String)
        case deletes, returns, shifts, ends, nothing
        case turns(KeyboardFace.Page)
    }
    var label: Label
    var role: Role
    var effect: Effect
    var frame: CGRect
}
